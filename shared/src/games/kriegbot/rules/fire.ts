import type { RobotId } from '../state';
import { damage } from './marks';
import { robotIn, type Play } from './play';
import { EXPLODES, locationsIn, rollDie } from './rolling';

/** Source L290, "Flaming robots": one die; a 5 puts it out, any other number takes a damage. */
export function burn(play: Play, id: RobotId): void {
  const robot = robotIn(play, id);
  if (!robot.onFire || robot.at === '') return;
  const die = rollDie(play.dice);
  play.tell({ type: 'fireRolled', robot: id, dice: [die] });
  const [location] = locationsIn([die]);
  if (die === EXPLODES || location === undefined) {
    robot.onFire = false;
    play.tell({ type: 'status', robot: id, status: 'onFire', on: false });
  } else damage(play, id, location, 'fire');
}
