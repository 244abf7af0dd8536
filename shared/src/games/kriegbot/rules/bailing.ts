import { known } from '../../../core/result';
import { isPilot, cardEffect } from '../content/cards';
import { BIPED, SLOT_IDS } from '../content/chassis';
import type { RobotId } from '../state';
import { actorOf, whyNoAttack } from './acting';
import { pilotSlotOf, isUnpowered, phoenixSlotOf } from './cards';
import type { Bot, Field } from './field';
import { leaveDerelict } from './kills';
import { answered, no, robotIn, show, type Play, type Rule, type WhyNot } from './play';
import { EMPTY_SLOT } from './setup';
import { maxSpeed } from './speed';
import { burnOut } from './unpowered';

/** Source L312, "Bail-out": a disabled robot, and even a disabled pilot, may (L61, K18). It ends the robot's turn (K21). */
export const bailOut: Rule<'bailOut'> = {
  whyNot(field) {
    const robot = actorOf(field);
    return pilotSlotOf(robot) ? whyNoAttack(field, robot) : no('noPilot');
  },
  apply(play) {
    const { id } = actorOf(play.state);
    answered(play);
    robotIn(play, id).marks.attacks += 1;
    leavePilot(play, id);
  },
  list: (field, seat) => (bailOut.whyNot(field, seat, { type: 'bailOut' }) ? [] : [{ type: 'bailOut' }]),
};

/** In the basic game the pilot has escaped (K58), and nobody flies the robot any more. */
function leavePilot(play: Play, id: RobotId): void {
  const robot = robotIn(play, id);
  const slot = known(pilotSlotOf(robot), `a pilot on ${id}`);
  const { card } = robot.slots[slot];
  if (!isPilot(card)) return;
  robot.slots[slot] = { ...EMPTY_SLOT };
  robot.lost.push({ slot, card, shown: true, destroyed: false });
  play.tell({ type: 'bailedOut', robot: id, card });
  leaveDerelict(play, id);
}

function whyNoPhoenix(field: Field, robot: Bot): WhyNot {
  const rifle = phoenixSlotOf(robot);
  if (!rifle || robot.phoenix) return no('noRifle');
  return robot.slots[rifle].disabled ? no('cardDisabled') : whyNoAttack(field, robot);
}

/** Source L314, L349, "Phoenix-Bot" (K54): the Rifle drives on alone, with the pilot if there is one. */
export const phoenix: Rule<'phoenix'> = {
  whyNot: (field) => whyNoPhoenix(field, actorOf(field)),
  apply(play) {
    const { id } = actorOf(play.state);
    answered(play);
    robotIn(play, id).marks.attacks += 1;
    const rifle = known(phoenixSlotOf(robotIn(play, id)), 'a card that drives on');
    show(play, id, known(robotIn(play, id).slots[rifle].card || undefined, 'that card'));
    // Whoever goes along is in plain sight (K92).
    const pilot = pilotOf(robotIn(play, id));
    if (pilot) show(play, id, pilot);
    // Before the shell with its damaged core is left behind.
    if (isUnpowered(robotIn(play, id))) burnOut(play, id, rifle);
    play.tell({ type: 'phoenixed', robot: id });
    leaveShell(play, id);
  },
  list: (field, seat) => (phoenix.whyNot(field, seat, { type: 'phoenix' }) ? [] : [{ type: 'phoenix' }]),
};

const pilotOf = (robot: Bot) => {
  const slot = pilotSlotOf(robot);
  const card = slot && robot.slots[slot].card;
  return card && isPilot(card) ? card : undefined;
};

/**
 * The vacated robot is destroyed with all that it had: markers, statuses, skin, and its other cards,
 * which nobody learns of. Its movement option stays, and with it the silhouette until the turn ends.
 */
function leaveShell(play: Play, id: RobotId): void {
  const robot = robotIn(play, id);
  const { biped } = robot;
  for (const slot of SLOT_IDS) {
    const { card, shown } = robot.slots[slot];
    if (card === '' || cardEffect(card, 'phoenix')) continue;
    if (isPilot(card)) {
      robot.slots[slot] = { card, shown, damage: 0, disabled: false };
      continue;
    }
    robot.lost.push({ slot, card, shown, destroyed: false });
    robot.slots[slot] = { ...EMPTY_SLOT };
  }
  if (robot.skin.card !== '')
    robot.lost.push({ slot: 'skin', card: robot.skin.card, shown: robot.skin.shown, destroyed: false });
  robot.skin = { card: '', shown: false, worn: 0 };
  robot.drive = { damage: 0, disabled: false };
  robot.core = { damage: 0, disabled: false };
  robot.marks.speed = 0;
  robot.phoenix = true;
  robot.dead = 0;
  switchOff(play, id);
  // Its legs are gone, but until the turn ends it is no harder to hit than on them (K54).
  if (biped) robot.marks.speed = BIPED.speed - maxSpeed(robot);
}

function switchOff(play: Play, id: RobotId): void {
  const robot = robotIn(play, id);
  for (const status of ['poweredUp', 'onFire', 'painted', 'biped'] as const) {
    if (!robot[status]) continue;
    robot[status] = false;
    play.tell({ type: 'status', robot: id, status, on: false });
  }
}
