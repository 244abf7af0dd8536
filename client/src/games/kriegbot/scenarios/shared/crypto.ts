import { tokensInPlay } from '@gearhall/shared/games/kriegbot/rules/pieces/tokens';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { callsIn } from '../../words/field/calls';
import { capital, listOf, tokenName } from '../../words/field/names';

/** What crypto there is, and who has it. */
export function cryptoIn(view: View, names: readonly string[]): string {
  const there = tokensInPlay(view);
  if (there.length === 0) return 'Destroyed robots leave crypto.';
  const calls = callsIn(view, names);
  const told = there.map(({ id, at, bearer }) =>
    bearer === ''
      ? `${tokenName(id, view.options)} lies on ${at}`
      : `${calls.full(bearer)} has ${tokenName(id, view.options)}`,
  );
  return `${capital(listOf(told))}.`;
}
