import type { Seat } from '@gearhall/shared/core/ground/seats';
import { total, type Amounts } from '@gearhall/shared/games/metalheads/content/resources';
import { needsVictim, ROBOTS, type RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import { coverage, costOf, hasVictim, missingOf } from '@gearhall/shared/games/metalheads/rules/paying/costs';
import { constructionOf } from '@gearhall/shared/games/metalheads/rules/field';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { amountsInWords } from './names';

/** What a Robot lacks: one of the hand all that it costs. */
function lacking(view: View, seat: Seat, robot: RobotId): Amounts {
  const construction = constructionOf(view, seat, robot);
  return construction ? missingOf(view, seat, construction) : costOf(view, seat, robot);
}

const minus = (one: Amounts, other: Amounts): Amounts => ({
  steel: one.steel - other.steel,
  circuits: one.circuits - other.circuits,
  fuel: one.fuel - other.fuel,
});

/** "completes it", "then 1 steel is missing". */
function afterwards(view: View, seat: Seat, robot: RobotId, missing: Amounts): string {
  if (total(missing) > 0) return `then missing: ${amountsInWords(missing)}`;
  if (hasVictim(view, seat, robot)) return 'completes it';
  return needsVictim(robot) ? 'nothing missing, but it waits for another Robot of yours' : 'completes it';
}

/** "pays 2 steel; wastes 1 fuel; then missing: 1 circuit". */
export function paymentInWords(view: View, seat: Seat, robot: RobotId, side: Amounts): string {
  const missing = lacking(view, seat, robot);
  const { covered, wasted } = coverage(missing, side);
  return [
    `pays ${amountsInWords(covered)}`,
    ...(total(wasted) > 0 ? [`wastes ${amountsInWords(wasted)}`] : []),
    afterwards(view, seat, robot, minus(missing, covered)),
  ].join('; ');
}

/** What is missing once gained resources are spent on it. */
export const spendingInWords = (view: View, seat: Seat, robot: RobotId, spent: Amounts): string =>
  afterwards(view, seat, robot, minus(lacking(view, seat, robot), spent));

export const sideOf = (robot: RobotId): Amounts => ROBOTS[robot].side;

/** What a payment is worth, to put the best first: it completes the Robot, covers much, and wastes little. */
export function paymentWorth(view: View, seat: Seat, robot: RobotId, paid: Amounts): number {
  const missing = lacking(view, seat, robot);
  const { covered, wasted } = coverage(missing, paid);
  const isComplete = total(missing) === total(covered);
  return (isComplete ? COMPLETES : 0) + 2 * total(covered) - total(wasted);
}

/** More than any payment covers. */
const COMPLETES = 100;
