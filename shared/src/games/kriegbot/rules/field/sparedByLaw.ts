import { planOf } from '../../content/scenarios';
import type { Unit } from '../../state/units';
import { robotOf, type Field, type SeenRobot } from './field';
import { isOfReserve } from './reserve';

/**
 * Officer Krupke may not attack, strafe, ram or clamp a robot that has given no cause (KS9.7); the reserve may attack
 * anybody. A tent has given the cause that the robot has from which it came (KS9.13).
 */
export const isSpared = (
  field: Pick<Field, 'robots' | 'options'>,
  by: Pick<SeenRobot, 'id' | 'team'>,
  target: Pick<SeenRobot, 'guilt'> | Unit,
): boolean =>
  planOf(field.options, by.team).restrained === true &&
  !('guilt' in target ? target : robotOf(field, target.robot)).guilt.includes('freesKrupke') &&
  !isOfReserve(field, by);
