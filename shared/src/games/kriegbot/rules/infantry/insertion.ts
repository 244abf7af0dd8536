import { DIRECTIONS, type Direction } from '../../../../core/game/hex';
import { expectDefined } from '../../../../core/ground/result';
import { planOf } from '../../content/scenarios';
import type { RobotId } from '../../state/robot';
import type { Disk, TargetId } from '../../state';
import type { UnitId } from '../../state/units';
import { answered, ask, first, robotIn, type Rule, type RuleContext, put } from '../field/context';
import {
  diskOf,
  hasMarked,
  hexesForDisk,
  isAbove,
  teamOfAsked,
  tentsWaiting,
  tooNearForDisk,
} from '../pieces/disks';
import { actAs } from '../field/facts';
import { findUnit, robotAt, robotOf, unitOf, type Field } from '../field/field';
import { destroy } from '../damage/kills';
import { pickUp } from '../pieces/tokens';
import { byName, killAll, standUnit, tentsAt } from '../pieces/units';

/** Source L526-528, "Insertion reentry": a disk marks a hex; in its next turn the figure stands there (KX80 to KX82). */

/** A robot's turn to move, while it is above: it lands on its disk, or may mark a hex. */
export function comeIn(context: RuleContext, id: RobotId): void {
  const robot = robotOf(context.state, id);
  if (!isAbove(context.state, robot)) return;
  if (diskOf(context.state, id)) ask(context, 'land', id);
  else if (!hasMarked(context.state, robot.team)) ask(context, 'disk', id);
}

/** The turn of a tent that is above: one that comes back may also wait with its landing (KS13.3). */
export function comeInOnFoot(context: RuleContext, id: UnitId): void {
  if (!diskOf(context.state, id)) {
    if (mayMark(context.state, id)) ask(context, 'disk', id);
  } else if (planOf(context.state.options, unitOf(context.state, id).team).renews) ask(context, 'land', id);
  else landOnFoot(context, id);
}

/** To land is all that it does in its turn. It meets nobody (KX82). */
export function landOnFoot(context: RuleContext, id: UnitId): void {
  const { at } = pickUpDisk(context, id);
  standUnit(context, id, at);
  context.emit({ type: 'landed', unit: id, at });
}

/** Of tents that come together the first may wait, and all the others with it (KS18.4). */
function mayMark(field: Field, id: UnitId): boolean {
  const { team } = unitOf(field, id);
  const [first, ...more] = byName(tentsWaiting(field).filter((unit) => unit.team === team));
  return first?.id === id || hasMarked(field, team) || !more.some((unit) => unit.id === id);
}

/** Its disk, which has served. */
function pickUpDisk(context: RuleContext, id: TargetId): Disk {
  const disk = expectDefined(diskOf(context.state, id), `a disk of ${id}`);
  const left = (context.state.disks ?? []).filter(({ unit }) => unit !== id);
  if (left.length > 0) context.state.disks = left;
  else delete context.state.disks;
  return disk;
}

const askedIn = (field: Field): TargetId => expectDefined(field.question, 'a question').robot;

/** It will land there. */
export function layDisk(context: RuleContext, { unit, team, at }: Omit<Disk, 'turn'>): void {
  context.state.disks = [...(context.state.disks ?? []), { unit, team, at, turn: context.state.turn }];
  const tent = findUnit(context.state, unit);
  context.emit({
    type: 'diskSet',
    unit,
    at,
    ...(tent && planOf(context.state.options, team).tentsDrop && { seat: tent.seat }),
  });
}

export const disk: Rule<'disk'> = {
  whyNot: (field, _seat, { at }) =>
    hexesForDisk(field, teamOfAsked(field)).includes(at) ? undefined : tooNearForDisk(field),
  apply(context, _seat, { at }) {
    const [unit, team] = [askedIn(context.state), teamOfAsked(context.state)];
    answered(context);
    layDisk(context, { unit, team, at });
  },
  list: (field) => hexesForDisk(field, teamOfAsked(field)).map((at) => ({ type: 'disk', at })),
};

/** Its movement: both actions are left, and what follows a movement follows (KX81). Nobody can break in before it. */
function landRobot(context: RuleContext, id: RobotId, facing: Direction): void {
  const { at } = pickUpDisk(context, id);
  const below = robotAt(context.state, at);
  robotIn(context, id).marks.option = 'land';
  actAs(context, id);
  put(context, id, { at, facing });
  context.emit({ type: 'landed', unit: id, at, facing });
  killAll(context, tentsAt(context.state, at), 'landing');
  if (below) for (const one of [below.id, id]) destroy(context, one, 'landing');
  else pickUp(context, id);
  first(context, { kind: 'endMovement', robot: id });
}

export const land: Rule<'land'> = {
  whyNot: () => undefined,
  apply(context, _seat, { facing }) {
    const id = askedIn(context.state);
    answered(context);
    if (findUnit(context.state, id)) landOnFoot(context, id);
    else landRobot(context, id, facing ?? robotOf(context.state, id).facing);
  },
  // Its present facing comes first; a tent has none.
  list: (field) => {
    if (findUnit(field, askedIn(field))) return [{ type: 'land' }];
    const { facing: now } = robotOf(field, askedIn(field));
    return [now, ...DIRECTIONS.filter((facing) => facing !== now)].map((facing) => ({
      type: 'land',
      facing,
    }));
  },
};
