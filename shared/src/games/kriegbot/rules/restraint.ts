import { planOf } from '../content/scenarios';
import type { Field, SeenRobot } from './field';
import { isOfReserve } from './reserve';

/**
 * Officer Krupke may not attack, strafe, ram or clamp a robot that has given no cause (KS9.7); the reserve may attack
 * anybody.
 */
export const isSpared = (
  field: Pick<Field, 'robots' | 'options'>,
  by: Pick<SeenRobot, 'id' | 'team'>,
  target: Pick<SeenRobot, 'guilt'>,
): boolean =>
  planOf(field.options.scenario, by.team).restrained === true &&
  !target.guilt.includes('freesKrupke') &&
  !isOfReserve(field, by);
