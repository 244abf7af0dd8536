import { lastTold, type SeatSummary, type Summarise, type Told } from '../../core/summary';
import { seatsOf, type Seat } from '../../core/seats';
import type { Event } from './events';
import type { Options } from './options';

/** The totals of a game of Metalheads: rounds, and the Robots that each seat has completed. Nobody rolls dice. */
export const summarise: Summarise<Event, Options> = ({ seats, emitted: told }) => {
  const completedBy = (seat: Seat): number =>
    told.filter(({ event }) => event.type === 'completed' && event.seat === seat).length;
  const rounds = Math.max(1, ...told.map(({ event }) => (event.type === 'turnBegan' ? event.round : 1)));
  const decided = decidedBy(told);
  return {
    rounds,
    seats: seatsOf(seats).map((seat): SeatSummary => ({ ...NO_DICE, damage: completedBy(seat) })),
    ...(decided && { decided }),
  };
};

const NO_DICE = { dice: 0, rolled: 0, expected: 0 } as const;

/** What brought the end near; else the last Robot that was completed. */
const decidedBy = (told: readonly Told<Event>[]): Told<Event> | undefined =>
  lastTold(told, ({ type }) => type === 'lastRound') ??
  lastTold(told, ({ type }) => type === 'completed') ??
  lastTold(told, ({ type }) => type === 'left');
