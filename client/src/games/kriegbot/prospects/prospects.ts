import { foesOf } from '@gearhall/shared/games/kriegbot/rules/field/moles';
import type { Shot } from '@gearhall/shared/games/kriegbot/actions';
import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { armsOf, type ArmsId } from '@gearhall/shared/games/kriegbot/content/cards';
import { rangeBetween } from '@gearhall/shared/games/kriegbot/rules/field/arcs';
import { covers, diceAt, targetsFor } from '@gearhall/shared/games/kriegbot/rules/attacking/arms';
import { findRobot, findUnit, type SeenRobot } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { mightSeeThroughWoods } from '@gearhall/shared/games/kriegbot/rules/attacking/helpers';
import { aimOf, type Aim } from '@gearhall/shared/games/kriegbot/rules/previews/odds';
import { foeUnits } from '@gearhall/shared/games/kriegbot/rules/pieces/units';
import { blockersOf } from '@gearhall/shared/games/kriegbot/rules/field/sight';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { hexOf, wayKey, type Aiming } from './moveOptions';

/** What a shot at a target would be, by open information. */
export interface Prospect {
  readonly target: string;
  readonly at: HexId;
  /** Absent where it may not be attacked. */
  readonly aim?: Aim;
  /** The hexes that block the line; none where it is clear. */
  readonly blockers: readonly HexId[];
  /** The allowed shots at it, the one in the chosen way first. */
  readonly shots: readonly Shot[];
}

/** Every target in arc and range of a weapon, and those outside it that may be attacked all the same. */
export function prospectsOf(view: View, aiming: Aiming, arms: ArmsId, way: string): readonly Prospect[] {
  const { robot, type } = aiming;
  const foes = { robots: foesOf(view, robot), units: foeUnits(view, robot) };
  return targetsFor(view, foes, arms).flatMap((target): Prospect[] => {
    const at = hexOf(view, target);
    const all = aiming.shots.filter((shot) => shot.arms === arms && shot.target === target);
    const chosen = all.filter((shot) => wayKey(shot) === way);
    const shots = chosen.length > 0 ? chosen : all;
    const [shot] = shots;
    if (at === '' || (!shot && !isCovered(view, robot, arms, at))) return [];
    const aim = shot && aimOf(view, robot, shot, { strafe: type === 'strafe' });
    const blockers = shot ? [] : inTheWay(view, robot, arms, target);
    return [{ target, at, ...(aim && { aim }), blockers, shots }];
  });
}

const isCovered = (view: View, robot: SeenRobot, arms: ArmsId, at: HexId): boolean =>
  diceAt(arms, rangeBetween(robot.at, at)) > 0 && covers(view, robot, arms, at);

function inTheWay(view: View, robot: SeenRobot, arms: ArmsId, target: string): readonly HexId[] {
  const { medium, lobbed } = armsOf(arms);
  // A drone is always painted (L585).
  const painted = findRobot(view, target)?.painted ?? findUnit(view, target)?.kind === 'drone';
  const overWoods = lobbed === true || mightSeeThroughWoods(robot, arms);
  return blockersOf(view, [robot.at, hexOf(view, target)], { painted, medium, overWoods });
}
