import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');
const START_LIMIT = 20_000;

export interface Hall {
  readonly url: string;
  /** Lines that the server logged so far. */
  readonly log: readonly string[];
  /** Where it keeps what it stores. */
  readonly folder: string;
  /** Ends it, and forgets what it stored. */
  close(): Promise<void>;
  /** Ends it as an administrator would who starts it again. */
  rest(): Promise<void>;
  /** Ends the process as a failing machine would. */
  kill(): Promise<void>;
}

interface HallPlace {
  readonly port: number;
  readonly folder: string;
}

/**
 * Starts the built server as a process of its own, on a free port of this machine and with an empty
 * store; or where an earlier one stood.
 */
export async function openHall(environment: Record<string, string> = {}, place?: Hall): Promise<Hall> {
  const { port, folder } = place ? placeOf(place) : await freshPlace();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [path.join(ROOT, 'server/dist/main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      GEARHALL_DATA: folder,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => log.push(...chunk.toString().split('\n').filter(Boolean)));
  child.stderr.on('data', (chunk: Buffer) => log.push(...chunk.toString().split('\n').filter(Boolean)));
  await answering(`${url}/health`, child, log);
  return {
    url,
    log,
    folder,
    close: async () => {
      await stop(child, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
    rest: () => stop(child, 'SIGTERM'),
    kill: () => stop(child, 'SIGKILL'),
  };
}

function placeOf({ url, folder }: Hall): HallPlace {
  return { port: Number(new URL(url).port), folder };
}

async function freshPlace(): Promise<HallPlace> {
  return { port: await freePort(), folder: await mkdtemp(path.join(tmpdir(), 'gearhall-')) };
}

function freePort(): Promise<number> {
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

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  await gone;
}
