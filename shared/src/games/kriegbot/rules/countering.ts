import type { RobotId, TargetId } from '../state';
import { answerBy } from './answers';
import { defend } from './defenses';
import { findRobot, isAlive, robotOf, type Field } from './field';
import type { Interrupt } from './interrupts';
import { first } from './play';
import { defensesLeft, everybodysEyes, ownEyes, type Eyes } from './spending';

/** Nemo Battery: who has hit this robot from the next hex, or rammed it, disables two items (L286). */
const SHOCK = 2;

/** Who has struck the robot so that the battery reaches them. */
function strikerOf({ assault, movement }: Field, about: TargetId): RobotId | undefined {
  if (!assault) return movement?.robot;
  return assault.hit && assault.range === 1 && assault.target === about ? assault.attacker : undefined;
}

function canCounter(field: Field, eyes: Eyes): boolean {
  const striker = findRobot(field, strikerOf(field, eyes.robot.id) ?? '');
  return (
    !!striker &&
    isAlive(striker) &&
    isAlive(eyes.robot) &&
    eyes.has('nemoBattery') &&
    defensesLeft(field, eyes) > 0
  );
}

export const countering: Interrupt = {
  asks(field, about) {
    const robot = findRobot(field, about);
    return robot && canCounter(field, everybodysEyes(field, robot)) ? [robot.id] : [];
  },
  answers: (field, id) => (canCounter(field, ownEyes(robotOf(field, id))) ? [answerBy('nemoBattery')] : []),
  close(play, said) {
    for (const [id, { cards }] of said) {
      const striker = strikerOf(play.state, id);
      if (cards.length === 0 || striker === undefined) continue;
      defend(play, id, 'nemoBattery');
      first(play, { kind: 'disables', robot: striker, count: SHOCK });
    }
  },
};
