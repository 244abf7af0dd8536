import type { HarmCause } from '../../events';
import type { Unit } from '../../state/units';
import { robotIn, type RuleContext } from '../field/context';
import { damageItem, disableItem } from './markers';
import { droneCardSlot, droneOf } from '../pieces/units';

/**
 * What hits a drone goes to its card (L585): damage as far as that lasts, then disables. What is left over is lost, and
 * nothing bleeds on (KX85).
 */
export function harmDrone(
  context: RuleContext,
  { robot: id }: Pick<Unit, 'robot'>,
  {
    damage,
    disables,
    cause,
  }: { readonly damage: number; readonly disables: number; readonly cause: HarmCause },
): void {
  for (let left = damage; left > 0 && isUp(context, id); left -= 1) {
    const slot = droneCardSlot(robotIn(context, id));
    if (slot) damageItem(context, id, slot, { cause });
  }
  const slot = droneCardSlot(robotIn(context, id));
  if (slot && disables > 0 && isUp(context, id)) disableItem(context, id, slot, { cause });
}

const isUp = ({ state }: RuleContext, robot: string): boolean =>
  state.units.some(({ id }) => id === droneOf(robot));
