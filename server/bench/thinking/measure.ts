import { Client, type Room } from '@colyseus/sdk';
import { seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { MISSED } from '../../src/ground/threads/WorkerPool';
import { latency, openTables } from '../phases';
import { endChildren, lineWith, run, script } from '../processes';
import { percentile, rounded } from '../statistics';
import { thinkingGame } from './game';
import { guest, hallSubject, pause, post, roomViewer, type BenchTable, type RoomState } from '../viewers';

/**
 * What bots that think cost the people: how long it takes, in milliseconds, until two players and a spectator have seen
 * an action, without such bots and while 30 of them are always to act, each with half a second of CPU for a choice:
 *
 *  npm run -s bench -- thinking
 *  npm run -s bench -- thinking --seats 60 --threads 1 --seconds 20
 *
 * Prints one line of JSON. `thoughtsPerSecond`: how many bots were asked, by how that ended; all but the `chosen` ones
 * played as hard. `stillMs`: the longest time for which the hall's event loop stood. `cores`: what the hall used of the
 * CPU, `mainCores`: its thread that serves the people. The clients share the machine, which has to be quiet.
 */
const TABLES = 20;
const ACTIONS_PER_SECOND = 100;
const WARM_UP_SECONDS = 3;
const STARTED_MS = 3000;
const PERSON = 0;
const TICKS_PER_SECOND = 100;

const dice = seededDice(seedFrom('bench of thinking'));

interface Wishes {
  readonly seats: number;
  readonly threads: string | undefined;
  readonly seconds: number;
}

function readWishes(args: readonly string[]): Wishes {
  const { seats, threads, seconds } = parseArgs({
    args: [...args],
    options: {
      seats: { type: 'string', default: '30' },
      threads: { type: 'string' },
      seconds: { type: 'string', default: '12' },
    },
  }).values;
  return { seats: Number(seats), threads, seconds: Number(seconds) };
}

let isOver = false;

/** Keeps a bot that thinks on the move: its opponent acts at once, by lot; when a game is over, the next one begins. */
async function keepThinking(address: string): Promise<void> {
  const token = await guest(address);
  const wishes = { game: thinkingGame.about.id, seats: 2, name: 'T' };
  const { id } = await post(`${address}/api/tables`, wishes, token);
  const room = await new Client(address).joinById<RoomState>(String(id), { token, name: 'T' });
  const me = await roomViewer(room as Room<unknown, RoomState>, () => undefined);
  await me.ask('bot', { seat: 1, level: 'normal' });
  await me.ask('start', {});
  while (me.view() === undefined) await pause(5);
  let acted = -1;
  const goOn = (): void => {
    const [seat] = me.toAct;
    if (isOver || acted === me.actions) return;
    if (seat === PERSON) {
      acted = me.actions;
      me.act(dice.pick(thinkingGame.legal(me.view(), PERSON)));
    } else if (seat === undefined) {
      acted = me.actions;
      void me
        .leave()
        .then(() => keepThinking(address))
        .catch(endWith);
    }
  };
  me.onActions = goOn;
  goOn();
}

/** The hall is ended while tables may still be opened. */
function endWith(error: unknown): void {
  if (!isOver) throw error;
}

async function latencies(tables: readonly BenchTable[], seconds: number) {
  const times = await latency(tables, ACTIONS_PER_SECOND, seconds);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => rounded(percentile(times, part)));
  return { p50, p95, p99, max: rounded(times.at(-1) ?? Number.NaN), actions: times.length };
}

/** What the hall has done so far, and the longest time since the last reading for which it did nothing else. */
interface Reading {
  readonly thoughts: Readonly<Record<string, number>>;
  readonly threads: number;
  /** Seconds of CPU, of the process and of the thread that serves the people. */
  readonly cpu: number;
  readonly mainCpu: number;
  readonly stillMs: number;
}

async function readingOf({ address, pid }: Hall): Promise<Reading> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const value = (name: string): number => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    return Number(line?.split(' ')[1] ?? 0);
  };
  const ends = ['chosen', ...MISSED].map((end) => [end, value(`gearhall_bot_thoughts_total{end="${end}"}`)]);
  return {
    thoughts: Object.fromEntries(ends) as Reading['thoughts'],
    threads: value('gearhall_bot_threads'),
    cpu: value('process_cpu_seconds_total'),
    mainCpu: mainCpuOf(pid),
    stillMs: rounded(value('nodejs_eventloop_lag_max_seconds') * 1000),
  };
}

/** The first thread of a process has its number; see proc_pid_stat(5). Only Linux tells it. */
function mainCpuOf(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [, fields = ''] = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ');
  const [user = Number.NaN, system = Number.NaN] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) / TICKS_PER_SECOND;
}

interface Hall {
  readonly address: string;
  readonly pid: number;
}

async function phase(hall: Hall, tables: readonly BenchTable[], seconds: number) {
  const before = await readingOf(hall);
  const figures = await latencies(tables, seconds);
  const after = await readingOf(hall);
  const thoughts = Object.entries(after.thoughts)
    .map(([end, count]) => [end, rounded((count - (before.thoughts[end] ?? 0)) / seconds)] as const)
    .filter(([, count]) => count > 0);
  return {
    ...figures,
    stillMs: after.stillMs,
    cores: rounded((after.cpu - before.cpu) / seconds),
    mainCores: rounded((after.mainCpu - before.mainCpu) / seconds),
    threads: after.threads,
    thoughtsPerSecond: Object.fromEntries(thoughts),
  };
}

async function measure(hall: Hall, { seats, seconds }: Wishes): Promise<object> {
  const tables = await openTables(await hallSubject(hall.address), 0, TABLES);
  await latency(tables, ACTIONS_PER_SECOND, WARM_UP_SECONDS);
  const quiet = await phase(hall, tables, seconds);
  for (let seat = 0; seat < seats; seat += 1) await keepThinking(hall.address);
  await pause(STARTED_MS);
  return { quiet, thinking: await phase(hall, tables, seconds) };
}

async function main(): Promise<void> {
  const wishes = readWishes(process.argv.slice(2));
  const loadBefore = rounded(loadavg()[0] ?? Number.NaN);
  const variables = wishes.threads === undefined ? {} : { BOT_THREADS: wishes.threads };
  const hall = run(script('server/bench/thinking/hall.ts'), { variables });
  const { port } = await lineWith(hall, 'port');
  hall.stdout?.resume();
  const address = `http://127.0.0.1:${port}`;
  const figures = await measure({ address, pid: hall.pid ?? 0 }, wishes);
  isOver = true;
  const machine = { cores: cpus().length, loadBefore };
  console.log(JSON.stringify({ machine, seats: wishes.seats, ...figures }));
}

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => endChildren().then(() => process.exit()));
