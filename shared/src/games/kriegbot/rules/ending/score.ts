import type { TeamId } from '../../content/teams';
import { builtBy, originOf, robotsOfTeam, teamIn, type Field, type SeenRobot } from '../field/field';

/** The score of a destroyed card, and of a lost robot, besides the damage markers (K61). */
const CARD_SCORE = 2;
const ROBOT_SCORE = 10;

/**
 * The damage that a side has suffered (K61): everybody can count it, because markers are open. A robot counts for the side
 * that built it, and as lost if it has been captured (KX94).
 */
export const scoreOf = (field: Pick<Field, 'robots' | 'teams'>, team: TeamId): number =>
  builtBy(field, team).reduce((score, robot) => score + scoreOfRobot(robot), teamIn(field, team).fallen);

/** Of the robots that a side runs now, whoever built them (KS14.9). */
export const scoreOfOwn = (field: Pick<Field, 'robots' | 'teams'>, team: TeamId): number =>
  robotsOfTeam(field, team).reduce((score, robot) => score + damageOn(robot), teamIn(field, team).fallen);

/**
 * A robot that was left for a Phoenix-bot is destroyed (L314); a pilot who bailed out is not a destroyed card (K92).
 */
function scoreOfRobot(robot: SeenRobot): number {
  const { fate, phoenix } = robot;
  const isLeft = fate === '' && !phoenix && originOf(robot) === robot.team;
  return damageOn(robot) + (isLeft ? 0 : ROBOT_SCORE);
}

/** Its markers and its destroyed cards. */
function damageOn({ slots, drive, core, lost }: SeenRobot): number {
  const markers = [...Object.values(slots), drive, core].reduce((sum, { damage }) => sum + damage, 0);
  const cards = lost.filter(({ destroyed }) => destroyed).length;
  return markers + CARD_SCORE * cards;
}
