import type { Seat } from '../../core/ground/seats';
import { lastTold, Tally, weightiest, type Summarise, type EventAtStep } from '../../core/replay/summary';
import { FACES } from './content/rolling';
import type { Event, EventOf } from './events';
import type { Options } from './options';

/** The totals of a game of MetalTalon: cents shot off ships and out of bases, the rolls of shots, rounds. */
export const summarise: Summarise<Event, Options> = ({ seats, options, emitted: told }) => {
  const tally = new Tally<Event>(seats);
  const mean = meanOf(FACES[options.roller]);
  let shooter: Seat | undefined;
  for (const one of told) {
    const { event } = one;
    if (isShot(event)) {
      shooter = event.by;
      tally.rolled(event.by, [event.roll], mean);
    }
    tally.damage(shooter, victimOf(event), lossIn(event), one);
  }
  const rounds = Math.max(1, ...told.map(({ event }) => (event.type === 'turnBegan' ? event.round : 1)));
  const decided = decidedBy(told);
  return { rounds, seats: tally.summaries, best: tally.best, ...(decided && { decided }) };
};

const meanOf = (faces: readonly number[]): number =>
  faces.reduce((sum, face) => sum + face, 0) / faces.length;

const isShot = (event: Event): event is EventOf<'fired'> | EventOf<'rerolled'> =>
  event.type === 'fired' || event.type === 'rerolled';

type Loss = EventOf<'damaged'> | EventOf<'destroyed'> | EventOf<'robbed'>;
const isLoss = (event: Event): event is Loss =>
  event.type === 'damaged' || event.type === 'destroyed' || event.type === 'robbed';

const victimOf = (event: Event): Seat | undefined => (isLoss(event) ? event.seat : undefined);
const lossIn = (event: Event): number => (isLoss(event) ? event.lost : 0);

/** How the last player left the game; if the round limit ended it, the most expensive blow. */
function decidedBy(told: readonly EventAtStep<Event>[]): EventAtStep<Event> | undefined {
  const end = lastTold(told, ({ type }) => type === 'ended');
  if (end?.event.type === 'ended' && end.event.cause === 'roundLimit') return weightiest(told, lossIn);
  const last = lastTold(told, ({ type }) => type === 'eliminated');
  if (last?.event.type !== 'eliminated') return last;
  return blowBefore(told.slice(0, told.indexOf(last)), last) ?? last;
}

/** The invasion, or the shot that took the last cent. */
function blowBefore(
  before: readonly EventAtStep<Event>[],
  { event }: EventAtStep<Event>,
): EventAtStep<Event> | undefined {
  if (event.type !== 'eliminated' || event.cause === 'resigned') return undefined;
  const { seat, cause } = event;
  return lastTold(before, (one) =>
    cause === 'invaded' ? one.type === 'invaded' && one.victim === seat : isLoss(one) && one.seat === seat,
  );
}
