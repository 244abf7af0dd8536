import type { SlotId } from '../../content/chassis';
import type { HarmCause } from '../../events';
import type { RobotId } from '../../state/robot';
import type { Doer } from '../../state/facts';
import { robotIn, type RuleContext } from '../field/context';
import { isExpanded } from '../cores/energy';
import { doerOf, note } from '../field/facts';
import { loseWithRobot, putOut } from '../pieces/units';

/**
 * The end of a robot: it leaves the map with all its cards (K52). It is a kill, unless its pilot had been lost before
 * (K58); which kills count is judged when the whole action is over (rules/ending/victory.ts).
 */
export function destroy(context: RuleContext, id: RobotId, cause: HarmCause): void {
  const robot = robotIn(context, id);
  if (robot.at === '') return;
  context.state.losses.push({ team: robot.team, isKill: robot.fate === '' });
  const { at, facing } = robot;
  note(context, { kind: 'gone', robot: id, how: 'destroyed', at, facing, ...doerOf(context, cause) });
  robot.at = '';
  robot.fate = 'destroyed';
  context.emit({ type: 'destroyed', robot: id, cause });
  loseWithRobot(context, id, cause);
}

/** Its pilot is killed: a kill, and the robot remains without a pilot (L59). */
export function killPilot(
  context: RuleContext,
  id: RobotId,
  { cause, cockpit }: { readonly cause: HarmCause; readonly cockpit: SlotId },
): void {
  const { fate, team } = robotIn(context, id);
  if (fate !== '') return;
  context.state.losses.push({ team, isKill: true });
  leaveDerelict(context, id, { ...doerOf(context, cause), cockpit });
}

/** It has no pilot any more (K53); whom it carries gets out (KX68). */
export function leaveDerelict(
  context: RuleContext,
  id: RobotId,
  { cockpit, ...by }: { readonly by?: Doer; readonly cockpit: SlotId },
): void {
  const robot = robotIn(context, id);
  if (isExpanded(context.state)) robot.cockpit = cockpit;
  const { at, facing } = robot;
  note(context, { kind: 'gone', robot: id, how: 'derelict', at, facing, ...by });
  robot.fate = 'derelict';
  context.emit({ type: 'derelict', robot: id });
  putOut(context, id, () => true);
}
