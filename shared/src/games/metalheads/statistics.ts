import type { Counts, GameStatistics } from '../../core/game/statistics';
import { seatsOf, type Seat } from '../../core/ground/seats';
import type { Event } from './events';
import type { State } from './state';

/** Statistics of a game, over all players. */
const NAMES = [
  /** Robots taken from the row, and draws from the deck. */
  'taken',
  'drawn',
  'begun',
  /** Payments with Robots. */
  'payments',
  'activations',
  'completed',
  'destroyed',
  /** Tokens placed. */
  'powerUps',
  'damage',
  'reshuffles',
  'rounds',
] as const;
type Name = (typeof NAMES)[number];

const COUNTS: Readonly<Partial<Record<Event['type'], Name>>> = {
  took: 'taken',
  drew: 'drawn',
  began: 'begun',
  paid: 'payments',
  activated: 'activations',
  completed: 'completed',
  destroyed: 'destroyed',
  reshuffled: 'reshuffles',
};

function nameOf(event: Event): Name | undefined {
  if (event.type === 'placed') return event.token === 'damage' ? 'damage' : 'powerUps';
  return COUNTS[event.type];
}

/** From the first player on. */
const placesFrom = (first: Seat, seats: number): readonly Seat[] =>
  seatsOf(seats).map((step) => (first + step) % seats);

/** Metalheads' own figures. */
export const statistics: GameStatistics<State, Event, Name> = {
  names: NAMES,
  count({ events }) {
    const counts: Partial<Record<Name, number>> = {};
    for (const event of events) {
      const name = nameOf(event);
      if (name) counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  },
  countEnd: ({ round }): Counts<Name> => ({ rounds: round }),
  places: ({ phase, first, players }) =>
    phase === 'discarding' ? undefined : placesFrom(first, players.length),
};
