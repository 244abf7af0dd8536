import { cardsWith } from '../content/cards';
import { answerBy } from './answers';
import { rangeBetween } from './arcs';
import { covers } from './arms';
import { isLive, isUnpowered, slotWith } from './cards';
import { defend } from './defenses';
import { findRobot, inOrder, isAlive, isOnMap, robotOf, type Field, type SeenRobot } from './field';
import { note } from './facts';
import type { Interrupt } from './interrupts';
import { isSpared } from './restraint';
import { foesOf } from './roles';
import { robotIn, type RuleContext } from './context';
import type { Clamp } from '../state';
import type { RobotId } from '../robotState';
import { defensesLeft, publicLedger, ownLedger, type Ledger } from './spending';
import { burnOut } from './unpowered';

export const CLAMPS = cardsWith('clamp');
type ClampId = (typeof CLAMPS)[number];

/**
 * The cards with which this viewer's robot could clamp the one that is about to move: adjacent, and in its arc (L333).
 */
function clampsFor(field: Field, ledger: Ledger, about: string): readonly ClampId[] {
  const { robot, has } = ledger;
  const target = robotOf(field, about);
  const { at } = target;
  if (defensesLeft(field, ledger) < 1 || rangeBetween(robot.at, at) !== 1) return [];
  if (isSpared(field, robot, target)) return [];
  return CLAMPS.filter((card) => has(card) && covers(field, robot, card, at));
}

/** Mag Claw clamps, before the target names its option, and holds it until its movement is over (K28). */
export const clamping: Interrupt = {
  asks(field, about) {
    const target = findRobot(field, about);
    if (!target || !isAlive(target) || target.marks.clamped) return [];
    return inOrder(foesOf(field, target))
      .filter((robot) => clampsFor(field, publicLedger(field, robot), about).length > 0)
      .map(({ id }) => id);
  },
  answers: (field, id) =>
    clampsFor(field, ownLedger(robotOf(field, id)), field.window?.about ?? '').map((card) => answerBy(card)),
  close(context, said, about) {
    for (const [id, { cards }] of said) {
      const card = CLAMPS.find((one) => cards.includes(one));
      if (!card) continue;
      const burnsOut = isUnpowered(robotOf(context.state, id));
      defend(context, id, card);
      hold(context, { robot: about, by: id, burnsOut, hacked: false });
      note(context, { kind: 'held', robot: id, target: about });
    }
  },
};

/** From now on a claw holds a robot. */
export function hold(context: RuleContext, clamp: Clamp): void {
  const { robot, by } = clamp;
  robotIn(context, robot).marks.clamped = true;
  context.state.clamps.push(clamp);
  context.emit({ type: 'clamped', robot, by });
}

/** The claw works, and the two robots are adjacent. */
function stillHolds(field: Field, { robot, by, hacked }: Clamp): boolean {
  const [held, holder] = [robotOf(field, robot), robotOf(field, by)];
  const works = CLAMPS.some((card) => (hacked ? isEnabled(holder, card) : isLive(holder, card)));
  if (!isOnMap(held) || !isAlive(holder) || !works) return false;
  return rangeBetween(held.at, holder.at) === 1;
}

function isEnabled(holder: SeenRobot, card: ClampId): boolean {
  const slot = slotWith(holder, card);
  return slot !== undefined && !holder.slots[slot].disabled;
}

/** Ends at once the clamps that no longer hold (L341, K28). */
export function releaseClamps(context: RuleContext): void {
  if (context.state.clamps.length === 0) return;
  for (const clamp of context.state.clamps.filter((one) => !stillHolds(context.state, one))) {
    const { robot, by } = endClamp(context, clamp);
    if (isOnMap(robotOf(context.state, robot))) context.emit({ type: 'released', robot, by });
  }
}

/** The movement for which the robot was held is over. Returns whether it was held to the end. */
export function endClampsOf(context: RuleContext, id: RobotId): boolean {
  const own = context.state.clamps.filter(({ robot }) => robot === id);
  for (const clamp of own) endClamp(context, clamp);
  return own.length > 0;
}

/** One claw lets go. An unpowered robot has used up its claw with that (K19). */
function endClamp(context: RuleContext, clamp: Clamp): Clamp {
  const { robot, by, burnsOut } = clamp;
  context.state.clamps = context.state.clamps.filter((one) => one.robot !== robot || one.by !== by);
  robotIn(context, robot).marks.clamped = context.state.clamps.some((one) => one.robot === robot);
  const holder = robotOf(context.state, by);
  for (const card of CLAMPS) if (burnsOut) burnOut(context, by, slotWith(holder, card));
  return clamp;
}
