import { MODES } from '../../content/arms';
import { expectDefined } from '../../../../core/ground/result';
import { isSkin, cardEffect, type AnyArmsId, type CardId } from '../../content/cards';
import type { SlotId } from '../../content/chassis';
import type { RobotId } from '../../state/robot';
import { slotWith } from '../pieces/cardsOnRobots';
import { declare, shotsOf, whyNotShot } from './declaring';
import { note } from '../field/facts';
import { findRobot, isAlive, robotOf, type SeenRobot, type Field } from '../field/field';
import { disableItem } from '../damage/markers';
import { answered, ask, first, robotIn, show, type RuleContext, type Rule } from '../field/context';
import { attacksLeft, publicLedger, ownLedger, pilotCardFor } from '../pieces/actionsLeft';
import { burnOut } from '../pieces/unpowered';

/**
 * Its turn to attack. It is asked again after every attack as long as it might have another action as far as everybody
 * knows: briefly, if only a possible Combat Pilot would give it (L135, K21, K65).
 */
export function askToAttack(context: RuleContext, id: RobotId): void {
  const robot = robotOf(context.state, id);
  if (!isAlive(robot)) return;
  const ledger = publicLedger(context.state, robot);
  if (attacksLeft(context.state, ledger) < 1) return;
  const isSure = robot.marks.attacks < 1 || attacksLeft(context.state, ownLedger(ledger.robot)) > 0;
  ask(context, 'attack', id, { brief: !isSure });
}

const asker = (field: Field): SeenRobot => robotOf(field, expectDefined(field.question, 'a question').robot);

/** A second attack action: the pilot who gives it is shown (K60). */
export function showSecond(context: RuleContext, id: RobotId): void {
  const robot = robotOf(context.state, id);
  const card = robot.marks.attacks > 0 ? pilotCardFor(context.state, robot, 'attackActions') : undefined;
  if (card) show(context, id, card);
}

/** Source L187-191: an attack action, in the attack phase. */
export const attack: Rule<'attack'> = {
  whyNot: (field, _seat, shot) => whyNotShot(field, asker(field), shot),
  apply(context, _seat, { type: _type, ...shot }) {
    const { id } = asker(context.state);
    answered(context);
    showSecond(context, id);
    first(context, { kind: 'attack', robot: id });
    declare(context, id, shot, false);
  },
  list: (field) => shotsOf(field, asker(field)).map((shot) => ({ type: 'attack', ...shot })),
};

/**
 * The end of an assault: cards that unpowered robots have used for it are disabled (L63, K19); a salvo leaves the pod
 * empty (K2).
 */
export function endAssault(context: RuleContext): void {
  const assault = expectDefined(context.state.assault, 'an assault');
  delete context.state.assault;
  context.state.onTheWay = [];
  const { attacker, by, arms, target, slot, mode, help, burnsOut } = assault;
  if (assault.hit && by === '' && findRobot(context.state, attacker))
    note(context, { kind: 'hit', robot: attacker, arms, target });
  if (slot !== '' && MODES[mode].empties) empty(context, attacker, { arms, slot });
  if (slot !== '' && burnsOut) burnOut(context, attacker, slot);
  for (const card of help)
    if (burnsOut && isAction(card))
      burnOut(context, attacker, slotWith(robotOf(context.state, attacker), card));
  for (const { robot, card, burnsOut: spent } of assault.answers)
    if (spent && !isSkin(card)) burnOut(context, robot, slotWith(robotOf(context.state, robot), card));
}

/** Help that counts as a use of the card itself. */
const isAction = (card: CardId): boolean =>
  (['charge', 'propel'] as const).some((kind) => cardEffect(card, kind) !== undefined);

function empty(
  context: RuleContext,
  id: RobotId,
  { arms, slot }: { readonly arms: AnyArmsId; readonly slot: SlotId },
): void {
  const { at, slots } = robotIn(context, id);
  if (at !== '' && slots[slot].card === arms && !slots[slot].disabled)
    disableItem(context, id, slot, { cause: 'spent' });
}
