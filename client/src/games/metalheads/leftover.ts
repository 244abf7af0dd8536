import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action } from '@gearhall/shared/games/metalheads/actions';
import { total } from '@gearhall/shared/games/metalheads/content/resources';
import { soloSideOf } from '@gearhall/shared/games/metalheads/rules/field';
import type { View } from '@gearhall/shared/games/metalheads/view';

/**
 * The end of a turn in which nothing else is legal. What could still be done depends on a hand that the others do not
 * see, so with Robots in hand the turn waits: an end at once would say something about them. It also waits where the end
 * would show new Robots of the deck, since that cannot be taken back; alone it always may, since the Monster acts.
 */
export function leftoverOf(view: View, seat: Seat, legal: readonly Action[]): Action | undefined {
  const [only, other] = legal;
  if (only?.type !== 'endTurn' || other !== undefined) return undefined;
  const { energy, pool } = view.turn;
  const isSpent = energy === 0 && total(pool) === 0;
  const isOpen = isSpent || view.players[seat]?.hand.length === 0;
  return isOpen && !showsMore(view) ? only : undefined;
}

const showsMore = (view: View): boolean => view.row.includes('') || soloSideOf(view) !== undefined;
