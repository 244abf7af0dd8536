import type { HarmCause } from '../events';
import type { RobotId } from '../state';
import { robotIn, type Play } from './play';

/**
 * The end of a robot: it leaves the map with all its cards (K52). A kill, unless its pilot had been lost
 * before (K58); which kills count is judged when the whole action is over (rules/victory.ts).
 */
export function destroy(play: Play, id: RobotId, cause: HarmCause): void {
  const robot = robotIn(play, id);
  if (robot.at === '') return;
  play.state.losses.push({ robot: id, isKill: robot.fate === '' });
  robot.at = '';
  robot.fate = 'destroyed';
  play.tell({ type: 'destroyed', robot: id, cause });
}

/** Its pilot is killed: a kill, and the robot stands there lifeless (L59). */
export function killPilot(play: Play, id: RobotId): void {
  if (robotIn(play, id).fate !== '') return;
  play.state.losses.push({ robot: id, isKill: true });
  leaveDerelict(play, id);
}

/** Nobody flies it any more (K53). */
export function leaveDerelict(play: Play, id: RobotId): void {
  const robot = robotIn(play, id);
  robot.fate = 'derelict';
  play.tell({ type: 'derelict', robot: id });
}
