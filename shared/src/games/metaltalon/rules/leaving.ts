import type { Seat } from '../../../core/ground/seats';
import { closeShot } from './damage';
import { eliminate } from './elimination';
import { isOver } from './ending';
import type { RuleContext } from './context';
import { passOn } from './rerolls';
import { beginIfSettled } from './setup';
import { passTurn } from './turns';

/** T17: a player who leaves the table is eliminated at once. */
export function leave(context: RuleContext, seat: Seat): void {
  const { state } = context;
  eliminate(context, seat, { cause: 'resigned' });
  if (isOver(state)) return;
  if (state.phase === 'races') return beginIfSettled(context);
  settleShot(context, seat);
  // An abandoned turn ends without income; players without ships and coins are eliminated when the next one ends.
  if (state.turn === seat) passTurn(context);
}

/** A shot by the seat, or at it, is void; otherwise the seat accepts the roll. */
function settleShot(context: RuleContext, seat: Seat): void {
  const { shot, question, ships, seats } = context.state;
  if (!shot) return;
  const gone = shot.target === undefined ? seats[seat]?.base === shot.base : !ships[shot.target];
  if (shot.by === seat || gone) return closeShot(context);
  if (question?.seat === seat) passOn(context);
}
