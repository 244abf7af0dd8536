import type { RobotId } from '../state';
import { isStruck } from './cards';
import { endClampsOf } from './clamping';
import { enemiesOf, isAlive, type Bot, type Field } from './field';
import { begin, freshMovement, moverOf, movementIn, movementOfPlay, useOnMove, whyNotMoving } from './mover';
import { asItStands, ask, first, no, robotIn, type Play, type Rule } from './play';
import { hasLine } from './sight';
import { maxSpeed } from './speed';
import { isWashedAt } from './terrain';
import { canGoOn, canStopHere, isFree, spotsFrom, spotTo, stepsTo, type Spot } from './ways';
import { douseBoosters } from './boosting';
import { openly } from './spending';
import { askToReface } from './refacing';

/** Its turn to move: one of the five options (L157-171), or on with what it has begun. */
export function askToMove(play: Play, id: RobotId): void {
  const robot = robotIn(play, id);
  if (!isAlive(robot)) return;
  if (!play.state.movement)
    play.state.movement = { ...freshMovement(robot), inSight: [...inSightOf(play.state, robot)] };
  const movement = movementOfPlay(play);
  // Speed may have fallen on the way (K24).
  movement.points = Math.max(0, Math.min(movement.points, maxSpeed(robot) - robot.marks.steps));
  if (!movement.begun) ask(play, 'option', id);
  else if (!isStruck(robot) && (movement.points > 0 || canStopHere(play.state, robot, movement)))
    ask(play, 'moving', id, { brief: seemsStopped(play.state, robot) });
}

/**
 * For all that everybody knows, it cannot come to a hex to end in any more (K25). It is asked all the same,
 * briefly: face-down cards may carry it on (K85).
 */
function seemsStopped(field: Field, robot: Bot): boolean {
  const movement = movementIn(field);
  const open: Field = { ...field, robots: { ...field.robots, [robot.id]: openly(robot) } };
  return !canStopHere(field, robot, movement) && !canGoOn(open, movement);
}

/** Enemies that it could ram: painted, or in line of sight as the move begins (L310). */
const inSightOf = (field: Field, robot: Bot): readonly RobotId[] =>
  enemiesOf(field, robot.team)
    .filter(({ painted, at }) => painted || hasLine(field, robot.at, at, { painted: false, medium: 'none' }))
    .map(({ id }) => id);

/** Option 1, a part of it: the cheapest way to a place and facing (rules/ways.ts). */
export const move: Rule<'move'> = {
  whyNot(field, _seat, { to, facing }) {
    const unable = whyNotMoving(field);
    if (unable) return unable;
    const mover = moverOf(field);
    if (mover.marks.clamped) return no('clamped');
    const spot = spotTo(field, movementIn(field), { at: to, facing });
    return !spot || spot.by === 'start' ? no('cannotReach') : undefined;
  },
  apply(play, _seat, { to, facing }) {
    const field = asItStands(play);
    const movement = movementIn(field);
    const { robot } = movement;
    const spot = spotTo(field, movement, { at: to, facing });
    if (spot) for (const step of stepsTo(spot)) takeStep(play, step);
    begin(play, 'move');
    first(play, { kind: 'move', robot });
  },
  list(field) {
    if (whyNotMoving(field) || moverOf(field).marks.clamped) return [];
    return [...spotsFrom(field, movementIn(field)).values()]
      .filter(({ by }) => by !== 'start')
      .map(({ at, facing }) => ({ type: 'move', to: at, facing }) as const);
  },
};

function takeStep(play: Play, step: Spot): void {
  const movement = movementOfPlay(play);
  const robot = robotIn(play, movement.robot);
  const from = { at: robot.at, facing: robot.facing };
  useOnMove(play, robot.id, step.cards);
  robot.at = step.at;
  robot.facing = step.facing;
  movement.points = step.points;
  movement.rotations = step.rotations;
  movement.sideslips = step.sideslips;
  if (step.ends) movement.lastFree = step.at;
  if (step.by === 'turn') play.tell({ type: 'turned', robot: robot.id, from: from.facing, to: step.facing });
  else {
    robot.marks.steps += 1;
    play.tell({ type: 'stepped', robot: robot.id, from: from.at, to: step.at, facing: step.facing });
  }
}

/** Ends the move, wherever it stands; with nothing done before, it is dancing (L177). */
export const endMove: Rule<'endMove'> = {
  whyNot(field) {
    const unable = whyNotMoving(field);
    if (unable) return unable;
    const mover = moverOf(field);
    // Where it seems to be stopped, it may be so: it is thrown back (K25).
    if (field.question?.brief || canStopHere(field, mover, movementIn(field))) return undefined;
    return isFree(field, mover, mover.at) ? no('mayNotEnter') : no('occupied');
  },
  apply(play) {
    const { robot: id } = movementOfPlay(play);
    begin(play, 'move');
    const { steps } = robotIn(play, id).marks;
    if (steps === 0) play.tell({ type: 'danced', robot: id });
  },
  list: (field, seat) => (endMove.whyNot(field, seat, { type: 'endMove' }) ? [] : [{ type: 'endMove' }]),
};

/** What the end of a movement brings, whatever it was: all that it left behind on the way is settled. */
export function endMovement(play: Play, id: RobotId): void {
  throwBack(play, id);
  douseBoosters(play, id);
  delete play.state.movement;
  const robot = robotIn(play, id);
  // A biped is held until its late movement is over (K28).
  const held = robot.marks.option === 'biped' ? robot.marks.clamped : endClampsOf(play, id);
  if (!isAlive(robot)) return;
  wash(play, id);
  if (!held) askToReface(play, id);
}

/** A robot that is stopped where it may not end goes back to the last hex of its way where it may (K25). */
function throwBack(play: Play, id: RobotId): void {
  const robot = robotIn(play, id);
  const { movement } = play.state;
  if (!movement || robot.at === '' || canStopHere(play.state, robot, movement)) return;
  play.tell({ type: 'thrownBack', robot: id, from: robot.at, to: movement.lastFree });
  robot.at = movement.lastFree;
}

/** Paint washing (L183, K27). */
function wash(play: Play, id: RobotId): void {
  const robot = robotIn(play, id);
  if (!isWashedAt(play.state, robot.at) || !(robot.painted || robot.onFire)) return;
  robot.painted = false;
  robot.onFire = false;
  play.tell({ type: 'washed', robot: id });
}
