import { scenarioOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import type { ScenarioWords } from '../scenarioWords';
import { count } from '../../../../ui/words/language/grammar';
import { TESLA_TOWER } from './building';

/** Scenario 19. */
export const teslaTower: ScenarioWords = {
  objective: () =>
    'The side with the last living robot wins. Robots power up only within 3 hexes of the Tesla Tower.',
  situation({ options }) {
    const near = scenarioOf(options).powersUpNear;
    return near ? `Robots power up only within ${count(near.within, 'hex', 'hexes')} of ${near.at}.` : '';
  },
  buildings: () => TESLA_TOWER,
};
