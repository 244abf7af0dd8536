import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../..');
const START_LIMIT = 20_000;
/** Tests make tables faster than people do. */
const QUICK_PEOPLE = { TABLES_PER_MINUTE: '100' };

/**
 * For requests that tests make themselves: on a busy machine the hall may close an idle connection at the moment at which
 * it is used again. Browsers ask again then, Node's `fetch` fails.
 */
export const JSON_BY_ITSELF = { 'Content-Type': 'application/json', connection: 'close' };

export interface Hall {
  readonly url: string;
  /** Lines that the server has logged since its last start. */
  readonly log: readonly string[];
  /** The folder of its store. */
  readonly folder: string;
  /** Stops it and deletes its store. */
  close(): Promise<void>;
  /** Stops it as an administrator would before a restart. */
  rest(): Promise<void>;
  /** Kills the process, as in a crash. */
  kill(): Promise<void>;
  /** Restarts it after one of these, with the same address and the same store. */
  startAgain(): Promise<void>;
}

/**
 * Starts the built server as a process of its own, on a free port of this machine and with an empty store.
 * `root`: the folder of the project whose server it is.
 */
export async function openHall(
  environment: Readonly<Record<string, string>> = {},
  root = ROOT,
): Promise<Hall> {
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'gearhall-'));
  const url = `http://127.0.0.1:${port}`;
  const program = path.join(root, 'server/dist/main.js');
  const start = () =>
    startServer(program, url, { PORT: String(port), GEARHALL_DATA: folder, ...QUICK_PEOPLE, ...environment });
  let server = await start();
  return {
    url,
    folder,
    get log() {
      return server.log;
    },
    close: async () => {
      await stop(server.child, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
    rest: () => stop(server.child, 'SIGTERM'),
    kill: () => stop(server.child, 'SIGKILL'),
    startAgain: async () => {
      server = await start();
    },
  };
}

export interface Server {
  readonly child: ChildProcess;
  readonly log: readonly string[];
}

export async function startServer(
  program: string,
  url: string,
  environment: Readonly<Record<string, string>>,
): Promise<Server> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, HOST: '127.0.0.1', NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => log.push(...chunk.toString().split('\n').filter(Boolean)));
  child.stderr.on('data', (chunk: Buffer) => log.push(...chunk.toString().split('\n').filter(Boolean)));
  await answering(`${url}/health`, child, log);
  return { child, log };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answering(url: string, child: ChildProcess, log: readonly string[]): Promise<void> {
  const end = performance.now() + START_LIMIT;
  while (performance.now() < end && child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  throw new Error(`The server did not start:\n${log.join('\n')}`);
}

export async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  await gone;
}
