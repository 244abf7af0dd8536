import type { EffectKind } from '../../content/effects';
import { expectDefined } from '../../../../core/ground/result';
import { type CardWith, cardsWith } from '../../content/cards';
import type { RobotId } from '../../state/robot';
import { isLive, isStruck, isUnpowered, slotWith } from '../pieces/cardsOnRobots';
import { showSecond } from './attackTurn';
import { attacksLeft, ownLedger } from '../pieces/actionsLeft';
import { robotOf, type SeenRobot, type Field } from '../field/field';
import { answered, first, refuse, robotIn, show, type RuleContext, type WhyNot } from '../field/context';
import { burnOut } from '../pieces/unpowered';

/** Attack actions that are not attacks: by the effect of a card, and counted as another of its functions (K21). */
const ACTS = {
  glue: 'glue',
  replicate: 'glue',
  repair: 'repair',
  nuke: 'nuke',
  bomb: 'bomb',
} as const satisfies Readonly<Record<string, EffectKind>>;
type ActId = keyof typeof ACTS;
type ActCardId = CardWith<(typeof ACTS)[ActId]>;

/** The card in the robot that can do this: a live one before a disabled one. */
export function cardFor(robot: Pick<SeenRobot, 'slots'>, act: ActId): ActCardId | undefined {
  const cards: readonly ActCardId[] = cardsWith(ACTS[act]);
  return cards.find((card) => isLive(robot, card)) ?? cards.find((card) => slotWith(robot, card));
}

/** The robot that is asked for an attack action. */
export const actorOf = (field: Field): SeenRobot =>
  robotOf(field, expectDefined(field.question, 'a question').robot);

export const whyNoAttack = (field: Field, robot: SeenRobot): WhyNot =>
  attacksLeft(field, ownLedger(robot)) < 1 ? refuse('noAttackLeft') : undefined;

/** Why it may not spend an attack action on this card now. */
export function whyNotAct(field: Field, robot: SeenRobot, act: ActId): WhyNot {
  if (isStruck(robot)) return refuse('onlyReboot');
  const spent = whyNoAttack(field, robot);
  if (spent) return spent;
  if (robot.marks.used.includes(act)) return refuse('alreadyUsed');
  const card = cardFor(robot, act);
  if (!card) return refuse('noSuchCard');
  return isLive(robot, card) ? undefined : refuse('cardDisabled');
}

/** Spends the attack action, shows the card, and does it; a second attack may follow. */
export function act(context: RuleContext, id: RobotId, what: ActId, deed: (by: ActCardId) => void): void {
  const robot = robotIn(context, id);
  const card = expectDefined(cardFor(robot, what), `a card to ${what}`);
  const burnsOut = isUnpowered(robot);
  showSecond(context, id);
  robot.marks.attacks += 1;
  robot.marks.used.push(what);
  answered(context);
  show(context, id, card);
  first(context, { kind: 'attack', robot: id });
  deed(card);
  if (burnsOut) burnOut(context, id, slotWith(robot, card));
}
