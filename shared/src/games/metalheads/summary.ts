import {
  lastTold,
  weightiest,
  type SeatSummary,
  type Summarise,
  type EventAtStep,
} from '../../core/replay/summary';
import { seatsOf, type Seat } from '../../core/ground/seats';
import { ROBOTS } from './content/robots';
import type { Event } from './events';
import type { Options } from './options';
import type { Cause } from './state';

/** The totals of a game of Metalheads: rounds, and the Robots that each seat has completed. Nobody rolls dice. */
export const summarise: Summarise<Event, Options> = ({ seats, emitted: told }) => {
  const completedBy = (seat: Seat): number =>
    told.filter(({ event }) => event.type === 'completed' && event.seat === seat).length;
  const rounds = Math.max(1, ...told.map(({ event }) => (event.type === 'turnBegan' ? event.round : 1)));
  const decided = decidedBy(told);
  return {
    rounds,
    seats: seatsOf(seats).map((seat): SeatSummary => ({ ...NO_DICE, damage: completedBy(seat) })),
    best: seatsOf(seats).map((seat) => strongestOf(seat, told)),
    ...(decided && { decided }),
  };
};

/** The strongest Robot that a seat has completed, by what is printed on it. */
const strongestOf = (seat: Seat, told: readonly EventAtStep<Event>[]): EventAtStep<Event> | undefined =>
  weightiest(told, (event) =>
    event.type === 'completed' && event.seat === seat ? ROBOTS[event.robot].strength : 0,
  );

const NO_DICE = { dice: 0, rolled: 0, expected: 0 } as const;

/** What happened last of this brought about an end of this cause; absent where no single event did. */
const DECIDED_BY: Readonly<Partial<Record<Cause, Event['type']>>> = {
  robotsAtOnce: 'completed',
  robots: 'completed',
  allTypes: 'completed',
  strength: 'completed',
  destroyed: 'destroyed',
  soloWon: 'completed',
  // Alone, only somebody who gives up loses by one event.
  soloLost: 'left',
  left: 'left',
};

/** The announcement of the last round; without one, what brought about the end. */
function decidedBy(told: readonly EventAtStep<Event>[]): EventAtStep<Event> | undefined {
  const end = lastTold(told, ({ type }) => type === 'ended');
  if (end?.event.type !== 'ended') return undefined;
  const { cause } = end.event;
  const near = lastTold(told, (event) => event.type === 'lastRound' && event.cause === cause);
  return near ?? lastTold(told, ({ type }) => type === DECIDED_BY[cause]);
}
