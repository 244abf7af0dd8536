import { planOf } from '../../content/scenarios';
import { robotsOfTeam, teamIn, type Field, type SeenRobot } from './field';

/** The last robots of a side, where the scenario holds some back (KS9.8). */
export function isOfReserve(
  field: Pick<Field, 'robots' | 'options'>,
  { id, team }: Pick<SeenRobot, 'id' | 'team'>,
): boolean {
  const { reserve = 0 } = planOf(field.options, team);
  if (reserve === 0) return false;
  return robotsOfTeam(field, team)
    .slice(-reserve)
    .some((robot) => robot.id === id);
}

/** It is off the map, and may still come. */
export const isWaiting = (field: Pick<Field, 'robots' | 'options'>, robot: SeenRobot): boolean =>
  robot.at === '' && robot.fate === '' && isOfReserve(field, robot);

/** It waits, and has been called. */
export const isComing = (field: Pick<Field, 'robots' | 'options' | 'teams'>, robot: SeenRobot): boolean =>
  isWaiting(field, robot) && teamIn(field, robot.team).comesOn !== '';
