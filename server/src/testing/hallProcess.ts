import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const SERVER = join(__dirname, '..', '..');
const ARGUMENTS = ['-r', 'ts-node/register', join(SERVER, 'src', 'main.ts')];

/** The real server, as a process of its own. */
export interface HallProcess {
  readonly address: string;
  readonly pid: number;
  /** Resolves with the exit code, or the signal that ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string>;
}

/** Starts the server on a free port of this machine. */
export async function startHall(environment: Readonly<Record<string, string>>): Promise<HallProcess> {
  const child = launch(environment);
  const port = await portOf(child);
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async end(signal) {
      const ended = exitOf(child);
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts a server that is expected to give up, and tells how. */
export async function failToStart(environment: Readonly<Record<string, string>>) {
  const child = launch(environment);
  let [output, errors] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return { code: await exitOf(child), output, errors };
}

function launch(environment: Readonly<Record<string, string>>): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, ARGUMENTS, {
    env: {
      PATH,
      HOME,
      TS_NODE_PROJECT: join(SERVER, 'tsconfig.json'),
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      TABLES_PER_MINUTE: '1000',
      JOINS_PER_MINUTE: '10000',
      CALLS_PER_MINUTE: '10000',
      BOT_DELAY_MS: '20',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function exitOf(child: ChildProcess): Promise<number | string> {
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return code ?? signal ?? 'nothing';
}

async function portOf(child: ChildProcess): Promise<number> {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  if (!child.stdout) throw new Error('The server has no output.');
  const lines = createInterface(child.stdout);
  for await (const line of lines) {
    const { port } = JSON.parse(line) as { port?: number };
    if (port === undefined) continue;
    child.stdout.resume();
    return port;
  }
  throw new Error(`The server did not start: ${errors}`);
}
