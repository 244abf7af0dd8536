import { hexTowards } from '../../../core/hex';
import { coordinatesOf, idAt } from '../content/map';
import { planOf } from '../content/scenarios';
import type { RobotId } from '../robotState';
import { spendDefense } from './defenses';
import { actAs, note } from './facts';
import { findRobot, onMap, type SeenRobot, type Field } from './field';
import { begin, moverOf, movementIn, movementOfPlay, whyNotMoving } from './mover';
import { first, no, robotIn, type RuleContext, type Rule, type WhyNot } from './context';
import { isSpared } from './restraint';
import { foesOf } from './roles';
import { randomLocation, rollPool, sumOf } from './rolling';
import { attacksLeft, defensesLeft, ownLedger } from './spending';
import { maxSpeed } from './speed';
import { isInBuilding } from './terrain';
import { canStopHere, isFree } from './ways';

/** The location where the rammer takes its own damage (L310). */
export const BOW = 0;

/** Why a robot may not move and strafe, or ram: both actions are paid, or neither (K16). */
export function whyNotBoth(field: Field, robot: SeenRobot): WhyNot {
  if (attacksLeft(field, ownLedger(robot)) < 1) return no('noAttackLeft');
  return defensesLeft(field, ownLedger(robot)) < 1 ? no('noDefenseLeft') : undefined;
}

/** Why it may not ram this target (L310, K30). */
function whyNotTarget(field: Field, mover: SeenRobot, target: RobotId): WhyNot {
  const victim = findRobot(field, target);
  if (!victim || victim.at === '') return no('noTarget');
  if (!foesOf(field, mover).includes(victim)) return no('notAnEnemy');
  if (isSpared(field, mover, victim)) return no('innocent');
  if (idAt(hexTowards(coordinatesOf(mover.at), mover.facing)) !== victim.at) return no('notAhead');
  if (isInBuilding(field, victim)) return no('inBuilding');
  if (maxSpeed(victim) >= maxSpeed(mover)) return no('notSlower');
  return movementIn(field).inSight.includes(target) ? undefined : no('notInSightAtStart');
}

/** Source L310, "Ramming": it ends the move, adjacent and face to face. */
export const ram: Rule<'ram'> = {
  whyNot(field, _seat, { target }) {
    const mover = moverOf(field);
    const unable = whyNotMoving(field) ?? whyNotBoth(field, mover);
    if (unable) return unable;
    if (mover.marks.clamped) return no('clamped');
    if (movementIn(field).points < 1) return no('noPointsLeft');
    if (!canStopHere(field, mover, movementIn(field)))
      return isFree(field, mover, mover.at) ? no('mayNotEnter') : no('occupied');
    return whyNotTarget(field, mover, target);
  },
  apply(context, _seat, { target }) {
    const movement = movementOfPlay(context);
    const { id, marks } = robotIn(context, movement.robot);
    actAs(context, id);
    note(context, { kind: 'rammed', robot: id, target });
    movement.points -= 1;
    marks.attacks += 1;
    spendDefense(context, id);
    begin(context, 'ram');
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
    onMap(field)
      .map(({ id }) => ({ type: 'ram', target: id }) as const)
      .filter((action) => !ram.whyNot(field, seat, action)),
};

/** The damage of a ram that the robot suffers: less, if its side is spared some (KS10.3). */
export function sparedBy(context: RuleContext, id: RobotId, points: number): number {
  const { ramRelief = 0 } = planOf(context.state.options.scenario, robotIn(context, id).team);
  return Math.max(0, points - ramRelief);
}
