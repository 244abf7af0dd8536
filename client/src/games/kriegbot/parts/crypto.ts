import { tokensInPlay } from '@gearhall/shared/games/kriegbot/rules/tokens';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { callsIn } from '../words/calls';
import { capital, listOf, tokenName } from '../words/names';

/** What crypto there is, and who has it. */
export function cryptoIn(view: View, names: readonly string[]): string {
  const there = tokensInPlay(view);
  if (there.length === 0) return 'Destroyed robots leave crypto.';
  const calls = callsIn(view, names);
  const told = there.map(({ id, at, bearer }) =>
    bearer === '' ? `${tokenName(id)} lies on ${at}` : `${calls.full(bearer)} has ${tokenName(id)}`,
  );
  return `${capital(listOf(told))}.`;
}
