import { MODES } from '../content/arms';
import { known } from '../../../core/result';
import { isSkin, cardEffect } from '../content/cards';
import type { RobotId, Assault } from '../state';
import { slotWith } from './cards';
import { declare, shotsOf, whyNotShot } from './declaring';
import { isAlive, robotOf, type Bot, type Field } from './field';
import { disableItem } from './marks';
import { answered, ask, first, robotIn, show, type Play, type Rule } from './play';
import { attacksLeft, everybodysEyes, ownEyes, pilotCardFor } from './spending';
import { burnOut } from './unpowered';

/**
 * Its turn to attack. It is asked again after every attack as long as it might have another action for all
 * that everybody knows: briefly, if only a Combat Pilot who may be there would give it (L131, K21, K65).
 */
export function askToAttack(play: Play, id: RobotId): void {
  const robot = robotOf(play.state, id);
  if (!isAlive(robot)) return;
  const eyes = everybodysEyes(play.state, robot);
  if (attacksLeft(play.state, eyes) < 1) return;
  const isSure = robot.marks.attacks < 1 || attacksLeft(play.state, ownEyes(eyes.robot)) > 0;
  ask(play, 'attack', id, { brief: !isSure });
}

const asker = (field: Field): Bot => robotOf(field, known(field.question, 'a question').robot);

/** A second attack action: the pilot who gives it is shown (K60). */
export function showSecond(play: Play, id: RobotId): void {
  const robot = robotOf(play.state, id);
  const card = robot.marks.attacks > 0 ? pilotCardFor(play.state, robot, 'attackActions') : undefined;
  if (card) show(play, id, card);
}

/** Source L187-191: an attack action, in the attack phase. */
export const attack: Rule<'attack'> = {
  whyNot: (field, _seat, shot) => whyNotShot(field, asker(field), shot),
  apply(play, _seat, { type: _type, ...shot }) {
    const { id } = asker(play.state);
    answered(play);
    showSecond(play, id);
    first(play, { kind: 'attack', robot: id });
    declare(play, id, shot, false);
  },
  list: (field) => shotsOf(field, asker(field)).map((shot) => ({ type: 'attack', ...shot })),
};

/** No attack, and none afterwards. */
export const pass: Rule<'pass'> = {
  whyNot: () => undefined,
  apply: (play) => answered(play),
  list: () => [{ type: 'pass' }],
};

/** The end of an assault: what unpowered robots have used for it is dead (L63, K19); a salvo leaves the pod empty (K2). */
export function endAssault(play: Play): void {
  const assault = known(play.state.assault, 'an assault');
  delete play.state.assault;
  play.state.onTheWay = [];
  const { attacker, arms, slot, mode, help, burnsOut } = assault;
  if (MODES[mode].empties) empty(play, attacker, { arms, slot });
  if (burnsOut) burnOut(play, attacker, slot);
  for (const card of help)
    if (burnsOut && cardEffect(card, 'charge'))
      burnOut(play, attacker, slotWith(robotOf(play.state, attacker), card));
  for (const { robot, card, burnsOut: spent } of assault.answers)
    if (spent && !isSkin(card)) burnOut(play, robot, slotWith(robotOf(play.state, robot), card));
}

function empty(play: Play, id: RobotId, { arms, slot }: Pick<Assault, 'arms' | 'slot'>): void {
  const { at, slots } = robotIn(play, id);
  if (at !== '' && slots[slot].card === arms && !slots[slot].disabled)
    disableItem(play, id, slot, { cause: 'spent' });
}
