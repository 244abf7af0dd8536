import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');
const START_LIMIT = 20_000;

export interface Hall {
  readonly url: string;
  /** Lines that the server logged so far. */
  readonly log: readonly string[];
  close(): Promise<void>;
}

/** Starts the built server on a free port of this machine, as a process of its own. */
export async function openHall(environment: Record<string, string> = {}): Promise<Hall> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [path.join(ROOT, 'server/dist/main.js')], {
    env: {
      ...process.env,
      GEARHALL_DATA: 'memory',
      PORT: String(port),
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => log.push(...chunk.toString().split('\n').filter(Boolean)));
  child.stderr.on('data', (chunk: Buffer) => log.push(...chunk.toString().split('\n').filter(Boolean)));
  await answering(`${url}/health`, child, log);
  return { url, log, close: () => stop(child) };
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

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill();
  await gone;
}
