import type { Effects } from '../content/effects';
import { STRUCTURE_HITS, type HexId } from '../content/map';
import type { RobotId } from '../robotState';
import type { Unit } from '../unitState';
import { rangeBetween } from './arcs';
import { siteOf, structuresIn } from './built';
import { isBunker, isHardened } from './bunkers';
import { robotIn, type RuleContext } from './context';
import { cryptoLying, destroyCrypto } from './crypto';
import { harmDrone } from './droning';
import { inOrder, isOnMap, onMap, placeOf, type Field, type SeenRobot } from './field';
import { destroy } from './kills';
import { damage } from './marks';
import { isShielded } from './occupying';
import { randomLocation } from './rolling';
import { harmStructure } from './structures';
import { isFlying } from './terrain';
import { isTent, killAll, killUnit, unitsOnMap } from './units';

/** What a nuclear blast does to all that is near (K56, KX59). */

type Blast = Effects['nuke'];

/** Robots on the map that it reaches. */
export const reachedFrom = (field: Field, at: HexId, { harmsWithin }: Blast): readonly SeenRobot[] =>
  onMap(field).filter((robot) => rangeBetween(at, robot.at) <= harmsWithin);

/** Robots in movement order (K50), drones and tents, crypto (KS5.3), then structures with the effects of their fall. */
export function explode(context: RuleContext, at: HexId, blast: Blast): void {
  const { destroysWithin, harmsWithin } = blast;
  const reaches = (place: HexId): boolean => rangeBetween(at, place) <= harmsWithin;
  for (const robot of inOrder(onMap(context.state))) {
    if (rangeBetween(at, robot.at) <= destroysWithin) destroy(context, robot.id, 'nuke');
    else if (reaches(robot.at) && !isSafe(context.state, robot)) scorch(context, robot.id, blast);
  }
  sweep(context, at, blast);
  for (const token of cryptoLying(context.state))
    if (reaches(placeOf(context.state, token))) destroyCrypto(context, token);
  for (const structure of structuresIn(context.state)) {
    const range = rangeBetween(at, siteOf(context.state, structure));
    if (range <= destroysWithin) harmStructure(context, structure, STRUCTURE_HITS);
    else if (range <= harmsWithin && !isBunker(context.state, structure))
      harmStructure(context, structure, 1);
  }
}

/** In a bunker; who flies above it is not (K42). */
const isSafe = (field: Field, robot: SeenRobot): boolean => !isFlying(robot) && isHardened(field, robot.at);

/** All units within reach die, but for tents in bunkers; a drone further off passes on the damage to its card (KX59). */
function sweep(context: RuleContext, at: HexId, { destroysWithin, harmsWithin, damage: count }: Blast): void {
  const near = unitsOnMap(context.state).filter((unit) => rangeBetween(at, unit.at) <= harmsWithin);
  const isFar = (unit: Unit): boolean => rangeBetween(at, unit.at) > destroysWithin;
  const isFarDrone = (unit: Unit): boolean => !isTent(unit) && isFar(unit);
  for (const drone of near.filter(isFarDrone))
    harmDrone(context, drone, { damage: count, disables: 0, cause: 'nuke' });
  for (const drone of near.filter((unit) => !isTent(unit) && !isFarDrone(unit)))
    killUnit(context, drone, 'nuke');
  const isLost = (unit: Unit): boolean =>
    isTent(unit) &&
    !(isFar(unit) && isHardened(context.state, unit.at)) &&
    !isShielded(context.state, unit, rangeBetween(at, unit.at));
  killAll(context, near.filter(isLost), 'nuke');
}

/** One damage in each of a number of random locations. */
function scorch(context: RuleContext, id: RobotId, { damage: count }: Blast): void {
  const dice = Array.from({ length: count }, () => randomLocation(context.dice));
  context.emit({ type: 'locationsRolled', robot: id, dice });
  for (const location of dice) if (isOnMap(robotIn(context, id))) damage(context, id, location, 'nuke');
}
