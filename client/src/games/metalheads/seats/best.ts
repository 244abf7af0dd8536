import type { RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import { strengthParts } from '@gearhall/shared/games/metalheads/rules/strength/strength';
import type { View } from '@gearhall/shared/games/metalheads/view';
import type { Seat } from '@gearhall/shared/core/ground/seats';

interface Best {
  readonly robot: RobotId;
  readonly strength: number;
}

/** The strongest Robot that somebody has completed, the first of several. */
export function bestOf(view: View, owner: Seat): Best | undefined {
  const robots = view.players[owner]?.robots ?? [];
  return robots
    .map((robot) => ({ robot: robot.robot, strength: strengthParts(view, owner, robot).total }))
    .toSorted((one, other) => other.strength - one.strength)[0];
}
