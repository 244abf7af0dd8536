import type { Counts, GameStatistics } from '../../core/game/statistics';
import type { Seat } from '../../core/ground/seats';
import { GUNS } from './content/equipment';
import type { DamageSource, Event } from './events';
import type { State } from './state';

/** Statistics of a race. Points and cars are those of all cars together. */
const NAMES = [
  /** Structure points that cars lost to other cars. */
  'damage',
  /** Structure points lost to walls and wrecks. */
  'bumps',
  /** Heat points by Flamers. */
  'burns',
  /** Side Rams, and Rush 'n' Crush. */
  'rams',
  'rushes',
  /** By Machine Guns and Flamers. */
  'shots',
  'mines',
  'boosts',
  'turns',
  'rounds',
  /** Cars that were lost. */
  'lost',
  /** 1 if a car crossed the line, and 1 if nobody won. */
  'finished',
  'undecided',
] as const;
type Name = (typeof NAMES)[number];

const FOUGHT: Readonly<Record<DamageSource, 'damage' | 'bumps'>> = {
  wall: 'bumps',
  wreck: 'bumps',
  mine: 'damage',
  sideRam: 'damage',
  circularSaw: 'damage',
  rushNCrush: 'damage',
  machineGun: 'damage',
};

type Count = { readonly [Type in Event['type']]?: (event: Extract<Event, { type: Type }>) => Counts<Name> };

const COUNTS: Count = {
  turnBegan: () => ({ turns: 1 }),
  damaged: ({ by, points }) => ({ [FOUGHT[by]]: points }),
  heated: ({ by, points }) => (GUNS.some((gun) => gun === by) ? { burns: points } : {}),
  sideRammed: () => ({ rams: 1 }),
  rushedNCrushed: () => ({ rushes: 1 }),
  fired: () => ({ shots: 1 }),
  mineLaid: () => ({ mines: 1 }),
  boosted: () => ({ boosts: 1 }),
  lost: () => ({ lost: 1 }),
  finished: () => ({ finished: 1 }),
};

function countOf(event: Event): Counts<Name> {
  const count = COUNTS[event.type] as ((event: Event) => Counts<Name>) | undefined;
  return count?.(event) ?? {};
}

const sumOf = (counts: readonly Counts<Name>[]): Counts<Name> =>
  Object.fromEntries(NAMES.map((name) => [name, counts.reduce((sum, one) => sum + (one[name] ?? 0), 0)]));

export const statistics: GameStatistics<State, Event, Name> = {
  names: NAMES,
  count: ({ events }) => sumOf(events.map(countOf)),
  countEnd: ({ round, end }) => ({ rounds: round, undecided: end?.winners.length === 0 ? 1 : 0 }),
  places,
};

/** When the cars line up: at that time the order of their arrivals is that of the grid. */
function places({ phase, cars }: State): readonly Seat[] | undefined {
  if (phase !== 'race') return undefined;
  const lined = Object.values(cars).filter(({ at }) => at !== '');
  return [...new Set(lined.toSorted((one, other) => one.arrived - other.arrived).map(({ seat }) => seat))];
}
