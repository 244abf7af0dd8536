import type { Shot } from '../../actions';
import { MODES } from '../../content/arms';
import { armsOf, type ArmsId } from '../../content/cards';
import type { Assault } from '../../state/assault';
import type { Unit } from '../../state/units';
import { isInArc, rangeBetween } from '../field/arcs';
import { arcOf } from './arms';
import type { Manner } from './attempts';
import { refuse, type WhyNot } from '../field/context';
import { isTarget } from '../objectives/crypto';
import { isExposed, isStructure } from '../field/structuresOnMap';
import {
  enemiesOf,
  findRobot,
  findUnit,
  placeOf,
  robotOf,
  tokenLying,
  unitThere,
  type Field,
  type SeenRobot,
} from '../field/field';
import { mightHome, mightReach, seesThroughWoods, senses } from './helpers';
import { isShielded } from '../objectives/missionControlHolder';
import { isSpared } from '../field/sparedByLaw';
import { foesOf } from '../field/moles';
import { hasLine } from '../field/sight';
import { hasMoved } from './silhouettes';
import { seemsPainted } from '../pieces/tokens';
import { foeUnits, isSpotted, unitsOnMap } from '../pieces/units';

/** What a robot may aim at: whom, in arc and range, along a line (L187-221, K22). */

/** Why this is no target for these arms. */
export function whyNotTarget(
  field: Field,
  robot: SeenRobot,
  { arms, target }: Pick<Shot, 'arms' | 'target'>,
  manner: Manner,
): WhyNot {
  if (isStructure(target)) {
    if (armsOf(arms).robotsOnly) return refuse('robotsOnly');
    return isExposed(field, target) ? undefined : refuse('noTarget');
  }
  if (tokenLying(field, target)) {
    if (armsOf(arms).robotsOnly) return refuse('robotsOnly');
    return isTarget(field, target) ? undefined : refuse('noTarget');
  }
  const unit = unitThere(field, target);
  if (unit) return whyNotUnit(field, robot, { arms, unit }, manner);
  return whyNotRobot(field, robot, { arms, target }, manner);
}

function whyNotRobot(
  field: Field,
  robot: SeenRobot,
  { arms, target }: Pick<Shot, 'arms' | 'target'>,
  manner: Manner,
): WhyNot {
  const enemy = findRobot(field, target);
  if (!enemy || enemy.at === '') return refuse('noTarget');
  if (!aimedAt(field, robot, manner).includes(enemy)) return refuse('notAnEnemy');
  if (isSpared(field, robot, enemy)) return refuse('innocent');
  // Guided weapons need a target that is painted or moves (L341, K38).
  const mayHome = mightHome(field, robot, { arms, target, strafe: manner.strafe });
  return isUnguided(field, { arms, target }) && !mayHome ? refuse('notMoved') : undefined;
}

/** It neither is painted nor has moved. */
export function isUnguided(field: Field, { arms, target }: Pick<Shot, 'arms' | 'target'>): boolean {
  const enemy = findRobot(field, target);
  return enemy !== undefined && !!armsOf(arms).guided && !enemy.painted && !hasMoved(field, enemy);
}

/** Tents and drones of its enemies, by what does damage (KX53). */
function whyNotUnit(
  field: Field,
  robot: SeenRobot,
  { arms, unit }: { readonly arms: ArmsId; readonly unit: Unit },
  manner: Manner,
): WhyNot {
  if (armsOf(arms).robotsOnly) return refuse('robotsOnly');
  if (!unitsAimedAt(field, robot, manner).includes(unit)) return refuse('notAnEnemy');
  if (isShielded(field, unit, rangeBetween(robot.at, unit.at))) return refuse('shielded');
  return isSpared(field, robot, unit) ? refuse('innocent') : undefined;
}

/** The same as for robots. */
export const unitsAimedAt = (field: Field, robot: SeenRobot, { by }: Manner): readonly Unit[] =>
  by === undefined
    ? foeUnits(field, robot)
    : unitsOnMap(field).filter(({ team }) => team !== robotOf(field, by).team);

/** Enemies; of a hacked robot all that are no friends of the one that hacks it, its own mates too (KS8.4). */
export function aimedAt(field: Field, robot: SeenRobot, { by }: Manner): readonly SeenRobot[] {
  if (by === undefined) return foesOf(field, robot);
  return enemiesOf(field, robotOf(field, by).team).filter(({ id }) => id !== robot.id);
}

/** Arc and range; the line depends on the help. */
export function whyNotPlace(
  field: Field,
  robot: SeenRobot,
  { arms, target }: Pick<Shot, 'arms' | 'target'>,
): WhyNot {
  const to = placeOf(field, target);
  const arc = arcOf(field, robot, arms);
  if (!arc) return refuse('noArc');
  const range = rangeBetween(robot.at, to);
  if (range === 0) return refuse('tooClose');
  if (!isInArc(arc, robot.at, robot.facing, to)) return refuse('outOfArc');
  return mightReach(robot, arms, range) ? undefined : refuse('outOfRange', { range });
}

/** Line of sight by the matrix of K6. The barrage of a Howitzer needs none (L329). */
export function hasShotLine(field: Field, robot: SeenRobot, { arms, mode, target, help }: Assault): boolean {
  if (MODES[mode].blind) return true;
  const { medium, lobbed } = armsOf(arms);
  const overWoods = lobbed === true || help.some((card) => seesThroughWoods(robot, arms, card));
  const robotThere = findRobot(field, target);
  const painted = robotThere
    ? seemsPainted(field, robotThere) || isSpotted(field, robotThere, robot.team) || senses(help)
    : findUnit(field, target)?.kind === 'drone';
  return hasLine(field, robot.at, placeOf(field, target), { painted, medium, overWoods });
}
