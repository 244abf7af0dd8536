import { cardsWith } from '../../content/cards';
import { answerBy } from './answers';
import { rangeBetween } from '../field/arcs';
import { covers } from '../attacking/arms';
import { isLive, isUnpowered, slotWith } from '../pieces/cardsOnRobots';
import { defend } from '../pieces/defenseActions';
import { combinations } from '../damage/ownersChoice';
import {
  findRobot,
  inOrder,
  isAlive,
  isOnMap,
  onMap,
  robotOf,
  type Field,
  type SeenRobot,
} from '../field/field';
import { note } from '../field/facts';
import type { Interrupt } from './interrupt';
import { blowUp, detonatorsFor, MINERS, type MinerId } from '../damage/mines';
import { isSpared } from '../field/sparedByLaw';
import { foesOf } from '../field/moles';
import { robotIn, type RuleContext } from '../field/context';
import type { Clamp } from '../../state';
import type { RobotId } from '../../state/robot';
import { defensesLeft, publicLedger, ownLedger, type Ledger } from '../pieces/actionsLeft';
import { burnOut } from '../pieces/unpowered';

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

/** A clamp, or any mines, as far as its defense actions go; a claw once. */
function choicesFor(
  field: Field,
  robot: SeenRobot,
  about: string,
): readonly (readonly (ClampId | MinerId)[])[] {
  const left = defensesLeft(field, ownLedger(robot));
  const target = findRobot(field, about);
  if (!target || left < 1) return [];
  const cards = [...openClampsFor(field, ownLedger(robot), target), ...detonatorsFor(robot, target)];
  const choices = Array.from({ length: left }, (_, less) => combinations(cards, less + 1)).flat();
  return choices.filter((one, at) => choices.findIndex((other) => other.join() === one.join()) === at);
}

/** Nobody is held twice. */
const openClampsFor = (field: Field, ledger: Ledger, target: SeenRobot): readonly ClampId[] =>
  target.marks.clamped ? [] : clampsFor(field, ledger, target.id);

/** It could hold the one that is about to move, or has a mine on it, as far as everybody knows (KX35). */
function mightBreakIn(field: Field, robot: SeenRobot, target: SeenRobot): boolean {
  const ledger = publicLedger(field, robot);
  if (isFoe(field, target, robot) && openClampsFor(field, ledger, target).length > 0) return true;
  return detonatorsFor(robot, target).length > 0 && defensesLeft(field, ledger) > 0;
}

const isFoe = (field: Field, target: SeenRobot, robot: SeenRobot): boolean =>
  foesOf(field, target).includes(robot);

/** Mag Claw clamps, before the target names its option, and holds it until its movement is over (K28). */
export const clamping: Interrupt = {
  asks(field, about) {
    const target = findRobot(field, about);
    if (!target || !isAlive(target)) return [];
    return inOrder(onMap(field))
      .filter((robot) => mightBreakIn(field, robot, target))
      .map(({ id }) => id);
  },
  answers: (field, id) =>
    choicesFor(field, robotOf(field, id), field.window?.about ?? '').map((cards) => answerBy(...cards)),
  close(context, said, about) {
    for (const [id, { cards }] of said) {
      for (const card of cards) {
        const miner = MINERS.find((one) => one === card);
        if (miner && isOnMap(robotOf(context.state, about))) blowUp(context, id, about, miner);
      }
      const card = CLAMPS.find((one) => cards.includes(one));
      if (!card || !isOnMap(robotOf(context.state, about))) continue;
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
