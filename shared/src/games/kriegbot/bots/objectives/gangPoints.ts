import { armsOf, type ArmsId } from '../../content/cards';
import { scenarioOf } from '../../content/scenarios';
import type { TeamId } from '../../content/teams';
import { pilotSlotOf } from '../../rules/pieces/cardsOnRobots';
import { findRobot, robotOf, teamIn, teamsIn, type SeenRobot } from '../../rules/field/field';
import { pointsOf } from '../../rules/objectives/points';
import type { TargetId } from '../../state';
import type { View } from '../../view';

/** Where points are counted (the Sharks and the Jets): what it is worth to harm somebody, and when a leader leaves. */

export const isScored = ({ options }: View): boolean => scenarioOf(options).atLimit.by === 'points';
const isGang = (view: View, team: TeamId): boolean => teamIn(view, team).leader !== '';

/** What the police get for a robot of a gang (KS9.9). */
export const gainFor = ({ guilt }: Pick<SeenRobot, 'guilt'>): number =>
  guilt.includes('attackedPolice') ? 2 : guilt.includes('illegal') ? 1 : -2;

/** For the police: an innocent is to be spared; the more it brings, the better. For gangs: rivals before the police. */
const STAKE = { innocent: -1, illegal: 1, attackedPolice: 1.5, rival: 1, police: 0.4 } as const;

/** The weight of harm done to a robot, for this side; 1 wherever kills alone matter. */
export function stakeIn(view: View, team: TeamId, target: SeenRobot): number {
  if (!isScored(view)) return 1;
  if (isGang(view, team)) return isGang(view, target.team) ? STAKE.rival : STAKE.police;
  const gain = gainFor(target);
  return gain < 0 ? STAKE.innocent : gain > 1 ? STAKE.attackedPolice : STAKE.illegal;
}

/** What it costs a robot of a gang to break the law for the first time, in kills. */
const GUILT = 0.03;

/** The cost of an attack for what it makes of the attacker: legal ones come before it, hopeless ones are left. */
export function guiltCost(
  view: View,
  by: SeenRobot,
  { arms, target }: { readonly arms: ArmsId; readonly target: TargetId },
): number {
  if (!isScored(view) || !isGang(view, by.team) || !findRobot(view, target)) return 0;
  const { medium } = armsOf(arms);
  const isIllegal = medium === 'GUN' || medium === 'BEAM' || medium === 'MISSILE';
  const isOnPolice = !isGang(view, robotOf(view, target).team);
  return (
    (isIllegal && !by.guilt.includes('illegal') ? GUILT : 0) +
    (isOnPolice && !by.guilt.includes('attackedPolice') ? GUILT : 0)
  );
}

/** The leader is aboard, may go in peace, and his gang is ahead of everybody. */
export function mayRetire(view: View, robot: SeenRobot): boolean {
  const rivals = teamsIn(view).filter((team) => team !== robot.team);
  const isSafe = rivals.every((team) => teamIn(view, team).leader !== 'alive');
  const own = pointsOf(view, robot.team);
  return isSafe && hasLeader(view, robot) && rivals.every((team) => pointsOf(view, team) < own);
}

/** He would be killed by his own (KS9.10). */
export const isBetrayed = (view: View, robot: SeenRobot): boolean =>
  hasLeader(view, robot) &&
  teamsIn(view).some((team) => team !== robot.team && teamIn(view, team).leader === 'alive');

const hasLeader = (view: View, robot: SeenRobot): boolean =>
  isGang(view, robot.team) && pilotSlotOf(robot) !== undefined;
