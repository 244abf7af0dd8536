import { cardEffect, cardsWith } from '../../content/cards';
import type { TargetId } from '../../state';
import type { RobotId } from '../../state/robot';
import { answerBy } from './answers';
import { defend } from '../pieces/defenseActions';
import { STEP } from '../../content/cores';
import { startEmitting } from '../cores/emitting';
import { spend, whyNotPaid } from '../cores/energy';
import { findRobot, isAlive, robotOf, type Field } from '../field/field';
import type { Interrupt } from './interrupt';
import { first } from '../field/context';
import { defensesLeft, publicLedger, ownLedger, type Ledger } from '../pieces/actionsLeft';

/** Nemo Battery: an attacker that has hit this robot from the adjacent hex, or rammed it, disables two items (L286). */
const SHOCKS = cardsWith('shock');
type ShockId = (typeof SHOCKS)[number];

/** The attacker within reach. */
function strikerOf({ assault, movement }: Field, about: TargetId): RobotId | undefined {
  if (!assault) return movement?.robot;
  return assault.hit && assault.range === 1 && assault.target === about ? assault.attacker : undefined;
}

const priceOf = (card: ShockId): number => (cardEffect(card, 'shock')?.electric ? STEP : 0);

function countersFor(field: Field, ledger: Ledger): readonly ShockId[] {
  const striker = findRobot(field, strikerOf(field, ledger.robot.id) ?? '');
  if (!striker || !isAlive(striker) || !isAlive(ledger.robot) || defensesLeft(field, ledger) < 1) return [];
  return SHOCKS.filter((card) => ledger.has(card) && !whyNotPaid(field, ledger.robot, priceOf(card)));
}

export const countering: Interrupt = {
  asks(field, about) {
    const robot = findRobot(field, about);
    return robot && countersFor(field, publicLedger(field, robot)).length > 0 ? [robot.id] : [];
  },
  answers: (field, id) => countersFor(field, ownLedger(robotOf(field, id))).map((card) => answerBy(card)),
  close(context, said) {
    for (const [id, { cards }] of said) {
      const striker = strikerOf(context.state, id);
      const card = SHOCKS.find((one) => cards.includes(one));
      if (!card || striker === undefined) continue;
      defend(context, id, card);
      spend(context, id, priceOf(card), 'star');
      if (priceOf(card) > 0) startEmitting(context, id);
      first(context, { kind: 'disables', robot: striker, count: cardEffect(card, 'shock')?.disables ?? 0 });
    }
  },
};
