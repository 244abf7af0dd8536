import type { RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import { CORE_ART } from './robots/core';
import { LAND_ART } from './robots/land';
import { SEA_ART } from './robots/sea';
import { SKY_ART } from './robots/sky';
import type { Part } from '../../../stage/forms/shapes';

/**
 * The picture of each Robot, from the back to the front, within about 100 x 90 units around the origin.
 */
export const ROBOT_ART: Readonly<Record<RobotId, readonly Part[]>> = {
  ...LAND_ART,
  ...SEA_ART,
  ...SKY_ART,
  ...CORE_ART,
};
