import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { joinAs, openOwnTable, PEOPLE, type OwnTable } from './ownTables';
import { latency, percentile } from './phases';
import { children, lineWith, metricsOf, run } from './processes';
import { putToSleep } from './sleeping';
import { pause } from './viewers';

/**
 * How much one process of the hall can hold with SQLite, whose GEARHALL_SYNC decides much of it:
 *
 *  npm run -s bench:scale -- --minutes 2
 *
 * Tables are added, each with two players and a spectator and one action a second, until one of a hundred actions takes
 * 50 ms to reach all three, or the time is up. Prints one line of JSON. The clients share the machine, which has to be
 * quiet.
 */
const SERVER = ['server/dist/main.js'];
const SLEEPING = 1000;
const SLEEPING_ACTIONS = 20;
/** The number of tables with which the search begins, and how often it halves its interval. */
const FIRST = 50;
const HALVINGS = 3;
/** The number of tables whose memory is measured. */
const MORE = 100;
const AT_ONCE = 10;
const STEP_SECONDS = 5;
const WARM_UP_SECONDS = 2;
const LIMIT_MS = 50;
const RETURNING = 500;
/** Of the time that is given, for what is not the search. */
const OTHERS_SECONDS = 60;
const SETTLED_MS = 2000;
const STARTS = 3;
const MEGABYTE = 1024 * 1024;

interface RunningHall {
  readonly address: string;
  readonly child: ChildProcess;
  readonly metric: (name: string) => Promise<number>;
}

async function startHall(folder: string): Promise<RunningHall> {
  const child = run(SERVER, folder);
  const { port } = await lineWith(child, 'port');
  child.stdout?.resume();
  const address = `http://127.0.0.1:${port}`;
  return { address, child, metric: metricsOf(address) };
}

async function end({ child }: RunningHall): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

const memoryOf = async ({ metric }: RunningHall): Promise<number> =>
  (await metric('process_resident_memory_bytes')) / MEGABYTE;

/** The memory, in MB, of a hall that has just started: the median of some starts, since it differs by some MB. */
async function startedAt(folder: string): Promise<number> {
  const memories: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const hall = await startHall(folder);
    await pause(SETTLED_MS);
    memories.push(await memoryOf(hall));
    await end(hall);
  }
  return percentile(
    memories.sort((one, other) => one - other),
    0.5,
  );
}

interface Step {
  readonly tables: number;
  readonly actionsPerSecond: number;
  readonly p99: number;
  /** The share of a core that the hall used, and that its clients used: near 1, they are the limit themselves. */
  readonly cpu: number;
  readonly clientCpu: number;
}

interface Search {
  /** The largest number within the limit, if there was one. */
  readonly held: Step | undefined;
  /** The smallest number beyond it; undefined when the time was up before. */
  readonly beyond: Step | undefined;
  readonly tables: OwnTable[];
}

/** Doubles the number of tables until the limit is passed or the time is up, then halves the interval. */
async function search(hall: RunningHall, until: number): Promise<Search> {
  const tables: OwnTable[] = [];
  let held: Step | undefined;
  let beyond: Step | undefined;
  for (let count = FIRST; beyond === undefined && performance.now() < until; count *= 2) {
    await openMore(hall, tables, count - tables.length);
    const step = await secondChance(hall, tables);
    if (step.p99 < LIMIT_MS) held = step;
    else beyond = step;
  }
  for (let halving = 0; halving < HALVINGS && beyond && performance.now() < until; halving += 1) {
    const count = Math.round(((held?.tables ?? 0) + beyond.tables) / 2);
    const step = await secondChance(hall, tables.slice(0, count));
    if (step.p99 < LIMIT_MS) held = step;
    else beyond = step;
  }
  return { held, beyond, tables };
}

/** Something else may have kept this machine busy, so it is tried twice. */
async function secondChance(hall: RunningHall, tables: readonly OwnTable[]): Promise<Step> {
  await latency(viewersOf(tables), tables.length, WARM_UP_SECONDS);
  const first = await stepOf(hall, tables);
  return first.p99 < LIMIT_MS ? first : stepOf(hall, tables);
}

const viewersOf = (tables: readonly OwnTable[]) => tables.map(({ viewers }) => viewers);

async function openMore({ address }: RunningHall, tables: OwnTable[], count: number): Promise<void> {
  for (let left = count; left > 0; left -= AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, left) }, () => openOwnTable(address));
    tables.push(...(await Promise.all(some)));
  }
}

async function stepOf({ metric }: RunningHall, tables: readonly OwnTable[]): Promise<Step> {
  const cpuBefore = await metric('process_cpu_seconds_total');
  const actionsBefore = await metric('gearhall_actions_total');
  const clientBefore = process.cpuUsage();
  const start = performance.now();
  const times = await latency(viewersOf(tables), tables.length, STEP_SECONDS);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(clientBefore);
  const actions = (await metric('gearhall_actions_total')) - actionsBefore;
  const cpu = (await metric('process_cpu_seconds_total')) - cpuBefore;
  return {
    tables: tables.length,
    actionsPerSecond: actions / seconds,
    p99: percentile(times, 0.99),
    cpu: cpu / seconds,
    clientCpu: (user + system) / 1e6 / seconds,
  };
}

/** What a hundred tables more take, in MB, when a few actions have been played at each. */
async function memoryOfMore(hall: RunningHall, tables: OwnTable[]): Promise<number> {
  const before = await memoryOf(hall);
  await openMore(hall, tables, MORE);
  await latency(viewersOf(tables.slice(-MORE)), MORE, STEP_SECONDS);
  return (await memoryOf(hall)) - before;
}

/** All come back at once, to tables that the hall has to open again; returns the joins in a second. */
async function comeBack({ address }: RunningHall, tables: readonly OwnTable[]): Promise<number> {
  const people = tables
    .flatMap(({ id, tokens }) => tokens.map((token) => ({ id, token })))
    .slice(0, RETURNING);
  const start = performance.now();
  await Promise.all(people.map(({ id, token }) => joinAs(address, id, token)));
  return people.length / ((performance.now() - start) / 1000);
}

const rounded = (value: number): number => Number(value.toPrecision(3));

const told = ({ tables, actionsPerSecond, p99, cpu, clientCpu }: Step) => ({
  tables,
  actionsPerSecond: rounded(actionsPerSecond),
  p99: rounded(p99),
  cpu: rounded(cpu),
  clientCpu: rounded(clientCpu),
});

async function measure(folder: (name: string) => string, minutes: number): Promise<object> {
  const until = performance.now() + minutes * 60_000 - OTHERS_SECONDS * 1000;
  await putToSleep(
    { type: 'sqlite', folder: folder('sleeping'), sync: 'normal' },
    SLEEPING,
    SLEEPING_ACTIONS,
  );
  const [empty, sleeping] = [await startedAt(folder('empty')), await startedAt(folder('sleeping'))];
  const hall = await startHall(folder('active'));
  const { held, beyond, tables } = await search(hall, until);
  const memory = await memoryOfMore(hall, tables);
  await openMore(hall, tables, Math.ceil(RETURNING / PEOPLE) - tables.length);
  await end(hall);
  const again = await startHall(folder('active'));
  const joins = await comeBack(again, tables);
  await end(again);
  return {
    ...(held ? told(held) : { tables: 0, actionsPerSecond: 0 }),
    // Without it, time was up first: there is room for more.
    ...(beyond ? { beyond: told(beyond) } : {}),
    emptyMB: rounded(empty),
    sleepingMBPer1000: rounded(((sleeping - empty) / SLEEPING) * 1000),
    activeMBPer100: rounded(memory),
    joinsPerSecond: rounded(joins),
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } });
  const minutes = Number(values.minutes);
  if (!(minutes >= 2)) throw new Error('--minutes is a number from 2.');
  const root = mkdtempSync(join(tmpdir(), 'gearhall-bench-'));
  try {
    console.log(JSON.stringify(await measure((name) => join(root, name), minutes)));
  } finally {
    for (const child of children) child.kill();
    rmSync(root, { recursive: true, force: true });
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
