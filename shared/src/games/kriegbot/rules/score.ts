import type { TeamId } from '../content/teams';
import { robotsOfTeam, type Field, type SeenRobot } from './field';

/** The score of a destroyed card, and of a lost robot, besides the damage markers (K61). */
const CARD_SCORE = 2;
const ROBOT_SCORE = 10;

/** The damage that a side has suffered (K61): everybody can count it, because markers are open. */
export const scoreOf = (field: Pick<Field, 'robots'>, team: TeamId): number =>
  robotsOfTeam(field, team).reduce((score, robot) => score + scoreOfRobot(robot), 0);

/**
 * A robot that was left for a Phoenix-bot is destroyed (L314); a pilot who bailed out is not a destroyed card (K92).
 */
function scoreOfRobot({ slots, drive, core, lost, fate, phoenix }: SeenRobot): number {
  const markers = [...Object.values(slots), drive, core].reduce((sum, { damage }) => sum + damage, 0);
  const cards = lost.filter(({ destroyed }) => destroyed).length;
  return markers + CARD_SCORE * cards + (fate === '' && !phoenix ? 0 : ROBOT_SCORE);
}
