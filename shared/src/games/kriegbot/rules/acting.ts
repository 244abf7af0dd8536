import { known } from '../../../core/result';
import type { ItemCardId } from '../content/cards';
import type { RobotId } from '../state';
import { isLive, isStruck, slotWith } from './cards';
import { showSecond } from './attacking';
import { attacksLeft, ownEyes } from './spending';
import { robotOf, type Bot, type Field } from './field';
import { answered, first, no, robotIn, show, type Play, type WhyNot } from './play';
import { burnOut } from './unpowered';

/** Attack actions that are no attacks: what is done by a card, and counted as another of its functions (K21). */
const ACTS = {
  glue: 'nanoGlue',
  replicate: 'nanoGlue',
  repair: 'repairArm',
  nuke: 'suicideNuke',
} as const satisfies Readonly<Record<string, ItemCardId>>;
type ActId = keyof typeof ACTS;

/** Who is asked for an attack action. */
export const actorOf = (field: Field): Bot => robotOf(field, known(field.question, 'a question').robot);

export const whyNoAttack = (field: Field, robot: Bot): WhyNot =>
  attacksLeft(field, ownEyes(robot)) < 1 ? no('noAttackLeft') : undefined;

/** Why it may not spend an attack action on this card now. */
export function whyNotAct(field: Field, robot: Bot, act: ActId): WhyNot {
  const card = ACTS[act];
  if (isStruck(robot)) return no('onlyReboot');
  const spent = whyNoAttack(field, robot);
  if (spent) return spent;
  if (robot.marks.used.includes(act)) return no('alreadyUsed');
  const slot = slotWith(robot, card);
  if (!slot) return no('noSuchCard');
  return isLive(robot, card) ? undefined : no('cardDisabled');
}

/** Spends the attack action, shows the card, and does it; a second attack may follow. */
export function act(play: Play, id: RobotId, what: ActId, deed: () => void): void {
  const card = ACTS[what];
  const robot = robotIn(play, id);
  showSecond(play, id);
  robot.marks.attacks += 1;
  robot.marks.used.push(what);
  answered(play);
  show(play, id, card);
  first(play, { kind: 'attack', robot: id });
  deed();
  burnOut(play, id, slotWith(robot, card));
}
