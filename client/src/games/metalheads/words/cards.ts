import type { Box } from '@gearhall/shared/games/metalheads/content/effects';
import { ROBOTS, type RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import { abilityText } from './abilities';
import { amountsInWords, TYPE_NAMES } from './names';

export const BOX_NAMES: Readonly<Record<Box, string>> = {
  activated: 'Activated',
  passive: 'Passive',
  instant: 'Instant',
};

/** "Land, Strength 4; costs 4 steel and 2 fuel; pays 1 steel and 1 fuel". */
export function robotInWords(id: RobotId): string {
  const { type, strength, cost, side } = ROBOTS[id];
  return `${TYPE_NAMES[type]}, Strength ${strength}; costs ${amountsInWords(cost)}; pays ${amountsInWords(side)}`;
}

/** The same, with what it can do. */
export const cardInWords = (id: RobotId): string =>
  `${robotInWords(id)}. ${BOX_NAMES[ROBOTS[id].ability.box]}: ${abilityText(id)}`;
