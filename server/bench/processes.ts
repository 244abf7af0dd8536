import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type Figures = Readonly<Record<string, number>>;

const TIMEOUT_MS = 600_000;
const END_WITHIN_MS = 5000;
const ROOT = join(__dirname, '..', '..');

/** The limits are for strangers; here everybody has the same address. */
const ENVIRONMENT = {
  ...process.env,
  NODE_ENV: 'production',
  TS_NODE_PROJECT: join(ROOT, 'server', 'tsconfig.json'),
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'info',
  TABLES_PER_MINUTE: '1000000',
  JOINS_PER_MINUTE: '1000000',
  CALLS_PER_MINUTE: '1000000',
  MESSAGES_PER_SECOND: '1000000',
  CONNECTIONS_PER_ADDRESS: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
};

/** What has not ended yet. */
export const children = new Set<ChildProcess>();
let isEnding = false;

export function script(path: string): string[] {
  return ['-r', 'ts-node/register', path];
}

interface RunOptions {
  readonly variables?: Readonly<Record<string, string>>;
  /** A command that runs it. */
  readonly through?: readonly string[];
  /** Whether it is sent messages, instead of printing lines. */
  readonly isSentMessages?: boolean;
}

/** Runs Node with these arguments; without a place to store anything, unless the variables name one. */
export function run(
  args: readonly string[],
  { variables = {}, through = [], isSentMessages = false }: RunOptions = {},
): ChildProcess {
  if (isEnding) throw new Error('No process is started any more.');
  const [program = '', ...words] = [...through, process.execPath, ...args];
  const child = spawn(program, words, {
    cwd: ROOT,
    env: { ...ENVIRONMENT, GEARHALL_DATA: 'memory', DATABASE_URL: '', REDIS_URL: '', ...variables },
    stdio: isSentMessages ? ['ignore', 'inherit', 'inherit', 'ipc'] : ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

/** Asks all to end, and ends by force those that do not. No other one is started afterwards. */
export async function endChildren(): Promise<void> {
  isEnding = true;
  const ended = [...children].map((child) => once(child, 'exit'));
  for (const child of children) child.kill();
  const late = setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, END_WITHIN_MS);
  await Promise.all(ended);
  clearTimeout(late);
}

/** The first line of JSON with this field that the process prints. */
export async function lineWith(child: ChildProcess, field: string): Promise<Figures> {
  if (!child.stdout) throw new Error('The process has no output.');
  const late = setTimeout(() => child.kill(), TIMEOUT_MS);
  try {
    for await (const line of createInterface(child.stdout)) {
      const parsed = JSON.parse(line) as Figures;
      if (field in parsed) return parsed;
    }
  } finally {
    clearTimeout(late);
  }
  throw new Error(`A process ended without telling its ${field}.`);
}

/** The server's own metrics, as Prometheus would read them. */
export function metricsOf(address: string) {
  return async (name: string): Promise<number> => {
    const text = await (await fetch(`${address}/metrics`)).text();
    const value = new RegExp(`^${name} (\\S+)$`, 'mu').exec(text)?.[1];
    if (value === undefined) throw new Error(`The server tells no ${name}.`);
    return Number(value);
  };
}
