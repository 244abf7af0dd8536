import { coreWith } from '../../content/cores';
import type { Answer } from '../../state/assault';
import type { RobotId } from '../../state/robot';
import { NO_ANSWER } from './answers';
import { robotIn, type RuleContext } from '../field/context';
import { knownCore, mightBeCore, showCore } from '../cores/energy';
import { inOrder, isAlive, robotOf, robotsIn, type Field } from '../field/field';
import type { Interrupt } from './interrupt';

const SOLENOID = coreWith('keepPower');

/** As far as everybody knows: nobody may learn from the asking whose core it is. */
export const wakersIn = (field: Field): readonly RobotId[] =>
  inOrder(robotsIn(field).filter((robot) => isAlive(robot) && mightBeCore(field, robot, SOLENOID))).map(
    ({ id }) => id,
  );

/** The Solenoid's robot may begin powered up; that shows the core and costs nothing (L681, KS17.9). */
export const waking: Interrupt = {
  asks: wakersIn,
  answers: (field, id): readonly Answer[] =>
    knownCore(robotOf(field, id)) === SOLENOID ? [{ ...NO_ANSWER, core: 'keepPower' }] : [],
  close(context, said) {
    for (const [id, { core }] of said) if (core !== undefined) wake(context, id);
  },
};

function wake(context: RuleContext, id: RobotId): void {
  showCore(context, id);
  robotIn(context, id).poweredUp = true;
  context.emit({ type: 'status', robot: id, status: 'poweredUp', on: true });
}
