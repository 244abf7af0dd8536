import { DIRECTIONS } from '../../../../core/game/hex';
import { isStruck, isUnpowered } from '../../rules/pieces/cardsOnRobots';
import { isCutOff } from '../../rules/field/landingCraft';
import { diskOf } from '../../rules/pieces/disks';
import type { SeenRobot, Field } from '../../rules/field/field';
import { standOf, type Stand } from '../attacking/duel';
import { spotsOf, standAt } from './imagining';
import { thinned } from '../field/sampling';

/** The possible stances of a robot when all have moved: its present one, if it has moved already. */
export function responsesOf(field: Field, robot: SeenRobot): readonly Stand[] {
  const here = standOf(robot);
  const { option, clamped } = robot.marks;
  if (diskOf(field, robot.id)) return DIRECTIONS.map((facing) => ({ ...here, facing }));
  if (option !== '' && option !== 'biped') return [here];
  const still = { ...here, moving: false };
  if (isStruck(robot)) return [still];
  const powered = isUnpowered(robot) || isCutOff(field, robot) ? [] : [{ ...still, powered: true }];
  if (clamped) return [here, ...powered];
  const stands = spotsOf(field, robot).map((spot) => standAt(here, spot));
  return [...thinned(stands), ...powered];
}
