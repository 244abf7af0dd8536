import type { Draft } from '../../../../core/game/drafts';
import type { RobotId } from '../../state/robot';
import type { Movement, TargetId } from '../../state';
import { isStruck } from '../pieces/cardsOnRobots';
import { endClampsOf } from '../interrupts/clamping';
import { isAlive, type SeenRobot, type Field } from '../field/field';
import {
  begin,
  freshMovement,
  moverOf,
  movementIn,
  movementOfPlay,
  useOnMove,
  whyNotMoving,
} from './currentMove';
import { ask, first, refuse, robotIn, type RuleContext, type Rule } from '../field/context';
import { hasLine } from '../field/sight';
import { maxSpeed } from '../pieces/speed';
import { isWashedAt } from '../field/terrain';
import { canGoOn, canStopHere, isFree, spotsFrom, spotTo, stepsTo, type Spot } from './reach';
import { douseBoosters } from './boosting';
import { foesOf } from '../field/moles';
import { openly } from '../pieces/actionsLeft';
import { foeUnits, isTent } from '../pieces/units';
import { askToReface } from './refacing';
import { hasMarker } from '../pieces/paint';
import { pickUp, seemsPainted } from '../pieces/tokens';

/** Its turn to move: one of the five options (L157-171), or the continuation of the one begun. */
export function askToMove(context: RuleContext, id: RobotId): void {
  const robot = robotIn(context, id);
  if (!isAlive(robot)) return;
  const movement = context.state.movement ? movementOfPlay(context) : beginMovement(context, id);
  // Its speed may have fallen on the way (K24).
  movement.points = Math.max(0, Math.min(movement.points, maxSpeed(robot) - robot.marks.steps));
  if (!movement.begun) ask(context, 'option', id);
  else if (!isStruck(robot) && (movement.points > 0 || canStopHere(context.state, robot, movement)))
    ask(context, 'moving', id, { brief: seemsStopped(context.state, robot) });
}

/** Nothing has been done yet. */
export function beginMovement(context: RuleContext, id: RobotId): Draft<Movement> {
  const robot = robotIn(context, id);
  context.state.movement = { ...freshMovement(robot), inSight: [...inSightOf(context.state, robot)] };
  return movementOfPlay(context);
}

/**
 * As far as everybody knows, it can no longer reach a hex to end in (K25). It is asked all the same, briefly, because
 * face-down cards may carry it on (K85).
 */
function seemsStopped(field: Field, robot: SeenRobot): boolean {
  const movement = movementIn(field);
  const open: Field = { ...field, robots: { ...field.robots, [robot.id]: openly(robot) } };
  return !canStopHere(field, robot, movement) && !canGoOn(open, movement);
}

/** Enemies that it could ram: painted, or in line of sight when the move begins (L310). */
const inSightOf = (field: Field, robot: SeenRobot): readonly TargetId[] => {
  const isSeen = ({ at }: { readonly at: string }): boolean =>
    robot.at === at || hasLine(field, robot.at, at, { painted: false, medium: 'none' });
  return [
    ...foesOf(field, robot).filter((other) => seemsPainted(field, other) || isSeen(other)),
    ...foeUnits(field, robot).filter((unit) => isTent(unit) && isSeen(unit)),
  ].map(({ id }) => id);
};

/** A part of option 1: the cheapest way to a place and facing (rules/moving/reach.ts). */
export const move: Rule<'move'> = {
  whyNot(field, _seat, { to, facing }) {
    const unable = whyNotMoving(field);
    if (unable) return unable;
    const mover = moverOf(field);
    if (mover.marks.clamped) return refuse('clamped');
    const spot = spotTo(field, movementIn(field), { at: to, facing });
    return !spot || spot.by === 'start' ? refuse('cannotReach') : undefined;
  },
  apply(context, _seat, { to, facing }) {
    const field = context.state;
    const movement = movementIn(field);
    const { robot } = movement;
    const spot = spotTo(field, movement, { at: to, facing });
    if (spot) for (const step of stepsTo(spot)) takeStep(context, step);
    begin(context, 'move');
    first(context, { kind: 'move', robot });
  },
  list(field) {
    if (whyNotMoving(field) || moverOf(field).marks.clamped) return [];
    return [...spotsFrom(field, movementIn(field)).values()]
      .filter(({ by }) => by !== 'start')
      .map(({ at, facing }) => ({ type: 'move', to: at, facing }) as const);
  },
};

function takeStep(context: RuleContext, step: Spot): void {
  const movement = movementOfPlay(context);
  const robot = robotIn(context, movement.robot);
  const from = { at: robot.at, facing: robot.facing };
  useOnMove(context, robot.id, step.cards);
  robot.at = step.at;
  robot.facing = step.facing;
  movement.points = step.points;
  movement.rotations = step.rotations;
  movement.sideslips = step.sideslips;
  if (step.ends) movement.lastFree = step.at;
  if (step.by === 'turn')
    context.emit({ type: 'turned', robot: robot.id, from: from.facing, to: step.facing });
  else {
    robot.marks.steps += 1;
    context.emit({ type: 'stepped', robot: robot.id, from: from.at, to: step.at, facing: step.facing });
    pickUp(context, robot.id);
  }
}

/** Ends the move, wherever it stands; with nothing done before, it is dancing (L177). */
export const endMove: Rule<'endMove'> = {
  whyNot(field) {
    const unable = whyNotMoving(field);
    if (unable) return unable;
    const mover = moverOf(field);
    // If it seems to be stopped, it may declare that: it is thrown back (K25).
    if (field.question?.brief || canStopHere(field, mover, movementIn(field))) return undefined;
    return isFree(field, mover, mover.at) ? refuse('mayNotEnter') : refuse('occupied');
  },
  apply(context) {
    const { robot: id } = movementOfPlay(context);
    begin(context, 'move');
    const { steps } = robotIn(context, id).marks;
    if (steps === 0) context.emit({ type: 'danced', robot: id });
  },
  list: (field, seat) => (endMove.whyNot(field, seat, { type: 'endMove' }) ? [] : [{ type: 'endMove' }]),
};

/** What follows the end of any movement: everything left over from the way is settled. */
export function endMovement(context: RuleContext, id: RobotId): void {
  throwBack(context, id);
  douseBoosters(context, id);
  delete context.state.movement;
  const robot = robotIn(context, id);
  // A biped is held until its late movement is over (K28).
  const held = robot.marks.option === 'biped' ? robot.marks.clamped : endClampsOf(context, id);
  if (!isAlive(robot)) return;
  wash(context, id);
  if (!held) askToReface(context, id);
}

/** A robot that is stopped where it may not end returns to the last hex of its way where it may (K25). */
function throwBack(context: RuleContext, id: RobotId): void {
  const robot = robotIn(context, id);
  const { movement } = context.state;
  if (!movement || robot.at === '' || canStopHere(context.state, robot, movement)) return;
  context.emit({ type: 'thrownBack', robot: id, from: robot.at, to: movement.lastFree });
  robot.at = movement.lastFree;
  pickUp(context, id);
}

/** Paint washing (L185, K27). */
function wash(context: RuleContext, id: RobotId): void {
  const robot = robotIn(context, id);
  if (!isWashedAt(context.state, robot.at) || !(hasMarker(robot) || robot.onFire)) return;
  if (robot.mines) robot.minedOnly = true;
  else robot.painted = false;
  robot.onFire = false;
  context.emit({ type: 'washed', robot: id });
}
