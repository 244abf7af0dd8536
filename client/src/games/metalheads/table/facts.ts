import { ROBOTS, type RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import type { Facts } from '../../../stage/contract/contract';
import type { Palette } from '../../../stage/drawing/palette';
import { cardPicture } from '../art/cardPicture';
import { robotName } from '../words/robotName';
import { abilityText, rulingsOf } from '../words/abilities';
import { BOX_NAMES } from '../words/cards';
import { amountsInWords, TYPE_NAMES } from '../words/names';

/** Everything about a Robot that its card says: large, and in words. */
export function robotFacts(id: RobotId, palette: Palette): Omit<Facts, 'at'> {
  const { type, strength, cost, side, ability, number } = ROBOTS[id];
  return {
    picture: cardPicture(id, palette),
    title: robotName(id),
    lines: [
      `${TYPE_NAMES[type]} Robot no. ${number}, base Strength ${strength}.`,
      `Costs ${amountsInWords(cost)}. As payment it gives ${amountsInWords(side)}.`,
      `${BOX_NAMES[ability.box]}: ${abilityText(id)}`,
      ...rulingsOf(id),
    ],
  };
}
