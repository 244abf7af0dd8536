import { scenarioOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { LAST_ROBOT } from '../../parts/lastRobot';
import type { ScenarioPart } from '../../parts/part';
import { count } from '../../../../ui/words/grammar';
import { TESLA_TOWER } from './building';

/** Scenario 19. */
export const part: ScenarioPart<'teslaTower'> = {
  objective: () =>
    'The side with the last living robot wins. Robots power up only within 3 hexes of the Tesla Tower.',
  situation({ options }) {
    const near = scenarioOf(options).powersUpNear;
    return near ? `Robots power up only within ${count(near.within, 'hex', 'hexes')} of ${near.at}.` : '';
  },
  buildings: () => TESLA_TOWER,
  lines: {},
  effects: {},
  orders: {},
  questions: {},
  refusals: { tooFarFromTower: 'Here robots power up only within 3 hexes of the Tesla Tower.' },
  causes: LAST_ROBOT,
};
