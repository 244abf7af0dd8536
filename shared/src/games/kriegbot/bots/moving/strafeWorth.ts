import type { ActionOf } from '../../actions';
import { findRobot, templateOf, type SeenRobot } from '../../rules/field/field';
import { spares } from '../objectives/sidesKnown';
import type { Situation } from '../imagining';
import { guiltCost } from '../objectives/gangPoints';

/** The harm of a strafing attack from where the robot stands. */
export const strafeHarm = (situation: Situation, mover: SeenRobot, shot: ActionOf<'strafe'>): number =>
  !findRobot(situation.view, shot.target) || spares(situation, shot.target)
    ? 0
    : situation.stake(shot.target) * situation.duel(mover.id, shot.target).declared(shot, { strafe: true }) -
      guiltCost(situation.view, mover, shot);

/** Could it attack on the move (L302), as a Rocketbot or Helibot? */
export const canStrafe = (robot: SeenRobot): boolean =>
  templateOf(robot).strafes && !robot.biped && robot.marks.attacks === 0 && robot.marks.defenses === 0;
