import { withDice } from '../core/testing/means';
import { quickDice, seedFrom } from '../core/dice';
import { anyGame } from '../core/game';
import { botPlayer, playout, type Moment } from '../core/testing/playout';
import { kriegbot } from '../games/kriegbot';
import type { Action } from '../games/kriegbot/actions';
import type { View } from '../games/kriegbot/view';

/**
 * Measures one-against-one Showdowns of hard bots through `Match`, and prints one line of JSON: CPU time in
 * milliseconds, as the median and the 99th percentile.
 *
 * `first`: the first game of a process, including everything that is computed once for a map. `game`: a whole game.
 * `legal`: the list of a robot's legal actions, by the kind of question. `action`: one accepted action, without the
 * bot's thinking. `choice`: the bot's thinking.
 */
const game = anyGame(kriegbot);
const GAMES = 15;

function showdown(seed: string): Moment[] {
  const players = [botPlayer('hard'), botPlayer('hard')];
  return [...playout({ game, options: game.options.parse({}), seed, players })];
}

/** Milliseconds of CPU time. */
function timed(job: () => void): number {
  const before = process.cpuUsage();
  job();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

interface Spread {
  readonly median: number;
  readonly p99: number;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
function spreadOf(times: readonly number[]): Spread {
  const sorted = times.toSorted((one, other) => one - other);
  return {
    median: rounded(sorted[Math.floor(sorted.length / 2)] ?? 0),
    p99: rounded(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
  };
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);
const first = timed(() => showdown('first'));
for (const number of numbers(2)) showdown(`warm ${number}`);
const games: Moment[][] = [];
const times = numbers(GAMES).map((number) => timed(() => games.push(showdown(`game ${number}`))));

/** Milliseconds of wall-clock time, for jobs too short for CPU time. */
function onTheClock(job: () => unknown): number {
  const began = performance.now();
  job();
  return performance.now() - began;
}

const legal = new Map<string, number[]>();
const [actions, choices]: number[][] = [[], []];
for (const { before, entry } of games.flat()) {
  const view = before.project(entry.seat) as View;
  const kind = view.question?.kind ?? view.window?.kind ?? view.phase;
  const list: Action[] = [];
  const time = onTheClock(() => list.push(...kriegbot.legal(view, entry.seat)));
  legal.set(kind, [...(legal.get(kind) ?? []), time]);
  actions?.push(onTheClock(() => before.play(entry.seat, entry.action)));
}
for (const { before, entry } of games.slice(0, 3).flat()) {
  const legalNow = before.legal(entry.seat);
  const dice = quickDice(seedFrom('choice', before.length));
  const view = before.project(entry.seat);
  choices?.push(onTheClock(() => game.bots.hard.choose(view, entry.seat, legalNow, withDice(dice))));
}

console.log(
  JSON.stringify({
    first: rounded(first),
    game: spreadOf(times),
    actionsPerGame: rounded(games.flat().length / GAMES),
    legal: Object.fromEntries([...legal].map(([kind, spent]) => [kind, spreadOf(spent)])),
    action: spreadOf(actions ?? []),
    choice: spreadOf(choices ?? []),
  }),
);
