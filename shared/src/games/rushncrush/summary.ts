import type { Seat } from '../../core/ground/seats';
import { lastTold, Tally, type Summarise, type EventAtStep } from '../../core/replay/summary';
import { pieceWith } from './content/equipment';
import type { Event } from './events';
import type { Options } from './options';

const SIDES = 6;
const MEAN = 3.5;

/**
 * The totals of a race: Structure and heat points that a seat caused others to lose, its dice against heat, mines and
 * other cars (those where low is good are reversed), rounds.
 */
export const summarise: Summarise<Event, Options> = ({ seats, emitted: told }) => {
  const tally = new Tally<Event>(seats);
  const course = new Course();
  let rounds = 1;
  for (const one of told) {
    const { event } = one;
    course.follow(event);
    if (event.type === 'roundBegan') rounds = Math.max(rounds, event.round);
    count(one, tally, course);
  }
  const decided = decidedBy(told);
  return { rounds, seats: tally.summaries, best: tally.best, ...(decided && { decided }) };
};

/** Tracks who drives what, whose mines are where, and who struck last. */
class Course {
  private readonly drivers = new Map<string, Seat>();
  private readonly mines = new Map<string, Seat | undefined>();
  private striker: Seat | undefined;
  private layer: Seat | undefined;

  follow(event: Event): void {
    if (event.type === 'carTaken') this.drivers.set(event.car, event.seat);
    if (event.type === 'mineLaid') this.mines.set(event.at, this.seatOf(event.car));
    if (event.type === 'ranOver') this.layer = event.what === 'mine' ? this.mines.get(event.at) : undefined;
    if (STRIKES.includes(event.type) && 'car' in event) this.striker = this.seatOf(event.car);
  }

  readonly seatOf = (car: string): Seat | undefined => this.drivers.get(car);

  /** The seat that caused a loss. */
  doerOf(by: string): Seat | undefined {
    if (by === 'mine') return this.layer;
    return OWN_FAULTS.includes(by) ? undefined : this.striker;
  }
}

const STRIKES: readonly Event['type'][] = ['sideRammed', 'sawed', 'rushedNCrushed', 'fired'];
const OWN_FAULTS: readonly string[] = ['wall', 'wreck', 'engine', pieceWith('boosts')];

function count(one: EventAtStep<Event>, tally: Tally<Event>, course: Course): void {
  const { event } = one;
  switch (event.type) {
    case 'damaged':
    case 'heated':
      return tally.damage(course.doerOf(event.by), course.seatOf(event.car), event.points, one);
    case 'heatRolled':
      return tally.rolled(course.seatOf(event.car), event.dice, MEAN);
    case 'ranOver':
    case 'sawed':
      return tally.rolled(course.seatOf(event.car), [event.die], MEAN);
    case 'fired':
    case 'rushedNCrushed':
      return tally.rolled(
        course.seatOf(event.car),
        event.dice.map((die) => SIDES + 1 - die),
        MEAN,
      );
    default:
      return undefined;
  }
}

/** The winner crosses the line, or the last of the others drops out. */
function decidedBy(told: readonly EventAtStep<Event>[]): EventAtStep<Event> | undefined {
  return (
    lastTold(told, ({ type }) => type === 'finished') ??
    lastTold(told, ({ type }) => type === 'lost') ??
    lastTold(told, ({ type }) => type === 'resigned')
  );
}
