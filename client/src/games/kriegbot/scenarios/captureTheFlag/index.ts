import { edgeOf, robotOf } from '@gearhall/shared/games/kriegbot/rules/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { CARRYING_EFFECTS, CARRYING_LINES } from '../../parts/carrying';
import { stepsLeft } from '../../parts/steps';
import { callsIn } from '../../words/calls';
import { capital, TEAM_NAMES } from '../../words/names';
import type { ScenarioPart } from '../../parts/part';

/** Scenario 4. */
export const part: ScenarioPart<'captureTheFlag'> = {
  objective: (view, names) => `Carry the flag off your own edge. ${flagIn(view, names)}`,
  ways: {
    flagHome: (view, names) =>
      `Carry the flag off your own edge. ${view.tokens.length > 0 ? flagIn(view, names) : ''}`,
  },
  lines: {
    ...CARRYING_LINES,
  },
  effects: {
    ...CARRYING_EFFECTS,
  },
  orders: {},
  questions: {},
  refusals: {},
  causes: {
    flagHome: { won: 'the flag has been carried home' },
  },
};

/** Where the flag is, or who has it. */
export function flagIn(view: View, names: readonly string[]): string {
  const flag = view.tokens.find(({ kind }) => kind === 'flag');
  if (!flag) return 'It will lie beside the gas station.';
  if (flag.bearer === '') return `It lies on ${flag.at}.`;
  const bearer = robotOf(view, flag.bearer);
  const edge = edgeOf(view, bearer.team);
  const way = edge === '' || bearer.at === '' ? '' : `, ${stepsLeft(bearer.at, edge)} from home`;
  return `${capital(callsIn(view, names).full(bearer.id))} has it for ${TEAM_NAMES[bearer.team]}${way}.`;
}
