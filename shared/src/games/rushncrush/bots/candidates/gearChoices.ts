import { NEUTRAL, nextBoxes, type BoxId } from '../../content/gears';
import { numberOfBox } from './boxes';
import type { Action } from '../../actions';

/** A possible final box of the gearstick in a turn. */
export interface Choice {
  /** The box's index. */
  readonly box: number;
  /** The points that it costs. */
  readonly turbo: number;
  readonly brake: number;
  /** The first action on the way there. */
  readonly first: Action;
}

/** What can still be done with the gearstick. */
export interface Stick {
  readonly box: BoxId;
  /** The gear action is over. */
  readonly geared: boolean;
  readonly turbo: number;
  readonly brake: number;
}

/** The maximum number of points of a kind that it spends in a turn. */
const MOST = 3;

const KNOWN = new Map<string, readonly Choice[]>();

/** Every box and number of points that the gearstick can reach; without duplicates. */
export function choicesFrom(stick: Stick): readonly Choice[] {
  const { box, geared } = stick;
  const [turbo, brake] = [Math.min(stick.turbo, MOST), Math.min(stick.brake, MOST)];
  const key = `${box} ${geared} ${turbo} ${brake}`;
  const choices = KNOWN.get(key) ?? findChoices({ box, geared, turbo, brake });
  KNOWN.set(key, choices);
  return choices;
}

/** A box on the way to a choice; without a first action if the gearstick stays. */
interface Reached {
  readonly box: BoxId;
  readonly turbo: number;
  readonly brake: number;
  readonly first?: Action;
}

const STICKS = { turbo: 'accelerate', brake: 'brake' } as const;

function findChoices({ box, geared, turbo, brake }: Stick): Choice[] {
  const here: Reached = { box, turbo: 0, brake: 0 };
  const shifted = (geared ? [] : nextBoxes(box)).map((next): Reached => ({
    ...here,
    box: next.box,
    first: { type: 'gear', box: next.box },
  }));
  const all = [here, ...shifted].flatMap((start) => [
    start,
    ...spending(start, 'turbo', turbo),
    ...spending(start, 'brake', brake),
  ]);
  const found = new Map<string, Choice>();
  for (const { box: id, ...reached } of all) {
    const number = numberOfBox(id);
    const key = `${id} ${reached.turbo} ${reached.brake}`;
    if (number === undefined || found.has(key)) continue;
    found.set(key, { ...reached, box: number, first: reached.first ?? { type: 'roll' } });
  }
  return [...found.values()];
}

/** Every box that at most this number of points of a kind reaches. */
function spending(from: Reached, kind: 'turbo' | 'brake', most: number): Reached[] {
  if (most === 0 || from.box === NEUTRAL) return [];
  return nextBoxes(from.box).flatMap(({ box, stick }) => {
    if (stick !== STICKS[kind]) return [];
    const next: Reached = { first: { type: kind, box }, ...from, box, [kind]: from[kind] + 1 };
    return [next, ...spending(next, kind, most - 1)];
  });
}
