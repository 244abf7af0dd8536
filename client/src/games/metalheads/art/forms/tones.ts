import type { RobotType } from '@gearhall/shared/games/metalheads/content/types';

/** The colour of each type: frames, icons and the paint of its Robots. */
export const TYPE_COLOURS: Readonly<Record<RobotType, number>> = {
  land: 0xd58a34,
  sea: 0x2f7fc4,
  sky: 0x74cbe8,
  core: 0x9d5fd3,
};
