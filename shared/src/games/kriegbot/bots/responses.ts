import { DIRECTIONS } from '../../../core/hex';
import { isStruck, isUnpowered } from '../rules/cards';
import { isCutOff } from '../rules/craft';
import { diskOf } from '../rules/disks';
import type { SeenRobot, Field } from '../rules/field';
import { standOf, type Stand } from './duel';
import { spotsOf, standAt } from './foreseeing';

/** Longer lists of final stances are thinned out to this number. */
const MOST = 70;

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

/** At most this number of items at even distances, including the first. */
export function thinned<Item>(items: readonly Item[], most = MOST): readonly Item[] {
  const step = items.length / most;
  if (step <= 1) return items;
  return Array.from({ length: most }, (_, index) => items[Math.floor(index * step)] as Item);
}
