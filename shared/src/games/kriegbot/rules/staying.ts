import { DIRECTIONS } from '../../../core/hex';
import { SLOT_IDS } from '../content/chassis';
import { isStruck, isUnpowered } from './cards';
import type { Bot, Field } from './field';
import { spendDefense } from './defenses';
import { choose, moverOf, whyNotStaying } from './mover';
import { no, robotIn, show, type Rule } from './play';
import { attacksLeft, defensesLeft, ownEyes, pilotCardFor } from './spending';

/** The options in which a robot stays in its hex (L163-171). */

/** Option 3: costs a defense action. Not for the Hoverbot, which re-faces anyway. */
export const maneuver: Rule<'maneuver'> = {
  whyNot(field) {
    const unable = whyNotStaying(field);
    if (unable) return unable;
    const mover = moverOf(field);
    if (mover.chassis === 'hoverbot') return no('noManeuver');
    if (mover.marks.clamped) return no('clamped');
    return defensesLeft(field, ownEyes(mover)) > 0 ? undefined : no('noDefenseLeft');
  },
  apply(play, _seat, { facing }) {
    const robot = robotIn(play, choose(play, 'maneuver'));
    play.tell({ type: 'maneuvered', robot: robot.id, from: robot.facing, to: facing });
    robot.facing = facing;
    spendDefense(play, robot.id);
  },
  list: (field, seat) =>
    maneuver.whyNot(field, seat, { type: 'maneuver', facing: 0 })
      ? []
      : DIRECTIONS.map((facing) => ({ type: 'maneuver', facing }) as const),
};

/**
 * Option 4: all disables off. Its price, both actions and all that are left (K16), is marked by the option
 * itself, since an Engineer would keep the defense action (rules/spending.ts). Not unpowered (L63).
 */
export const reboot: Rule<'reboot'> = {
  whyNot(field) {
    const mover = moverOf(field);
    if (mover.biped && !isStruck(mover)) return no('alreadyMoving');
    if (isUnpowered(mover)) return no('unpowered');
    if (attacksLeft(field, ownEyes(mover)) < 1) return no('noAttackLeft');
    if (hasDefenseToPay(field, mover) || pilotCardFor(field, mover, 'mend')) return undefined;
    return no('noDefenseLeft');
  },
  apply(play) {
    const mover = moverOf(play.state);
    const engineer = pilotCardFor(play.state, mover, 'mend');
    if (engineer && !hasDefenseToPay(play.state, mover)) show(play, mover.id, engineer);
    const robot = robotIn(play, choose(play, 'reboot'));
    robot.marks.woken = SLOT_IDS.filter((slot) => robot.slots[slot].disabled);
    const items = [...Object.values(robot.slots), robot.drive, robot.core].filter(({ disabled }) => disabled);
    for (const item of items) item.disabled = false;
    play.tell({ type: 'rebooted', robot: robot.id, cleared: items.length });
  },
  list: (field, seat) => (reboot.whyNot(field, seat, { type: 'reboot' }) ? [] : [{ type: 'reboot' }]),
};

/** A disabled pilot, drive or core does not keep it from paying for a reboot. */
const hasDefenseToPay = (field: Field, robot: Bot): boolean =>
  isStruck(robot) ? robot.marks.defenses < 1 : defensesLeft(field, ownEyes(robot)) > 0;

/** Option 5. A Phoenix-bot has no drive to power up with (K54). */
export const powerUp: Rule<'powerUp'> = {
  whyNot(field) {
    const mover = moverOf(field);
    return whyNotStaying(field) ?? (isUnpowered(mover) || mover.phoenix ? no('unpowered') : undefined);
  },
  apply(play) {
    const robot = robotIn(play, choose(play, 'powerUp'));
    robot.poweredUp = true;
    play.tell({ type: 'status', robot: robot.id, status: 'poweredUp', on: true });
  },
  list: (field, seat) => (powerUp.whyNot(field, seat, { type: 'powerUp' }) ? [] : [{ type: 'powerUp' }]),
};

/** Nothing at all, where nothing else is left (K17). */
export const idle: Rule<'idle'> = {
  whyNot: (field) => (isStruck(moverOf(field)) ? undefined : no('notDisabled')),
  apply(play) {
    play.tell({ type: 'stoodIdle', robot: choose(play, 'idle') });
  },
  list: (field, seat) => (idle.whyNot(field, seat, { type: 'idle' }) ? [] : [{ type: 'idle' }]),
};
