import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import type { Call } from '../../stage/contract/contract';

/** The draw of races is nobody's turn. What a seat is asked in its own turn belongs to that. */
export function calledFor({ phase, question, round, turn, shot, active }: View, seat: Seat): Call {
  if (phase === 'races') return { to: 'answer', id: phase };
  if (turn === seat || !question) return { to: 'turn', id: `${round} ${turn}` };
  const { kind, cost, ship, points } = question;
  return { to: 'answer', id: JSON.stringify([round, turn, kind, cost, ship, points, shot, active]) };
}
