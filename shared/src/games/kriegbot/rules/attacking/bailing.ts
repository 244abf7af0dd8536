import { expectDefined } from '../../../../core/ground/result';
import { isPilot, cardEffect } from '../../content/cards';
import type { HexId } from '../../content/map';
import { BIPED, SLOT_IDS } from '../../content/chassis';
import type { RobotId } from '../../state/robot';
import { actorOf, whyNoAttack } from './otherAttackActions';
import { pilotSlotOf, isUnpowered, phoenixSlotOf } from '../pieces/cardsOnRobots';
import type { SeenRobot, Field } from '../field/field';
import { isExpanded } from '../cores/energy';
import { leaveDerelict } from '../damage/kills';
import { letOut, outsOf, placePilot, spendOut, whyNotOut } from './gettingOut';
import { answered, refuse, robotIn, show, type RuleContext, type Rule, type WhyNot } from '../field/context';
import { EMPTY_SLOT } from '../pieces/newRobot';
import { removeMines } from '../pieces/paint';
import { maxSpeed } from '../pieces/speed';
import { burnOut } from '../pieces/unpowered';
import { killAll, loseDrone, passengersOf, putOut } from '../pieces/units';

/**
 * Source L312 and L495, "Bail-out": allowed even with a disabled robot or pilot (L61, K18). A pilot's ends the robot's turn
 * (K21). In the basic game he has escaped with it.
 */
export const bailOut: Rule<'bailOut'> = {
  whyNot(field, _seat, out) {
    const robot = actorOf(field);
    if (isExpanded(field)) return whyNotOut(field, robot, out);
    if (out.who !== undefined || out.at !== undefined) return refuse('nobodyAboard');
    return pilotSlotOf(robot) ? whyNoAttack(field, robot) : refuse('noPilot');
  },
  apply(context, _seat, { who = 'pilot', at }) {
    const { id } = actorOf(context.state);
    const isFirst = context.state.question?.kind === 'attack';
    answered(context);
    if (isFirst && isExpanded(context.state)) spendOut(context, id, who);
    else if (isFirst) robotIn(context, id).marks.attacks += 1;
    if (who === 'pilot') leavePilot(context, id, at);
    else letOut(context, id, { who, at: expectDefined(at, 'a hex') });
  },
  list: (field, seat) =>
    (isExpanded(field) ? outsOf(field, actorOf(field)) : [{}])
      .map((out) => ({ type: 'bailOut', ...out }) as const)
      .filter((action) => !bailOut.whyNot(field, seat, action)),
};

/** The robot is without a pilot; with infantry he stands on the map (KX67). */
function leavePilot(context: RuleContext, id: RobotId, at: HexId | undefined): void {
  const robot = robotIn(context, id);
  const slot = expectDefined(pilotSlotOf(robot), `a pilot on ${id}`);
  const { card, foreign } = robot.slots[slot];
  if (!isPilot(card)) return;
  robot.slots[slot] = { ...EMPTY_SLOT };
  robot.lost.push({ slot, card, shown: true, destroyed: false, ...(foreign && { foreign }) });
  context.emit({ type: 'bailedOut', robot: id, card });
  if (at !== undefined) placePilot(context, id, { card, at });
  putOut(context, id, (unit) => unit.slot === slot);
  leaveDerelict(context, id, { cockpit: slot });
}

function whyNoPhoenix(field: Field, robot: SeenRobot): WhyNot {
  const rifle = phoenixSlotOf(robot);
  if (!rifle || robot.phoenix) return refuse('noRifle');
  return robot.slots[rifle].disabled || robot.slots[rifle].locked
    ? refuse('cardDisabled')
    : whyNoAttack(field, robot);
}

/** Source L314, L349, "Phoenix-Bot" (K54): the Rifle drives on alone, with the pilot if there is one. */
export const phoenix: Rule<'phoenix'> = {
  whyNot: (field) => whyNoPhoenix(field, actorOf(field)),
  apply(context) {
    const { id } = actorOf(context.state);
    answered(context);
    robotIn(context, id).marks.attacks += 1;
    const rifle = expectDefined(phoenixSlotOf(robotIn(context, id)), 'a card that drives on');
    show(context, id, expectDefined(robotIn(context, id).slots[rifle].card || undefined, 'that card'));
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
  const rifle = phoenixSlotOf(robot);
  // One footsoldier may go along on the Rifle (KX76).
  const left = passengersOf(context.state, id).filter(({ slot }) => slot !== rifle);
  killAll(context, left, 'unpowered');
  loseDrone(context, id, 'unpowered');
  for (const slot of SLOT_IDS) {
    const { card, shown, foreign } = robot.slots[slot];
    if (card === '' || cardEffect(card, 'phoenix')) continue;
    if (isPilot(card)) {
      robot.slots[slot] = { ...EMPTY_SLOT, card, shown, ...(foreign && { foreign }) };
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
  removeMines(context, id);
  delete robot.marks.camouflaged;
  for (const status of ['poweredUp', 'onFire', 'painted', 'biped'] as const) {
    if (!robot[status]) continue;
    robot[status] = false;
    context.emit({ type: 'status', robot: id, status, on: false });
  }
}
