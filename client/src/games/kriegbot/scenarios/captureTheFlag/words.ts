import { edgeOf, robotOf } from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { stepsLeft } from '../shared/steps';
import { callsIn } from '../../words/field/calls';
import { capital, sideName } from '../../words/field/names';
import type { ScenarioWords } from '../scenarioWords';

/** Scenario 4. */
export const captureTheFlag: ScenarioWords = {
  objective: (view, names) => `Carry the flag off your own edge. ${flagIn(view, names)}`,
  ways: {
    flagHome: (view, names) =>
      `Carry the flag off your own edge. ${view.tokens.length > 0 ? flagIn(view, names) : ''}`,
  },
};

/** Where the flag is, or who has it. */
function flagIn(view: View, names: readonly string[]): string {
  const flag = view.tokens.find(({ kind }) => kind === 'flag');
  if (!flag) return 'It will lie beside the gas station.';
  if (flag.bearer === '') return `It lies on ${flag.at}.`;
  const bearer = robotOf(view, flag.bearer);
  const edge = edgeOf(view, bearer.team);
  const way = edge === '' || bearer.at === '' ? '' : `, ${stepsLeft(bearer.at, edge)} from home`;
  return `${capital(callsIn(view, names).full(bearer.id))} has it for ${sideName(bearer.team, view.options)}${way}.`;
}
