import type { Direction } from '../../../../core/game/hex';
import type { Action } from '../../actions';
import { NUKE } from '../../content/cards';
import { scenarioOf } from '../../content/scenarios';
import { isInArc, rangeBetween } from '../../rules/field/arcs';
import { isUnpowered } from '../../rules/pieces/cardsOnRobots';
import { isAlive, onMap, type SeenRobot as Robot } from '../../rules/field/field';
import type { View } from '../../view';

/** The robot that is asked, and its nearest enemy; itself, if it has none. */
export interface Encounter {
  readonly view: View;
  readonly robot: Robot;
  readonly enemy: Robot;
}

/** The sensible ones among the legal actions, all equally good; none if the idea does not apply now. */
export type Idea = (scene: Encounter, legal: readonly Action[]) => readonly Action[];

/** Near enough to fight. */
export const NEAR = 3;

export const gap = ({ robot, enemy }: Encounter): number => rangeBetween(robot.at, enemy.at);
export const isClose = (scene: Encounter): boolean => gap(scene) <= 2 * NEAR;
export const isAhead = ({ robot, enemy }: Encounter, facing: Direction, at = robot.at): boolean =>
  isInArc('front60', at, facing, enemy.at);

export const when =
  (isTime: (scene: Encounter) => boolean, ...types: readonly Action['type'][]): Idea =>
  (scene, legal) => {
    const some = legal.filter(({ type }) => types.includes(type));
    return some.length > 0 && isTime(scene) ? some : [];
  };

/** The next hit on its core is a kill, which loses the game, unless its pilot has left it. */
export const isLosing = ({ view, robot }: Encounter): boolean =>
  isUnpowered(robot) && scenarioOf(view.options).victory.includes('firstKill');

export const hasMates = ({ view, robot }: Encounter): boolean =>
  onMap(view).some(({ id, team, ...other }) => id !== robot.id && team === robot.team && isAlive(other));

/** It would destroy at least as many enemies as friends, itself included; and it is not alone, or is almost lost. */
export function isWorthNuking(scene: Encounter): boolean {
  const { view, robot } = scene;
  if (!hasMates(scene) && !isUnpowered(robot)) return false;
  const near = onMap(view).filter(
    (other) => isAlive(other) && rangeBetween(other.at, robot.at) <= NUKE.destroysWithin,
  );
  const friends = near.filter(({ team }) => team === robot.team).length;
  return friends <= near.length - friends;
}
