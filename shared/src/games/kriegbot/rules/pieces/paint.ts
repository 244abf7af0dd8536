import type { RobotId } from '../../state/robot';
import type { SeenRobot } from '../field/field';
import { robotIn, type RuleContext } from '../field/context';

/** Paint: a marker, or mines, which nothing wipes off (KX86). */

/** A marker of paint is on it. */
export const hasMarker = ({ painted, minedOnly }: Pick<SeenRobot, 'painted' | 'minedOnly'>): boolean =>
  painted && minedOnly !== true;

/** Puts a marker of paint on it. */
export function paint(context: RuleContext, id: RobotId): void {
  const robot = robotIn(context, id);
  delete robot.minedOnly;
  setPainted(context, id, true);
}

function setPainted(context: RuleContext, id: RobotId, on: boolean): void {
  const robot = robotIn(context, id);
  if (robot.painted === on) return;
  robot.painted = on;
  context.emit({ type: 'status', robot: id, status: 'painted', on });
}

/** Takes the marker off; with mines on it, it stays painted. */
export function unpaint(context: RuleContext, id: RobotId): void {
  const robot = robotIn(context, id);
  if (!hasMarker(robot)) return;
  if (robot.mines) robot.minedOnly = true;
  else setPainted(context, id, false);
}

/** A mine of another robot sticks to it. */
export function addMine(context: RuleContext, id: RobotId, by: RobotId): void {
  const robot = robotIn(context, id);
  robot.mines = [...(robot.mines ?? []), by];
  context.emit({ type: 'mineSet', robot: id, by });
  if (robot.painted) return;
  robot.minedOnly = true;
  setPainted(context, id, true);
}

/** One mine of that robot is gone. */
export function removeMine(context: RuleContext, id: RobotId, by: RobotId): void {
  const mines = [...(robotIn(context, id).mines ?? [])];
  mines.splice(mines.indexOf(by), 1);
  keepMines(context, id, mines);
}

export const removeMines = (context: RuleContext, id: RobotId): void => keepMines(context, id, []);

function keepMines(context: RuleContext, id: RobotId, mines: RobotId[]): void {
  const robot = robotIn(context, id);
  const { minedOnly } = robot;
  if (mines.length > 0) {
    robot.mines = mines;
    return;
  }
  delete robot.mines;
  delete robot.minedOnly;
  if (minedOnly) setPainted(context, id, false);
}
