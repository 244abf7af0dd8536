import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to a port of this machine that can be cut and restored. */
export interface Wire {
  readonly port: number;
  /** The next transaction is committed, but the connection is cut before the answer arrives. */
  cutAfterCommit(): void;
  cut(): void;
  /** Carries nothing any more, but nobody is told. */
  silence(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function layWire(to: number): Promise<Wire> {
  const sockets = new Set<Socket>();
  let state: 'whole' | 'losing' | 'silent' | 'cut' = 'whole';
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const cut = (): void => {
    state = 'cut';
    drop();
  };
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(to, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (request) => {
      if (state !== 'silent') far.write(request);
    });
    far.on('data', (answer) => {
      if (state === 'silent') return;
      // PostgreSQL's message for a committed transaction.
      if (state === 'losing' && answer.includes('COMMIT')) cut();
      else near.write(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cutAfterCommit: () => {
      state = 'losing';
    },
    cut,
    silence: () => {
      state = 'silent';
    },
    mend: () => {
      state = 'whole';
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        drop();
      }),
  };
}
