import type { RobotId } from '../../state/robot';
import { damage } from './markers';
import { robotIn, type RuleContext } from '../field/context';
import { EXPLODES, locationsIn, rollDie } from '../field/dice';

/** Source L290, "Flaming robots": one die; a 5 puts it out, any other number does a damage. */
export function burn(context: RuleContext, id: RobotId): void {
  const robot = robotIn(context, id);
  if (!robot.onFire || robot.at === '') return;
  const die = rollDie(context.dice);
  context.emit({ type: 'fireRolled', robot: id, dice: [die] });
  const [location] = locationsIn([die]);
  if (die === EXPLODES || location === undefined) {
    robot.onFire = false;
    context.emit({ type: 'status', robot: id, status: 'onFire', on: false });
  } else damage(context, id, location, 'fire');
}
