import { DIRECTIONS } from '../../../../core/game/hex';
import { SLOT_IDS } from '../../content/chassis';
import { STEP } from '../../content/cores';
import { scenarioOf } from '../../content/scenarios';
import { rangeBetween } from '../field/arcs';
import { isStruck, isUnpowered } from '../pieces/cardsOnRobots';
import { isCutOff } from '../field/landingCraft';
import { recharge, spend, whyNotPaid } from '../cores/energy';
import { whyNotWithDishes } from '../objectives/dishes';
import type { SeenRobot, Field } from '../field/field';
import { spendDefense } from '../pieces/defenseActions';
import { choose, moverOf, whyNotStaying } from './currentMove';
import { refuse, robotIn, show, type Rule } from '../field/context';
import { attacksLeft, defensesLeft, ownLedger, pilotCardFor } from '../pieces/actionsLeft';

/** The options in which a robot stays in its hex (L163-171). */

/** Option 3: costs a defense action. Not for the Hoverbot, which re-faces anyway. */
export const maneuver: Rule<'maneuver'> = {
  whyNot(field) {
    const unable = whyNotStaying(field);
    if (unable) return unable;
    const mover = moverOf(field);
    if (mover.chassis === 'hoverbot') return refuse('noManeuver');
    if (mover.marks.clamped) return refuse('clamped');
    return defensesLeft(field, ownLedger(mover)) > 0 ? undefined : refuse('noDefenseLeft');
  },
  apply(context, _seat, { facing }) {
    const robot = robotIn(context, choose(context, 'maneuver'));
    context.emit({ type: 'maneuvered', robot: robot.id, from: robot.facing, to: facing });
    robot.facing = facing;
    spendDefense(context, robot.id);
  },
  list: (field, seat) =>
    maneuver.whyNot(field, seat, { type: 'maneuver', facing: 0 })
      ? []
      : DIRECTIONS.map((facing) => ({ type: 'maneuver', facing }) as const),
};

/**
 * Option 4: removes all disables. Its price, both actions and all that are left (K16), is represented by the option
 * itself, since an Engineer keeps the defense action (rules/pieces/actionsLeft.ts). Not while unpowered (L63).
 */
export const reboot: Rule<'reboot'> = {
  whyNot(field) {
    const mover = moverOf(field);
    if (mover.biped && !isStruck(mover)) return refuse('alreadyMoving');
    if (isUnpowered(mover)) return refuse('unpowered');
    if (isCutOff(field, mover)) return refuse('craftLost');
    if (attacksLeft(field, ownLedger(mover)) < 1) return refuse('noAttackLeft');
    // A Phoenix-bot has no core to pay with (KX26).
    const unpaid = mover.phoenix ? undefined : whyNotPaid(field, mover, STEP);
    if (unpaid) return unpaid;
    if (hasDefenseToPay(field, mover) || pilotCardFor(field, mover, 'mend')) return undefined;
    return refuse('noDefenseLeft');
  },
  apply(context) {
    const mover = moverOf(context.state);
    const engineer = pilotCardFor(context.state, mover, 'mend');
    if (engineer && !hasDefenseToPay(context.state, mover)) show(context, mover.id, engineer);
    const robot = robotIn(context, choose(context, 'reboot'));
    spend(context, robot.id, STEP, 'reboot');
    robot.marks.woken = SLOT_IDS.filter((slot) => robot.slots[slot].disabled);
    const items = [...Object.values(robot.slots), robot.drive, robot.core].filter(({ disabled }) => disabled);
    for (const item of items) item.disabled = false;
    context.emit({ type: 'rebooted', robot: robot.id, cleared: items.length });
  },
  list: (field, seat) => (reboot.whyNot(field, seat, { type: 'reboot' }) ? [] : [{ type: 'reboot' }]),
};

/** A disabled pilot, drive or core does not prevent it from paying for a reboot. */
const hasDefenseToPay = (field: Field, robot: SeenRobot): boolean =>
  isStruck(robot) ? robot.marks.defenses < 1 : defensesLeft(field, ownLedger(robot)) > 0;

/** Where it powers up near a place alone (KS19.3). */
function whyTooFar({ options }: Field, { at }: SeenRobot) {
  const near = scenarioOf(options).powersUpNear;
  return near && rangeBetween(near.at, at) > near.within
    ? refuse('tooFarFromTower', { at: near.at, within: near.within })
    : undefined;
}

/** Option 5. A Phoenix-bot has no drive to power up with (K54). */
export const powerUp: Rule<'powerUp'> = {
  whyNot(field) {
    const mover = moverOf(field);
    const unable =
      whyNotStaying(field) ?? (isUnpowered(mover) || mover.phoenix ? refuse('unpowered') : undefined);
    if (unable) return unable;
    if (isCutOff(field, mover)) return refuse('craftLost');
    return whyTooFar(field, mover) ?? whyNotWithDishes(field, mover, 'powerUp');
  },
  apply(context) {
    const robot = robotIn(context, choose(context, 'powerUp'));
    if (!robot.poweredUp) context.emit({ type: 'status', robot: robot.id, status: 'poweredUp', on: true });
    robot.poweredUp = true;
    recharge(context, robot.id, 'powerUp');
  },
  list: (field, seat) => (powerUp.whyNot(field, seat, { type: 'powerUp' }) ? [] : [{ type: 'powerUp' }]),
};

/** Does nothing, if nothing else is possible (K17), or nobody is left who would run it (KS0.25). */
export const idle: Rule<'idle'> = {
  whyNot(field) {
    const mover = moverOf(field);
    return isStruck(mover) || field.seats[mover.seat]?.out ? undefined : refuse('notDisabled');
  },
  apply(context) {
    context.emit({ type: 'stoodIdle', robot: choose(context, 'idle') });
  },
  list: (field, seat) => (idle.whyNot(field, seat, { type: 'idle' }) ? [] : [{ type: 'idle' }]),
};
