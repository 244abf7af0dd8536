import type { Seat } from '../../../../core/ground/seats';
import { lose } from '../damage';
import { pickOn } from '../setup/draft';
import { endIfDecided } from '../race/finishing';
import { carOf } from '../field';
import type { RuleContext } from '../context';
import { goOn } from '../rounds/rounds';

/** A person leaves the table: their cars are taken off the track, or never line up. (R34, R39) */
export function leave(context: RuleContext, seat: Seat): void {
  const left = context.state.seats[seat];
  if (!left) return;
  left.resigned = true;
  context.emit({ type: 'resigned', seat });
  for (const car of Object.values(context.state.cars)) {
    if (car.seat === seat && car.lost === '') lose(context, car.id, 'resigned');
  }
  if (context.state.phase === 'draft') leaveDraft(context, seat);
  else goOn(context);
}

function leaveDraft(context: RuleContext, seat: Seat): void {
  const { state } = context;
  state.picks = state.picks.filter(({ car }) => carOf(state, car).seat !== seat);
  endIfDecided(context);
  if (state.phase === 'draft') pickOn(context);
}
