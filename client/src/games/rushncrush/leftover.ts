import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import { NEUTRAL } from '@gearhall/shared/games/rushncrush/content/gears';
import { moverOf, turnOf } from '@gearhall/shared/games/rushncrush/rules/field';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import { isOnTurn } from './prospects/moveOptions';
import { oddsOf } from './orders/odds';

/**
 * What is sent automatically where it is the only thing left: the end of the turn, the booster, driving
 * without dice.
 */
const GOES_ON: Partial<Record<Action['type'], (view: View) => boolean>> = {
  endTurn: () => true,
  burnOn: () => true,
  roll: isWithoutDice,
};

export function leftoverOf(view: View, seat: Seat, legal: readonly Action[]): Action | undefined {
  const [only, ...others] = legal;
  if (!only || others.length > 0 || !isOnTurn(view, seat)) return undefined;
  return GOES_ON[only.type]?.(view) ? only : undefined;
}

/** A roll cannot be taken back, so it is left to the player. */
function isWithoutDice(view: View): boolean {
  const { box, heat } = moverOf(view);
  const { heatDice, whiteDice } = oddsOf(box, { heat, turbo: turnOf(view).turbo });
  return box !== NEUTRAL && heatDice + whiteDice === 0;
}
