import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { builtServer } from './builtServer';

/** As an operator starts it. `words`: of Node. */
export const hallCommand = (...words: readonly string[]): readonly string[] => [
  process.execPath,
  ...words,
  builtServer('main.js'),
];

/** The real server in a process of its own. */
export interface HallProcess {
  readonly address: string;
  readonly pid: number;
  /** What it has written to its standard error output so far. */
  errors(): string;
  /** The lines that it has logged so far. */
  output(): string;
  /** Resolves with the exit code, or the signal that ended it, once it has ended by itself. */
  readonly ended: Promise<number | string>;
  /** Ends it, and resolves with the exit code, or the signal that ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | string>;
}

/** Listeners to the output of a process. */
export interface Hearing {
  /** A line of the log. */
  onLine(line: string): void;
  /** A piece of its standard error output. */
  onError(text: string): void;
  onExit(): void;
}

/** Starts the server on a free port of this machine; `command`: another one than that of the build. */
export async function startHall(
  environment: Readonly<Record<string, string>>,
  hearing?: Hearing,
  command = hallCommand(),
): Promise<HallProcess> {
  const child = launch(environment, command);
  const ended = exitOf(child);
  let [output, errors] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  if (hearing) hear(child, hearing);
  const port = await portOf(child);
  return {
    ended,
    errors: () => errors,
    output: () => output,
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts a server that is expected to fail, and returns how. `through` is a command that runs it. */
export async function failToStart(
  environment: Readonly<Record<string, string>>,
  through: readonly string[] = [],
) {
  const child = launch(environment, [...through, ...hallCommand()]);
  let [output, errors] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    // It has started after all.
    if (output.includes('"port"')) child.kill('SIGKILL');
  });
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return { code: await exitOf(child), output, errors };
}

function launch(
  environment: Readonly<Record<string, string>>,
  [program = '', ...words]: readonly string[],
): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(program, words, {
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      TABLES_PER_MINUTE: '1000',
      JOINS_PER_MINUTE: '10000',
      CALLS_PER_MINUTE: '10000',
      CONNECTIONS_PER_ADDRESS: '10000',
      SOCKETS_PER_ADDRESS: '10000',
      BOT_DELAY_MS: '20',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function hear(child: ChildProcess, { onLine, onError, onExit }: Hearing): void {
  if (child.stdout) createInterface(child.stdout).on('line', onLine);
  child.stderr?.on('data', (chunk: Buffer) => onError(chunk.toString()));
  child.once('exit', onExit);
}

async function exitOf(child: ChildProcess): Promise<number | string> {
  const { exitCode, signalCode } = child;
  if (exitCode !== null || signalCode !== null) return exitCode ?? signalCode ?? 'nothing';
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return code ?? signal ?? 'nothing';
}

/** Reads its log to the end: a full pipe would block the process. */
async function portOf(child: ChildProcess): Promise<number> {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const { stdout } = child;
  if (!stdout) throw new Error('The server has no output.');
  return new Promise((resolve, reject) => {
    createInterface(stdout).on('line', (line) => {
      const { port } = JSON.parse(line) as { port?: number };
      if (port !== undefined) resolve(port);
    });
    child.once('close', () => reject(new Error(`The server did not start: ${errors}`)));
  });
}
