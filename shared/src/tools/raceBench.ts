import { anyGame } from '../core/game';
import { botPlayer, playout } from '../core/testing/playout';
import { rushncrush } from '../games/rushncrush';
import type { ReadyCourseId } from '../games/rushncrush/content/courses';
import { SPEEDS } from '../games/rushncrush/content/gears';
import { stretchesFrom } from '../games/rushncrush/rules/driving';
import type { State } from '../games/rushncrush/state';

/**
 * Measures races between six hard bots through `Match`, and the listing of a car's ways, and prints one line of JSON:
 * CPU time, the median of several runs.
 *
 * `races`: milliseconds for a race, on each course of normal length. `first`: the first race of a process, including
 * everything that is computed once for a course. `ways`: microseconds for all ways of a car in the middle of a race, by
 * speed, with as many lane changes as it could need.
 */
const game = anyGame(rushncrush);
const SEATS = 6;
const RACES = 9;
const LENGTHS: readonly ReadyCourseId[] = ['normalOpen', 'normalRing'];

function race(course: ReadyCourseId, seed: string): State[] {
  const players = Array.from({ length: SEATS }, () => botPlayer('hard'));
  const options = game.options.parse({ course });
  return [...playout({ game, options, seed, players })].map(({ match }) => match.state as State);
}

/** Milliseconds of CPU time. */
function timed(job: () => void): number {
  const before = process.cpuUsage();
  job();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const medianOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
const rounded = (value: number): number => Math.round(value * 10) / 10;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

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

const moments = race('normalOpen', 'ways');
console.log(
  JSON.stringify({
    first: rounded(first),
    races: Object.fromEntries(races),
    ways: Object.fromEntries(SPEEDS.map(({ speed }) => [speed, waysOf(moments, speed)])),
  }),
);
