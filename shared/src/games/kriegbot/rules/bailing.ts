import { known } from '../../../core/result';
import { isPilot, cardEffect } from '../content/cards';
import { BIPED, SLOT_IDS } from '../content/chassis';
import type { RobotId } from '../robotState';
import { actorOf, whyNoAttack } from './acting';
import { pilotSlotOf, isUnpowered, phoenixSlotOf } from './cards';
import type { SeenRobot, Field } from './field';
import { leaveDerelict } from './kills';
import { answered, no, robotIn, show, type RuleContext, type Rule, type WhyNot } from './context';
import { EMPTY_SLOT } from './setup';
import { maxSpeed } from './speed';
import { burnOut } from './unpowered';

/** Source L312, "Bail-out": allowed even with a disabled robot or pilot (L61, K18). It ends the robot's turn (K21). */
export const bailOut: Rule<'bailOut'> = {
  whyNot(field) {
    const robot = actorOf(field);
    return pilotSlotOf(robot) ? whyNoAttack(field, robot) : no('noPilot');
  },
  apply(context) {
    const { id } = actorOf(context.state);
    answered(context);
    robotIn(context, id).marks.attacks += 1;
    leavePilot(context, id);
  },
  list: (field, seat) => (bailOut.whyNot(field, seat, { type: 'bailOut' }) ? [] : [{ type: 'bailOut' }]),
};

/** In the basic game the pilot has escaped (K58), and the robot is without a pilot. */
function leavePilot(context: RuleContext, id: RobotId): void {
  const robot = robotIn(context, id);
  const slot = known(pilotSlotOf(robot), `a pilot on ${id}`);
  const { card } = robot.slots[slot];
  if (!isPilot(card)) return;
  robot.slots[slot] = { ...EMPTY_SLOT };
  robot.lost.push({ slot, card, shown: true, destroyed: false });
  context.emit({ type: 'bailedOut', robot: id, card });
  leaveDerelict(context, id);
}

function whyNoPhoenix(field: Field, robot: SeenRobot): WhyNot {
  const rifle = phoenixSlotOf(robot);
  if (!rifle || robot.phoenix) return no('noRifle');
  return robot.slots[rifle].disabled || robot.slots[rifle].locked
    ? no('cardDisabled')
    : whyNoAttack(field, robot);
}

/** Source L314, L349, "Phoenix-Bot" (K54): the Rifle drives on alone, with the pilot if there is one. */
export const phoenix: Rule<'phoenix'> = {
  whyNot: (field) => whyNoPhoenix(field, actorOf(field)),
  apply(context) {
    const { id } = actorOf(context.state);
    answered(context);
    robotIn(context, id).marks.attacks += 1;
    const rifle = known(phoenixSlotOf(robotIn(context, id)), 'a card that drives on');
    show(context, id, known(robotIn(context, id).slots[rifle].card || undefined, 'that card'));
    // A pilot who goes along is visible (K92).
    const pilot = pilotOf(robotIn(context, id));
    if (pilot) show(context, id, pilot);
    // Before the shell with its damaged core is left behind.
    if (isUnpowered(robotIn(context, id))) burnOut(context, id, rifle);
    context.emit({ type: 'phoenixed', robot: id });
    leaveShell(context, id);
  },
  list: (field, seat) => (phoenix.whyNot(field, seat, { type: 'phoenix' }) ? [] : [{ type: 'phoenix' }]),
};

const pilotOf = (robot: SeenRobot) => {
  const slot = pilotSlotOf(robot);
  const card = slot && robot.slots[slot].card;
  return card && isPilot(card) ? card : undefined;
};

/**
 * The vacated robot is destroyed with everything it had: markers, statuses, skin, and its other cards, which nobody
 * learns of. Its movement option stays, and with it the silhouette until the turn ends.
 */
function leaveShell(context: RuleContext, id: RobotId): void {
  const robot = robotIn(context, id);
  const { biped } = robot;
  for (const slot of SLOT_IDS) {
    const { card, shown } = robot.slots[slot];
    if (card === '' || cardEffect(card, 'phoenix')) continue;
    if (isPilot(card)) {
      robot.slots[slot] = { ...EMPTY_SLOT, card, shown };
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
  switchOff(context, id);
  // Its legs are gone, but until the turn ends its silhouette is still that of the biped (K54).
  if (biped) robot.marks.speed = BIPED.speed - maxSpeed(robot);
}

function switchOff(context: RuleContext, id: RobotId): void {
  const robot = robotIn(context, id);
  for (const status of ['poweredUp', 'onFire', 'painted', 'biped'] as const) {
    if (!robot[status]) continue;
    robot[status] = false;
    context.emit({ type: 'status', robot: id, status, on: false });
  }
}
