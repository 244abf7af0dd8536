import type { HarmCause } from '../events';
import type { RobotId } from '../robotState';
import { robotIn, type RuleContext } from './context';

/**
 * The end of a robot: it leaves the map with all its cards (K52). It is a kill, unless its pilot had been lost before
 * (K58); which kills count is judged when the whole action is over (rules/victory.ts).
 */
export function destroy(context: RuleContext, id: RobotId, cause: HarmCause): void {
  const robot = robotIn(context, id);
  if (robot.at === '') return;
  context.state.losses.push({ robot: id, isKill: robot.fate === '' });
  robot.at = '';
  robot.fate = 'destroyed';
  context.emit({ type: 'destroyed', robot: id, cause });
}

/** Its pilot is killed: a kill, and the robot remains without a pilot (L59). */
export function killPilot(context: RuleContext, id: RobotId): void {
  if (robotIn(context, id).fate !== '') return;
  context.state.losses.push({ robot: id, isKill: true });
  leaveDerelict(context, id);
}

/** It has no pilot any more (K53). */
export function leaveDerelict(context: RuleContext, id: RobotId): void {
  const robot = robotIn(context, id);
  robot.fate = 'derelict';
  context.emit({ type: 'derelict', robot: id });
}
