import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isSecretGameId, type SecretGameId } from './secretTables';
import { putToSleep } from './sleeping';

/**
 * Measures the real server with and without its SQLite store, alternating with the reference (reference.ts), each with
 * real clients in a process of their own; prints the medians of all rounds as one line of JSON.
 */
const SUBJECTS = ['ours', 'sqlite', 'reference'] as const;
type SubjectName = (typeof SUBJECTS)[number];
type Figures = Readonly<Record<string, number>>;

const ROUNDS = 3;
const TIMEOUT_MS = 180_000;
const ROOT = join(__dirname, '..', '..');
const SERVER = ['server/dist/main.js'];
const SCRIPTS = {
  ours: SERVER,
  sqlite: SERVER,
  kriegbot: SERVER,
  metalheads: SERVER,
  reference: script('server/bench/reference.ts'),
};

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

const children = new Set<ChildProcess>();

function script(path: string): string[] {
  return ['-r', 'ts-node/register', path];
}

function run(args: readonly string[], data = 'memory'): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...ENVIRONMENT, GEARHALL_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

/** The first line of JSON with this field that the process prints. */
async function lineWith(child: ChildProcess, field: string): Promise<Figures> {
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

async function round(subject: SubjectName): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'gearhall-bench-'));
  try {
    if (subject === 'sqlite') await putToSleep({ type: 'sqlite', folder, sync: 'normal' });
    return await measure(subject, subject === 'sqlite' ? folder : 'memory');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(subject: SubjectName | SecretGameId, data: string): Promise<Figures> {
  const server = run(SCRIPTS[subject], data);
  const { port } = await lineWith(server, 'port');
  server.stdout?.resume();
  const clients = run([...script('server/bench/clients.ts'), subject, `http://127.0.0.1:${port}`]);
  const figures = await lineWith(clients, 'actionsPerSecond');
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  return figures;
}

function medians(rounds: readonly Figures[]): Figures {
  const keys = Object.keys(rounds[0] ?? {});
  const middle = (key: string): number =>
    rounds.map((figures) => figures[key] ?? Number.NaN).sort((one, other) => one - other)[
      Math.floor(rounds.length / 2)
    ] ?? Number.NaN;
  return Object.fromEntries(keys.map((key) => [key, rounded(middle(key))]));
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}

function ratios(ours: Figures, theirs: Figures): Figures {
  const shared = Object.keys(ours).filter((key) => key in theirs);
  return Object.fromEntries(shared.map((key) => [key, rounded((ours[key] ?? 0) / (theirs[key] ?? 1))]));
}

/** What `--game` measures instead: a game in which each seat of a table sees something else (secretTables.ts). */
async function secretGame(id: SecretGameId): Promise<void> {
  const rounds: Figures[] = [];
  for (let count = 0; count < ROUNDS; count += 1) rounds.push(await measure(id, 'memory'));
  console.log(JSON.stringify({ [id]: medians(rounds) }));
}

async function main([option, game]: readonly string[]): Promise<void> {
  if (option === '--game' && isSecretGameId(game)) return secretGame(game);
  const results: Record<SubjectName, Figures[]> = { ours: [], sqlite: [], reference: [] };
  for (let count = 0; count < ROUNDS; count += 1) {
    for (const subject of SUBJECTS) results[subject].push(await round(subject));
  }
  const [ours, sqlite, reference] = [
    medians(results.ours),
    medians(results.sqlite),
    medians(results.reference),
  ];
  const ratio = ratios(ours, reference);
  // The fraction of the speed that is left when every action waits for the disk.
  const store = ratios(sqlite, ours);
  console.log(JSON.stringify({ ours, sqlite, reference, ratio, store }));
}

main(process.argv.slice(2))
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => {
    for (const child of children) child.kill();
  });
