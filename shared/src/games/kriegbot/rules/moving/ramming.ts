import { hexTowards } from '../../../../core/game/hex';
import { coordinatesOf, idAt } from '../../content/map';
import { planOf } from '../../content/scenarios';
import type { RobotId } from '../../state/robot';
import type { TargetId } from '../../state';
import type { Unit } from '../../state/units';
import { spendDefense } from '../pieces/defenseActions';
import { actAs, note } from '../field/facts';
import { findRobot, onMap, robotAt, unitThere, type SeenRobot, type Field } from '../field/field';
import { begin, moverOf, movementIn, movementOfPlay, whyNotMoving } from './currentMove';
import { first, refuse, robotIn, type RuleContext, type Rule, type WhyNot } from '../field/context';
import { isSpared } from '../field/sparedByLaw';
import { foesOf } from '../field/moles';
import { randomLocation, rollPool, sumOf } from '../field/dice';
import { attacksLeft, defensesLeft, ownLedger } from '../pieces/actionsLeft';
import { terrainAt } from '../field/sight';
import { maxSpeed } from '../pieces/speed';
import { isInBuilding } from '../field/terrain';
import { foeUnits, isTent, killUnit, moveOf, unitsOnMap } from '../pieces/units';
import { canStopHere, isFree } from './reach';

/** The location where the rammer takes its own damage (L310). */
export const BOW = 0;

/** Why a robot may not move and strafe, or ram: both actions are paid, or neither (K16). */
export function whyNotBoth(field: Field, robot: SeenRobot): WhyNot {
  if (attacksLeft(field, ownLedger(robot)) < 1) return refuse('noAttackLeft');
  return defensesLeft(field, ownLedger(robot)) < 1 ? refuse('noDefenseLeft') : undefined;
}

/** Why it may not ram this target (L310, K30). */
function whyNotTarget(field: Field, mover: SeenRobot, target: TargetId): WhyNot {
  const tent = unitThere(field, target);
  if (tent) return whyNotTent(field, mover, tent);
  const victim = findRobot(field, target);
  if (!victim || victim.at === '') return refuse('noTarget');
  if (!foesOf(field, mover).includes(victim)) return refuse('notAnEnemy');
  if (isSpared(field, mover, victim)) return refuse('innocent');
  if (idAt(hexTowards(coordinatesOf(mover.at), mover.facing)) !== victim.at) return refuse('notAhead');
  if (isInBuilding(field, victim)) return refuse('inBuilding');
  if (maxSpeed(victim) >= maxSpeed(mover)) return refuse('notSlower');
  return movementIn(field).inSight.includes(target) ? undefined : refuse('notInSightAtStart');
}

/** The same for infantry: not in a hex with a robot, nor in a building (L522, L532, KX79). */
function whyNotTent(field: Field, mover: SeenRobot, tent: Unit): WhyNot {
  if (!isTent(tent)) return refuse('robotsOnly');
  if (!foeUnits(field, mover).includes(tent)) return refuse('notAnEnemy');
  if (isSpared(field, mover, tent)) return refuse('innocent');
  if (idAt(hexTowards(coordinatesOf(mover.at), mover.facing)) !== tent.at) return refuse('notAhead');
  if (robotAt(field, tent.at)) return refuse('sharesHex');
  if (terrainAt(field, tent.at) === 'building') return refuse('inBuilding');
  if (moveOf(tent) >= maxSpeed(mover)) return refuse('notSlower');
  return movementIn(field).inSight.includes(tent.id) ? undefined : refuse('notInSightAtStart');
}

/** It dies but for a 0; the robot takes nothing, and moves on from where it is (KX79). */
function runDown(context: RuleContext, id: RobotId, tent: Unit): void {
  const dice = rollPool(context.dice, 1);
  const points = sumOf(dice);
  context.emit({ type: 'rammed', robot: id, target: tent.id, dice, points });
  if (points > 0) killUnit(context, tent, 'ram');
  first(context, { kind: 'move', robot: id });
}

/** Source L310, "Ramming": it ends the move, adjacent and face to face. */
export const ram: Rule<'ram'> = {
  whyNot(field, _seat, { target }) {
    const mover = moverOf(field);
    const unable = whyNotMoving(field) ?? whyNotBoth(field, mover);
    if (unable) return unable;
    if (mover.marks.clamped) return refuse('clamped');
    if (movementIn(field).points < 1) return refuse('noPointsLeft');
    if (!canStopHere(field, mover, movementIn(field)))
      return isFree(field, mover, mover.at) ? refuse('mayNotEnter') : refuse('occupied');
    return whyNotTarget(field, mover, target);
  },
  apply(context, _seat, { target }) {
    const movement = movementOfPlay(context);
    const { id, marks } = robotIn(context, movement.robot);
    const tent = unitThere(context.state, target);
    actAs(context, id);
    if (!tent) note(context, { kind: 'rammed', robot: id, target });
    movement.points -= 1;
    marks.attacks += 1;
    spendDefense(context, id);
    begin(context, 'ram');
    if (tent) {
      runDown(context, id, tent);
      return;
    }
    const dice = rollPool(context.dice, 1);
    const points = sumOf(dice);
    context.emit({ type: 'rammed', robot: id, target, dice, points });
    const suffered = sparedBy(context, target, points);
    const locations = Array.from({ length: suffered }, () => randomLocation(context.dice));
    context.emit({ type: 'locationsRolled', robot: target, dice: locations });
    for (const location of locations)
      context.state.onTheWay.push({ robot: target, location, marker: 'damage' });
    first(
      context,
      { kind: 'breakIn', window: 'reroll', robot: target },
      { kind: 'breakIn', window: 'after', robot: target },
      { kind: 'collide', robot: id, target, points },
      { kind: 'breakIn', window: 'counter', robot: target },
    );
  },
  list: (field, seat) =>
    [...onMap(field), ...unitsOnMap(field)]
      .map(({ id }) => ({ type: 'ram', target: id }) as const)
      .filter((action) => !ram.whyNot(field, seat, action)),
};

/** The damage of a ram that the robot suffers: less, if its side is spared some (KS10.3). */
export function sparedBy(context: RuleContext, id: RobotId, points: number): number {
  const { ramRelief = 0 } = planOf(context.state.options, robotIn(context, id).team);
  return Math.max(0, points - ramRelief);
}
