import { isSame } from '@gearhall/shared/core/json/equality';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { Match, Played } from '@gearhall/shared/core/match';
import { RESIGN } from '@gearhall/shared/core/log/resign';
import { BrokenRule, isRefusal } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Table } from '../model/Table';

/** May a person on this seat add the action to a log of this length? Resigning is always possible. */
export function mayAdd({ log }: Table, match: Match, seat: Seat, action: TypedThing): boolean {
  const stage = log.stageOf(seat);
  if (stage === 'anything' || stage === 'noUndo' || action.type === RESIGN.type) return true;
  return stage === 'leastMove' && match.toAct.includes(seat) && isSame(action, leastMove(match, seat));
}

const leastMove = (match: Match, seat: Seat): TypedThing => match.game.fallback(match.project(seat), seat);

/** The action for a seat that nobody decides for, once its share of the log is used up. */
export function resignation({ log }: Table, match: Match, seat: Seat): Played | undefined {
  if (log.stageOf(seat) !== 'resign') return undefined;
  const played = match.play(seat, RESIGN);
  if (isRefusal(played)) throw new BrokenRule(`A resignation was refused: ${played.refused}.`);
  return played;
}
