import type { Action } from '../../actions';
import { cardEffect } from '../../content/cards';
import type { HexId } from '../../content/map';
import { rangeBetween } from '../../rules/field/arcs';
import type { Field } from '../../rules/field/field';
import type { View } from '../../view';

/** Where the bombs that are placed go off. */

/** The bombs that are placed reach this hex. */
export const isBombed = ({ bombs = [] }: Pick<Field, 'bombs'>, at: HexId): boolean =>
  bombs.some((one) => rangeBetween(one.at, at) <= (cardEffect(one.card, 'bomb')?.within ?? 0));

/** Without the moves that end near a bomb. */
export function clearOfBombs(view: View, legal: readonly Action[]): readonly Action[] {
  const clear = legal.filter(
    (action) => !(action.type === 'move' || action.type === 'walk') || !isBombed(view, action.to),
  );
  return clear.length > 0 ? clear : legal;
}
