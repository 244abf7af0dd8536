import type { Seat } from '../../core/ground/seats';
import { lastTold, Tally, weightiest, type Summarise, type EventAtStep } from '../../core/replay/summary';
import type { Event } from './events';
import type { Options } from './options';

const MEAN = 3.5;
/** Added, negatively, to the die of a Krusher that is ousted against a wall. */
const CRUSH = 3;

/** The totals of a fight: points of damage, the dice of attacks, ousts and reflexes, turns. */
export const summarise: Summarise<Event, Options> = ({ seats, emitted: told }) => {
  const tally = new Tally<Event>(seats);
  const owners = new Map<string, Seat>();
  let rounds = 1;
  for (const one of told) {
    const { event } = one;
    if (event.type === 'entered') owners.set(event.krusher, event.seat);
    if (event.type === 'turnBegan') rounds = Math.max(rounds, event.turn);
    count(one, tally, (krusher) => owners.get(krusher));
  }
  const decided = decidedBy(told);
  return { rounds, seats: tally.summaries, best: tally.best, ...(decided && { decided }) };
};

type SeatOf = (krusher: string) => Seat | undefined;

function count(one: EventAtStep<Event>, tally: Tally<Event>, seatOf: SeatOf): void {
  const { event } = one;
  switch (event.type) {
    case 'struck':
      return tally.rolled(seatOf(event.krusher), event.dice, MEAN);
    case 'damageRolled':
    case 'criticalRolled':
      tally.rolled(seatOf(event.krusher), [event.die], MEAN);
      return tally.damage(seatOf(event.krusher), seatOf(event.target), event.points, one);
    case 'reflexTried':
      return tally.rolled(seatOf(event.krusher), [event.die], MEAN);
    case 'oustTried':
      tally.rolled(seatOf(event.krusher), [event.die], MEAN);
      tally.rolled(seatOf(event.target), [event.targetDie], MEAN);
      return tally.damage(
        seatOf(event.krusher),
        seatOf(event.target),
        Math.max(0, (event.damageDie ?? 0) - CRUSH),
        one,
      );
    default:
      return undefined;
  }
}

/** The last hit on the Krusher that fell last; if none fell, or time ran out, the heaviest one. */
function decidedBy(told: readonly EventAtStep<Event>[]): EventAtStep<Event> | undefined {
  const end = lastTold(told, ({ type }) => type === 'ended');
  const fall = lastTold(told, ({ type }) => type === 'fell');
  const isOnPoints = end?.event.type === 'ended' && end.event.cause === 'turnLimit';
  if (isOnPoints || fall?.event.type !== 'fell') return heaviest(told);
  const { krusher, cause } = fall.event;
  if (cause === 'resigned') return lastTold(told, ({ type }) => type === 'resigned') ?? fall;
  return lastTold(told, (event) => isHitOn(event, krusher)) ?? fall;
}

const heaviest = (told: readonly EventAtStep<Event>[]): EventAtStep<Event> | undefined =>
  weightiest(told, (event) =>
    event.type === 'damageRolled' || event.type === 'criticalRolled' ? event.points : 0,
  );

function isHitOn(event: Event, krusher: string): boolean {
  if (event.type === 'struck') return event.hit && event.target === krusher;
  return event.type === 'oustTried' && event.target === krusher && event.damageDie !== undefined;
}
