import { known } from '../../../core/result';
import { isSkin } from '../content/cards';
import type { SlotId } from '../content/chassis';
import type { RobotId } from '../state';
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
  const card = robot.marks.attacks > 0 ? pilotCardFor(play.state, robot, 'combatPilot') : undefined;
  if (card) show(play, id, card);
}

/** Source L147-151: an attack action, in the attack phase. */
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
  const { attacker, slot, mode, flux } = assault;
  if (mode === 'salvo') empty(play, attacker, slot);
  burnOut(play, attacker, slot);
  if (flux) burnOut(play, attacker, slotWith(robotOf(play.state, attacker), 'explosiveCapacitor'));
  for (const { robot, card, burnsOut } of assault.answers)
    if (burnsOut && !isSkin(card)) burnOut(play, robot, slotWith(robotOf(play.state, robot), card));
}

function empty(play: Play, id: RobotId, slot: SlotId): void {
  const { at, slots } = robotIn(play, id);
  if (at !== '' && slots[slot].card === 'rocketPod' && !slots[slot].disabled)
    disableItem(play, id, slot, { cause: 'spent' });
}
