import { STRUCTURE_HITS, type PrintedId, type StructureId } from '../../content/map';
import type { RobotId } from '../../state/robot';
import { rangeBetween } from '../field/arcs';
import { damageOf, isBuilding, isExposed, siteOf, groundOn } from '../field/structuresOnMap';
import { inOrder, onMap, placeOf, type Field, type SeenRobot } from '../field/field';
import { damage } from './markers';
import { first, robotIn, type RuleContext } from '../field/context';
import { randomLocation } from '../field/dice';
import { isFlying } from '../field/terrain';
import { killAll, tentsAt } from '../pieces/units';

/** Items that the owner of a robot disables when the dam or the bridge breaks (L320-321). */
const SHAKEN = 2;
/** The location that a collapsing building hits (L532). */
const ROOF = 4;

/**
 * Damage on a structure (L316); the second destroys it. The effects hit both teams, and nobody can answer them (K22,
 * K50).
 */
export function harmStructure(context: RuleContext, structure: StructureId, points: number): void {
  if (points < 1 || !isExposed(context.state, structure)) return;
  const hits = Math.min(STRUCTURE_HITS, damageOf(context.state, structure) + points);
  const destroyed = hits >= STRUCTURE_HITS;
  mark(context, structure, hits);
  context.emit({ type: 'structureHit', structure, damage: hits, destroyed });
  if (destroyed) fall(context, structure);
}

function mark({ state }: RuleContext, structure: StructureId, damage: number): void {
  const building = state.buildings?.find(({ id }) => id === structure);
  if (building) building.damage = damage;
  else state.structures[structure as PrintedId] = damage;
}

function fall(context: RuleContext, structure: StructureId): void {
  if (isBuilding(structure)) collapse(context, structure);
  if (structure === 'gasStation') blaze(context);
  if (structure === 'dam') burst(context);
  if (structure === 'bridge') breakDown(context);
}

const inTurn = (context: RuleContext, isThere: (robot: SeenRobot) => boolean): readonly SeenRobot[] =>
  inOrder(onMap(context.state)).filter(isThere);

/** Is the robot in the building on this hex? A flyer above it is not (K42). */
export const isInside = (field: Field, robot: SeenRobot, structure: StructureId): boolean =>
  robot.at === siteOf(field, structure) && !isFlying(robot);

/** Source L532-534: a damage at location 4 for each robot in the building; all infantry in it dies (KX58). */
function collapse(context: RuleContext, structure: StructureId): void {
  for (const { id } of inTurn(context, (robot) => isInside(context.state, robot, structure)))
    damage(context, id, ROOF, 'collapse');
  killAll(context, tentsAt(context.state, placeOf(context.state, structure)), 'collapse');
}

/** Source L319: all in the hex, above it, or adjacent to it are on fire. */
function blaze(context: RuleContext): void {
  const at = siteOf(context.state, 'gasStation');
  for (const { id } of inTurn(context, (robot) => rangeBetween(robot.at, at) <= 1)) ignite(context, id);
}

export function ignite(context: RuleContext, id: RobotId): void {
  const robot = robotIn(context, id);
  if (robot.onFire || robot.at === '') return;
  robot.onFire = true;
  context.emit({ type: 'status', robot: id, status: 'onFire', on: true });
}

/** Source L320: the flood plain is water from now on; flyers are hit too (K42). */
function burst(context: RuleContext): void {
  const struck = inTurn(context, ({ at }) => groundOn(context.state, at) === 'plain');
  first(
    context,
    ...struck.flatMap(
      ({ id: robot }) =>
        [
          { kind: 'disables', robot, count: SHAKEN },
          { kind: 'flood', robot },
        ] as const,
    ),
  );
}

/** The damage of the flood to a robot, after its owner's chosen disables. */
export function flood(context: RuleContext, id: RobotId): void {
  if (robotIn(context, id).at === '') return;
  const location = randomLocation(context.dice);
  context.emit({ type: 'locationsRolled', robot: id, dice: [location] });
  damage(context, id, location, 'dam');
}

/** Source L321: the bridge is gone, and robots in that hex disable two items. */
function breakDown(context: RuleContext): void {
  const struck = inTurn(context, ({ at }) => at === siteOf(context.state, 'bridge'));
  first(context, ...struck.map(({ id: robot }) => ({ kind: 'disables', robot, count: SHAKEN }) as const));
}
