import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action } from '@gearhall/shared/games/metalkrushers/actions';
import type { View } from '@gearhall/shared/games/metalkrushers/view';

/**
 * The attack that a Krusher bound by an Oust has to make (G27): it has one target and may not decline.
 * Everybody knows that, whatever the sheets hide. A strike or a spared shield is left to the player even
 * where nothing else is legal: a strike rolls dice, and the number of choices for either reveals what the
 * arms hold.
 */
export function leftoverOf(view: View, seat: Seat, legal: readonly Action[]): Action | undefined {
  const { question, krushers } = view;
  const [only, ...others] = legal;
  if (only?.type !== 'attack' || others.length > 0 || question?.seat !== seat) return undefined;
  return krushers[question.krusher]?.marks.bound === only.target ? only : undefined;
}
