import { cardEffect, cardsWith } from '../content/cards';
import type { RobotId, TargetId } from '../state';
import { answerBy } from './answers';
import { defend } from './defenses';
import { findRobot, isAlive, robotOf, type Field } from './field';
import type { Interrupt } from './interrupts';
import { first } from './play';
import { defensesLeft, everybodysEyes, ownEyes, type Eyes } from './spending';

/** Nemo Battery: who has hit this robot from the next hex, or rammed it, disables two items (L286). */
const SHOCKS = cardsWith('shock');
type ShockId = (typeof SHOCKS)[number];

/** Who has struck the robot within reach. */
function strikerOf({ assault, movement }: Field, about: TargetId): RobotId | undefined {
  if (!assault) return movement?.robot;
  return assault.hit && assault.range === 1 && assault.target === about ? assault.attacker : undefined;
}

function countersFor(field: Field, eyes: Eyes): readonly ShockId[] {
  const striker = findRobot(field, strikerOf(field, eyes.robot.id) ?? '');
  if (!striker || !isAlive(striker) || !isAlive(eyes.robot) || defensesLeft(field, eyes) < 1) return [];
  return SHOCKS.filter((card) => eyes.has(card));
}

export const countering: Interrupt = {
  asks(field, about) {
    const robot = findRobot(field, about);
    return robot && countersFor(field, everybodysEyes(field, robot)).length > 0 ? [robot.id] : [];
  },
  answers: (field, id) => countersFor(field, ownEyes(robotOf(field, id))).map((card) => answerBy(card)),
  close(play, said) {
    for (const [id, { cards }] of said) {
      const striker = strikerOf(play.state, id);
      const card = SHOCKS.find((one) => cards.includes(one));
      if (!card || striker === undefined) continue;
      defend(play, id, card);
      first(play, { kind: 'disables', robot: striker, count: cardEffect(card, 'shock')?.disables ?? 0 });
    }
  },
};
