import { RESIGN } from '../log/resign';
import { isChoice, type Act, type Course } from './course';
import type { Stretch } from './curve';

/** Points of the curve at first, and of each stretch where it bends most. */
const POINTS = 32;
const POINTS_IN_STRETCH = 5;
/** Simulated games of a choice, of a roll, and of a point, at least; with fewer there are fewer of them. */
const GAMES_A_CHOICE = 24;
const GAMES_A_ROLL = 12;
const GAMES_A_POINT = 16;
const MOST_CHOICES = 12;
const MOST_ROLLS = 8;

export const timesFor = (games: number, places: number): number =>
  Math.max(1, Math.floor(games / Math.max(1, places)));

/** Where turns begin, spread over the game, and its two ends. */
export function placesIn({ acts, positions }: Course, games: number): readonly number[] {
  const turns = acts.flatMap(({ at, seat }, index) => (seat === acts[index - 1]?.seat ? [] : [at]));
  const most = Math.max(4, Math.min(POINTS, Math.floor(games / GAMES_A_POINT)));
  return [...new Set([0, ...spreadOver(turns, most), positions.length - 1])];
}

export const placesWithin = ({ acts }: Course, { from, to }: Stretch, games: number): readonly number[] =>
  spreadOver(
    acts.flatMap(({ at }) => (at > from && at < to ? [at] : [])),
    Math.min(POINTS_IN_STRETCH, Math.floor(games / GAMES_A_POINT)),
  );

/** At most `most` of the items, evenly. */
const spreadOver = <Item>(items: readonly Item[], most: number): readonly Item[] =>
  items.length <= most
    ? items
    : Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)] as Item);

/** Choices by which their own seat may have lost most. */
export function choicesIn(course: Course, stretches: readonly Stretch[], games: number): readonly Act[] {
  const most = Math.min(MOST_CHOICES, Math.max(1, Math.floor(games / GAMES_A_CHOICE)));
  const lossOf = (act: Act): number => -(stretchWith(stretches, act)?.change[act.seat] ?? 0);
  return course.acts
    .map((act) => ({ act, loss: lossOf(act) }))
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, most * 4)
    .filter(({ act }) => isChoice(course, act))
    .slice(0, most)
    .map(({ act }) => act);
}

/** Rolls where the chances changed most. */
export function rollsIn({ acts }: Course, stretches: readonly Stretch[], games: number): readonly Act[] {
  const most = Math.min(MOST_ROLLS, Math.max(1, Math.floor(games / GAMES_A_ROLL)));
  return acts
    .filter(({ rolled, action }) => rolled && action.type !== RESIGN.type)
    .map((act) => ({ act, change: stretchWith(stretches, act)?.most ?? 0 }))
    .toSorted((one, other) => other.change - one.change)
    .slice(0, most)
    .map(({ act }) => act);
}

const stretchWith = (stretches: readonly Stretch[], { at }: Act): Stretch | undefined =>
  stretches.find(({ from, to }) => at >= from && at < to);
