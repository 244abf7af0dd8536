import { scenarioOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { explosion } from '../../effects/telling';
import { pointOf } from '../../layout';
import type { ScenarioPart } from '../../parts/part';
import { says } from '../../words/saying';
import { tentName } from '../../words/units';
import { BUNKERS } from './bunker';
import {
  blowUpInWords,
  bombersInWords,
  bunkersGoneInWords,
  bunkersInWords,
  invadersGoneInWords,
} from './words';

/** Scenario 15. */
export const part: ScenarioPart<'wmd'> = {
  objective: bunkersInWords,
  ways: { bunkersGone: bunkersGoneInWords, invadersGone: invadersGoneInWords },
  situation: bombersInWords,
  buildings: ({ options }) => (scenarioOf(options).bunkers ? BUNKERS : {}),
  lines: {
    blewUp: ({ by, at }, context) =>
      says(by, context, `${tentName(by) ? 'sets off its bomb' : 'is blown up by its pilot'} on ${at}`),
  },
  effects: { blewUp: ({ at }, context) => explosion(context, pointOf(at)) },
  orders: { blowUp: blowUpInWords },
  questions: {},
  refusals: { noBomb: 'Only pilots and infantry of a side that has bombs carry one.' },
  causes: {
    bunkersGone: { won: 'all bunkers are destroyed' },
    invadersGone: { won: 'nobody is left to destroy the bunkers' },
  },
};
