import { anyGame } from '../../../core/game';
import { isRefusal } from '../../../core/ground/result';
import { seatsOf } from '../../../core/ground/seats';
import { botPlayer, playout, type Moment } from '../../../core/testing/playout';
import { undoOf } from '../../../core/match/undo';
import { rushncrush } from '..';
import type { ReadyCourseId } from '../content/courses';
import { SPEEDS } from '../content/gears';
import { stretchesFrom } from '../rules/driving/stretches';
import type { State } from '../state';
import { medianOf, numbers, rounded, spreadOf, timed } from '../../../core/testing/measuring';

/**
 * Measures races between six hard bots through `Match`, and the listing of a car's ways, and prints one line of JSON:
 * CPU time, the median of several runs.
 *
 * `races`: milliseconds for a race, on each course of normal length. `first`: the first race of a process, including
 * everything that is computed once for a course. `ways`: microseconds for all ways of a car in the middle of a race, by
 * speed, with as many lane changes as it could need. `undo`: milliseconds for what a seat can undo at the end of a race
 * on the longest course, and for undoing it: as the median and the 99th percentile.
 */
const game = anyGame(rushncrush);
const SEATS = 6;
const RACES = 9;
const LENGTHS: readonly ReadyCourseId[] = ['normalOpen', 'normalRing'];

function race(course: ReadyCourseId, seed: string): Moment[] {
  const players = numbers(SEATS).map(() => botPlayer('hard'));
  const options = game.options.parse({ course });
  return [...playout({ game, options, seed, players })];
}

const first = timed(() => race(LENGTHS[0] ?? 'normalOpen', 'first'));
const races = LENGTHS.map((course) => {
  for (const number of numbers(RACES)) race(course, `warm ${number}`);
  const times = numbers(RACES).map((number) => timed(() => race(course, `race ${number}`)));
  return [course, rounded(medianOf(times))];
});

/** For every racing car, at any moment of a race. */
function waysOf(states: readonly State[], speed: number): number {
  const places = states.flatMap((state) =>
    Object.values(state.cars).flatMap((car) => (car.at === '' || car.lost !== '' ? [] : [{ state, car }])),
  );
  const means = { movement: speed, changes: speed, steering: 0 };
  const times = places.map(({ state, car }) => timed(() => stretchesFrom(state, car, means)));
  return Math.round(1000 * medianOf(times));
}

/** For every seat that is still in, before the last action of a race. */
function undoing(seed: string): number[] {
  const match = race('longOpen', seed).at(-1)?.before;
  const asked = match ? seatsOf(SEATS).filter((seat) => match.isIn(seat)) : [];
  return asked.map((seat) =>
    timed(() => {
      const undo = match && undoOf(match, seat);
      if (undo && !isRefusal(undo)) match.play(seat, undo.action);
    }),
  );
}

const moments = race('normalOpen', 'ways').map(({ match }) => match.state as State);
console.log(
  JSON.stringify({
    first: rounded(first),
    races: Object.fromEntries(races),
    ways: Object.fromEntries(SPEEDS.map(({ speed }) => [speed, waysOf(moments, speed)])),
    undo: spreadOf(numbers(RACES).flatMap((number) => undoing(`undo ${number}`))),
  }),
);
