import { connect, type Socket } from 'node:net';

/** Longer than any answer takes on a busy machine. */
const TIMEOUT_MS = 15_000;

/** A TCP connection to the server that keeps what it was sent. */
export class Tcp {
  readonly pieces: Buffer[] = [];
  isClosed = false;
  /** Called with each piece as it comes. */
  onData: (piece: Buffer) => void = (piece) => this.pieces.push(piece);
  /** Resolves once the server has ended its side. */
  private readonly ending: Promise<void>;

  private constructor(readonly socket: Socket) {
    socket.setNoDelay(true);
    // Text comes only from a socket that has an encoding.
    socket.on('data', (piece) => typeof piece !== 'string' && this.onData(piece));
    socket.on('error', () => undefined);
    this.ending = new Promise((resolve) => {
      for (const event of ['end', 'close'] as const) {
        socket.on(event, () => {
          this.isClosed = true;
          resolve();
        });
      }
    });
  }

  static async open(port: number): Promise<Tcp> {
    const tcp = new Tcp(connect({ port, host: '127.0.0.1', allowHalfOpen: true }));
    await within(
      new Promise<void>((resolve, reject) => {
        tcp.socket.once('connect', resolve);
        tcp.socket.once('error', reject);
      }),
      'a connection',
    );
    return tcp;
  }

  write(bytes: Buffer | string): void {
    if (!this.isClosed) this.socket.write(bytes);
  }

  /** All that came, as text. */
  get text(): string {
    return Buffer.concat(this.pieces).toString('latin1');
  }

  /** Resolves once the server has closed its side. If it does not react to our end, it counts as hung. */
  async untilEnded(what: string): Promise<void> {
    try {
      await within(this.ending, what);
    } finally {
      this.socket.destroy();
    }
  }

  /** Ends our side, and waits for the server to end its own. */
  async finish(what: string): Promise<void> {
    this.socket.end();
    await this.untilEnded(what);
  }
}

/** Rejects when it takes longer than anything should. */
export async function within<T>(promise: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Waited ${TIMEOUT_MS / 1000} seconds for ${what}.`)),
      TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
