import type { RobotId } from '../../state/robot';
import { isExpanded } from './energy';
import type { SeenRobot } from '../field/field';
import { robotIn, type RuleContext } from '../field/context';

/** What gives a robot away to sensors for electric currents and waves, until the turn ends (KX25). All of it is open. */

/** It has used a star or attacked with a sensor this turn, or is powered up. */
export const emits = ({ poweredUp, marks }: Pick<SeenRobot, 'poweredUp' | 'marks'>): boolean =>
  poweredUp || marks.emits === true;

/** From now on it does. */
export function startEmitting(context: RuleContext, id: RobotId): void {
  if (isExpanded(context.state)) robotIn(context, id).marks.emits = true;
}
