import type { Seat } from '../../../../core/ground/seats';
import type { EndCause } from '../../events';
import type { CarId } from '../../state';
import { carIn, type RuleContext } from '../context';

/** The end of a race: the first over the finish line. (Source L30; R35) */

/** The first car over the line wins at once, whatever else would happen to it. */
export function finish(context: RuleContext, id: CarId): void {
  const { seat } = carIn(context, id);
  context.emit({ type: 'finished', car: id, seat });
  end(context, [seat], 'finish');
}

/** When nobody else has cars left, the last seat with one has won; when nobody has any, there is no winner. */
export function endIfDecided(context: RuleContext): void {
  if (context.state.phase === 'over') return;
  const left = context.state.seats.flatMap(({ out }, seat) => (out ? [] : [seat]));
  if (left.length === 0) end(context, [], 'allLost');
  else if (left.length === 1 && context.state.seats.length > 1) end(context, left, 'lastRunning');
}

function end(context: RuleContext, winners: Seat[], cause: EndCause): void {
  context.state.phase = 'over';
  context.state.picks = [];
  delete context.state.turn;
  context.state.end = { winners, cause };
  context.emit({ type: 'ended', winners, cause });
}
