import { oppositeOf } from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { cryptoIn } from '../shared/crypto';
import { edgeName } from '../../words/field/names';
import type { ScenarioWords } from '../scenarioWords';

function taskAndCrypto(view: View, names: readonly string[]): string {
  return `${taskIn(view)} ${cryptoIn(view, names)}`;
}

/** Scenario 6. */
export const whenCyborgsRule: ScenarioWords = {
  objective: taskAndCrypto,
  ways: { moleOut: taskAndCrypto },
};

/** What the viewer has to do: only their own role is known. */
function taskIn({ seats, teams }: View): string {
  const roles = seats.filter(({ role }) => role !== '');
  const [own] = roles;
  if (!own || roles.length > 1)
    return 'Carry crypto of the other side off your own edge. One of the players is the mole.';
  if (own.role === 'loyal')
    return 'You are loyal: carry crypto of the other side off your own edge. Somebody else is the mole.';
  const edge = teams[own.team]?.edge ?? '';
  const where = edge === '' ? 'the edge opposite to your own' : `the ${edgeName(oppositeOf(edge))} edge`;
  return `You are the mole: carry any crypto off ${where}, and you alone win.`;
}
