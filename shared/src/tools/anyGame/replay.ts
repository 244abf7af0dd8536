import { parseArgs } from 'node:util';
import { EXAMPLE_RULES } from '../../../../examples/rules';
import { canonical } from '../../core/json/canonical';
import { checkWork } from '../../core/record/recordCheck';
import { showHistory, type Showing } from '../../core/replay/showHistory';
import { showingWork } from '../../core/replay/showing';
import { recordWork } from '../../core/record/makeRecord';
import { HALL_KEYS, recordedGame } from '../../core/testing/recorded';
import type { AnyGame } from '../../core/game';
import { atOnce, type Work } from '../../core/ground/timeSliced';
import type { GameRecord } from '../../core/record/record';
import { RULES } from '../../games/rules';

/**
 * Measures the replay of a long game between bots, and prints one line of JSON: the milliseconds for loading it and for
 * jumping anywhere in it. `longestPiece` is the longest time for which making the record blocks a hall.
 *
 *  npm run -s measure -- metaltalon replay
 */
const GAMES: Readonly<Record<string, AnyGame>> = { ...RULES, ...EXAMPLE_RULES };
const ENOUGH = 1000;
/** Games of some rules are never that long: then it is the longest of these. */
const MOST_GAMES = 40;
const MOST_SEATS = 6;
/** The options with the longest games and the most secrets. */
const OPTIONS: Readonly<Record<string, unknown>> = {
  metalkrushers: { sheets: 'secret', krushers: 5 },
  rushncrush: { course: 'ring*5:5B-9B-10B-6B-1A' },
};

function longGame(game: AnyGame): GameRecord {
  const options = OPTIONS[game.about.id] ?? {};
  const seats = Math.min(MOST_SEATS, game.about.seats.max);
  let longest: GameRecord | undefined;
  for (let number = 0; number < MOST_GAMES; number += 1) {
    const record = recordedGame(game, { seats, seed: `bench ${number}`, level: 'easy', options });
    if (record.entries.length >= ENOUGH) return record;
    if (record.entries.length > (longest?.entries.length ?? 0)) longest = record;
  }
  if (!longest) throw new Error('No game was played.');
  return longest;
}

function timed<T>(job: () => T): [number, T] {
  const began = performance.now();
  const result = job();
  return [performance.now() - began, result];
}

function pieces<T>(work: Work<T>): number[] {
  const times: number[] = [];
  for (let done = false; !done;) {
    const [time, piece] = timed(() => work.next());
    times.push(time);
    done = piece.done === true;
  }
  return times;
}

function jumps(showing: Showing): number[] {
  const steps = Array.from({ length: 200 }, (_, index) => (index * 7919) % (showing.length + 1));
  return steps.map((step) => timed(() => [showing.view(step, 0), showing.events(step, 0)])[0]);
}

const { values } = parseArgs({ options: { game: { type: 'string', default: '' } } });
const game = Object.hasOwn(GAMES, values.game) ? GAMES[values.game] : undefined;
if (!game) throw new Error(`There is no game "${values.game}".`);
const record = longGame(game);
const [load, showing] = timed(() => atOnce(showingWork(game, record)));
const [loadViewHistory, stored] = timed(() => showHistory(record.reels, record));
const [check] = timed(() => atOnce(checkWork(game, record)));
const { names, table, options, began, seed, salts, entries } = record;
const source = { names, table, options, began, seed, salts, entries };
const making = pieces(recordWork(game, source, HALL_KEYS));
const rounded = (value: number): number => Math.round(value * 100) / 100;
console.log(
  JSON.stringify({
    actions: record.entries.length,
    load: rounded(load),
    longestJump: rounded(Math.max(...jumps(showing))),
    loadStored: rounded(loadViewHistory),
    longestStoredJump: rounded(Math.max(...jumps(stored))),
    check: rounded(check),
    making: rounded(making.reduce((sum, time) => sum + time, 0)),
    longestPiece: rounded(making.reduce((most, time) => Math.max(most, time), 0)),
    kilobytes: Math.round(canonical(record).length / 1000),
  }),
);
