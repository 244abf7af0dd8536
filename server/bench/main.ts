import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { children, lineWith, run, script, type Figures } from './processes';
import { isSecretGameId, type SecretGameId } from './secretTables';
import { putToSleep } from './sleeping';

/**
 * Measures the real server with and without its SQLite store, alternating with the reference (reference.ts), each with
 * real clients in a process of their own; prints the medians of all rounds as one line of JSON.
 */
const SUBJECTS = ['ours', 'sqlite', 'reference'] as const;
type SubjectName = (typeof SUBJECTS)[number];

const ROUNDS = 3;
const SERVER = ['server/dist/main.js'];
const SCRIPTS = {
  ours: SERVER,
  sqlite: SERVER,
  kriegbot: SERVER,
  metalheads: SERVER,
  reference: script('server/bench/reference.ts'),
};

async function round(subject: SubjectName): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'gearhall-bench-'));
  try {
    if (subject === 'sqlite') await putToSleep({ type: 'sqlite', folder, sync: 'normal' });
    return await measure(subject, subject === 'sqlite' ? folder : 'memory');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(
  subject: SubjectName | SecretGameId,
  data: string,
  ...options: readonly string[]
): Promise<Figures> {
  const server = run(SCRIPTS[subject], { variables: { GEARHALL_DATA: data } });
  const { port } = await lineWith(server, 'port');
  server.stdout?.resume();
  const address = `http://127.0.0.1:${port}`;
  const clients = run([...script('server/bench/clients.ts'), subject, address, ...options]);
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
async function secretGame(id: SecretGameId, options: string): Promise<void> {
  const rounds: Figures[] = [];
  for (let count = 0; count < ROUNDS; count += 1) rounds.push(await measure(id, 'memory', options));
  console.log(JSON.stringify({ [id]: medians(rounds) }));
}

async function main(args: readonly string[]): Promise<void> {
  const { game, options } = parseArgs({
    args: [...args],
    options: { game: { type: 'string' }, options: { type: 'string', default: '{}' } },
  }).values;
  if (isSecretGameId(game)) return secretGame(game, options);
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
