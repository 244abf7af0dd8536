import { DIRECTIONS } from '../../../core/hex';
import { isStruck, isUnpowered } from '../rules/cards';
import { isCutOff } from '../rules/craft';
import { diskOf } from '../rules/disks';
import type { SeenRobot, Field } from '../rules/field';
import { standOf, type Stand } from './duel';
import { spotsOf, standAt } from './foreseeing';
import { thinned } from './sampling';

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
