import type { EffectKind } from '../content/effects';
import { known } from '../../../core/result';
import { type CardWith, cardsWith } from '../content/cards';
import type { RobotId } from '../state';
import { isLive, isStruck, isUnpowered, slotWith } from './cards';
import { showSecond } from './attacking';
import { attacksLeft, ownEyes } from './spending';
import { robotOf, type Bot, type Field } from './field';
import { answered, first, no, robotIn, show, type Play, type WhyNot } from './play';
import { burnOut } from './unpowered';

/** Attack actions that are no attacks: by the effect of a card, and counted as another of its functions (K21). */
const ACTS = {
  glue: 'glue',
  replicate: 'glue',
  repair: 'repair',
  nuke: 'nuke',
} as const satisfies Readonly<Record<string, EffectKind>>;
type ActId = keyof typeof ACTS;
type ActCardId = CardWith<(typeof ACTS)[ActId]>;

/** The card in the robot that can do this: a live one before a disabled one. */
export function cardFor(robot: Pick<Bot, 'slots'>, act: ActId): ActCardId | undefined {
  const cards: readonly ActCardId[] = cardsWith(ACTS[act]);
  return cards.find((card) => isLive(robot, card)) ?? cards.find((card) => slotWith(robot, card));
}

/** Who is asked for an attack action. */
export const actorOf = (field: Field): Bot => robotOf(field, known(field.question, 'a question').robot);

export const whyNoAttack = (field: Field, robot: Bot): WhyNot =>
  attacksLeft(field, ownEyes(robot)) < 1 ? no('noAttackLeft') : undefined;

/** Why it may not spend an attack action on this card now. */
export function whyNotAct(field: Field, robot: Bot, act: ActId): WhyNot {
  if (isStruck(robot)) return no('onlyReboot');
  const spent = whyNoAttack(field, robot);
  if (spent) return spent;
  if (robot.marks.used.includes(act)) return no('alreadyUsed');
  const card = cardFor(robot, act);
  if (!card) return no('noSuchCard');
  return isLive(robot, card) ? undefined : no('cardDisabled');
}

/** Spends the attack action, shows the card, and does it; a second attack may follow. */
export function act(play: Play, id: RobotId, what: ActId, deed: (by: ActCardId) => void): void {
  const robot = robotIn(play, id);
  const card = known(cardFor(robot, what), `a card to ${what}`);
  const burnsOut = isUnpowered(robot);
  showSecond(play, id);
  robot.marks.attacks += 1;
  robot.marks.used.push(what);
  answered(play);
  show(play, id, card);
  first(play, { kind: 'attack', robot: id });
  deed(card);
  if (burnsOut) burnOut(play, id, slotWith(robot, card));
}
