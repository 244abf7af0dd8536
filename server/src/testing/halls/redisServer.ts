import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort } from './freePort';
import { temporaryFolder } from '../temporaryFolder';
import { until } from '../until';

/** A Redis server of its own, on a free port of this machine. Keeps nothing. */
export interface RedisServer {
  readonly url: string;
  /** Another one at the same port; the first one's end is waited for. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** Connections stay, and nothing is answered. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

export async function startRedis(): Promise<RedisServer> {
  const folder = temporaryFolder();
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder.path];
    child = spawn('redis-server', words, { stdio: 'ignore' });
    await until(() => answers(port), 'Redis to answer');
  };
  const stop = async (): Promise<void> => {
    const ending = child;
    child = undefined;
    if (!ending) return;
    const ended = once(ending, 'exit');
    ending.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    stop,
    async restart() {
      await stop();
      await start();
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    async close() {
      await stop();
      folder.remove();
    },
  };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Defines tests that need Debian's `redis-server`. Without it, they fail under CI, and elsewhere are reported. */
export function withRedis(define: () => void): void {
  if (process.env.CI || spawnSync('redis-server', ['--version']).status === 0) define();
  else test.todo('Redis: not run, because there is no redis-server');
}
