import { isStruck, isUnpowered } from '../rules/cards';
import type { Bot, Field } from '../rules/field';
import { standOf, type Stand } from './duel';
import { spotsOf, standAt } from './foreseeing';

/** More ways to end than these are thinned out. */
const MOST = 70;

/** How a robot might stand when all have moved: as it does, if it has moved already. */
export function responsesOf(field: Field, robot: Bot): readonly Stand[] {
  const here = standOf(robot);
  const { option, clamped } = robot.marks;
  if (option !== '' && option !== 'biped') return [here];
  const still = { ...here, moving: false };
  if (isStruck(robot)) return [still];
  const powered = isUnpowered(robot) ? [] : [{ ...still, powered: true }];
  if (clamped) return [here, ...powered];
  const stands = spotsOf(field, robot, false).map((spot) => standAt(here, spot));
  return [...thinned(stands), ...powered];
}

/** Every so many of a list, its first among them. */
export function thinned<Item>(items: readonly Item[], most = MOST): readonly Item[] {
  const step = items.length / most;
  if (step <= 1) return items;
  return Array.from({ length: most }, (_, index) => items[Math.floor(index * step)] as Item);
}
