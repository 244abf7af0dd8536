import { once } from 'node:events';
import { WebSocket, type ClientOptions } from 'ws';
import type { Person } from './Person';
import { reservedPlace } from './RawSocket';
import { pause, until } from '../until';

const JOIN_ROOM = 10;
const QUIET_ROUNDS = 3;

/** A connection without the SDK: it keeps every frame as it arrived. */
export class RawClient {
  readonly frames: Buffer[] = [];
  closed: number | undefined;

  private constructor(
    readonly socket: WebSocket,
    acknowledges: boolean,
  ) {
    socket.on('message', (frame: Buffer) => {
      this.frames.push(frame);
      if (acknowledges && frame[0] === JOIN_ROOM) socket.send(Buffer.from([JOIN_ROOM]));
    });
    socket.on('close', (code) => (this.closed = code));
    socket.on('error', () => undefined);
  }

  static async join(person: Person, table: string): Promise<RawClient> {
    return RawClient.connect(person.address, await reservedPlace(person, table));
  }

  /** `acknowledges`: takes the place that it is offered, as Colyseus' clients do at once. */
  static async connect(
    address: string,
    path: string,
    options: ClientOptions = {},
    acknowledges = true,
  ): Promise<RawClient> {
    const socket = new WebSocket(address.replace('http', 'ws') + path, options);
    const client = new RawClient(socket, acknowledges);
    await new Promise((resolve, reject) => {
      socket.on('open', resolve);
      socket.on('error', reject);
    });
    return client;
  }

  send(frame: Uint8Array): void {
    this.socket.send(frame);
  }

  async untilClosed(): Promise<number> {
    await until(() => this.closed !== undefined, 'the connection to be closed');
    return this.closed!;
  }

  /** Waits until nothing arrives any more; reliable on a busy machine too, since each round asks the server. */
  async quiet(ms = 20): Promise<void> {
    for (let rounds = 0; rounds < QUIET_ROUNDS; rounds += 1) {
      const before = this.frames.length;
      await this.pong();
      await pause(ms);
      if (this.frames.length !== before) rounds = -1;
    }
  }

  /** Waits until everything that the server sent before it answered a ping has arrived. */
  private async pong(): Promise<void> {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    const heard = new AbortController();
    const { signal } = heard;
    this.socket.ping();
    await Promise.race([once(this.socket, 'pong', { signal }), once(this.socket, 'close', { signal })]);
    heard.abort();
  }
}
