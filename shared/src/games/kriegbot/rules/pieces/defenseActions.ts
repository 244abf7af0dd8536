import { type DefenseId, cardEffect } from '../../content/cards';
import type { RobotId } from '../../state/robot';
import { isUnpowered, slotWith } from './cardsOnRobots';
import { robotOf } from '../field/field';
import { robotIn, show, type RuleContext } from '../field/context';
import { pilotCardFor } from './actionsLeft';
import { burnOut } from './unpowered';

/** Spends a defense action; a pilot without whom it is impossible is shown (K16, K60). */
export function spendDefense(context: RuleContext, id: RobotId): void {
  const robot = robotIn(context, id);
  const isRebooted = robot.marks.option === 'reboot';
  const pilot =
    isRebooted || robot.marks.defenses > 0 ? pilotCardFor(context.state, robot, 'mend') : undefined;
  if (pilot) show(context, id, pilot);
  robot.marks.defenses += 1;
}

/** Interrupts an attack, or a ram, with a defense action: shown, spent, and remembered until it is over. */
export function defend(context: RuleContext, id: RobotId, card: DefenseId): void {
  show(context, id, card);
  context.emit({ type: 'answered', robot: id, card });
  const burnsOut = isUnpowered(robotOf(context.state, id));
  spendDefense(context, id);
  const { assault } = context.state;
  if (assault) assault.answers.push({ robot: id, card, burnsOut });
  // An answer to a ram has no further effect, but a clamp lasts (rules/interrupts/clamping.ts).
  else if (burnsOut && !cardEffect(card, 'clamp'))
    burnOut(context, id, slotWith(robotOf(context.state, id), card));
}
