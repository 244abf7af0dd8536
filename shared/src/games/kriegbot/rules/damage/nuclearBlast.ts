import type { Effects } from '../../content/effects';
import { STRUCTURE_HITS, type HexId } from '../../content/map';
import type { RobotId } from '../../state/robot';
import type { Unit } from '../../state/units';
import { rangeBetween } from '../field/arcs';
import { structuresIn } from '../field/structuresOnMap';
import { fateOfRobot, fateOfStructure, fateOfUnit, isSwept, type BlastAt } from './blastFates';
import { robotIn, type RuleContext } from '../field/context';
import { cryptoLying, destroyCrypto } from '../objectives/crypto';
import { harmDrone } from './droneDamage';
import { inOrder, isOnMap, onMap, placeOf, type Field, type SeenRobot } from '../field/field';
import { destroy } from './kills';
import { damage } from './markers';
import { randomLocation } from '../field/dice';
import { harmStructure } from './structureDamage';
import { isTent, killAll, killUnit, unitsOnMap } from '../pieces/units';

/** What a nuclear blast does to all that is near (K56, KX59). */

type Blast = Effects['nuke'];

/** Robots on the map that it reaches. */
export const reachedFrom = (field: Field, at: HexId, { harmsWithin }: Blast): readonly SeenRobot[] =>
  onMap(field).filter((robot) => rangeBetween(at, robot.at) <= harmsWithin);

/** Robots in movement order (K50), drones and tents, crypto (KS5.3), then structures with the effects of their fall. */
export function explode(context: RuleContext, at: HexId, blast: Blast): void {
  const from: BlastAt = { at, blast };
  for (const robot of inOrder(onMap(context.state))) {
    const fate = fateOfRobot(context.state, robot, from);
    if (fate === 'destroyed') destroy(context, robot.id, 'nuke');
    else if (fate) scorch(context, robot.id, blast);
  }
  sweep(context, from);
  for (const token of cryptoLying(context.state))
    if (isSwept(from, placeOf(context.state, token))) destroyCrypto(context, token);
  for (const structure of structuresIn(context.state)) {
    const fate = fateOfStructure(context.state, structure, from);
    if (fate) harmStructure(context, structure, fate === 'destroyed' ? STRUCTURE_HITS : 1);
  }
}

/** Drones further off, drones that are near, then the tents. */
function sweep(context: RuleContext, from: BlastAt): void {
  const near = unitsOnMap(context.state).map((unit) => ({
    unit,
    fate: fateOfUnit(context.state, unit, from),
  }));
  const { damage: count } = from.blast;
  for (const { unit, fate } of near)
    if (fate === 'harmed') harmDrone(context, unit, { damage: count, disables: 0, cause: 'nuke' });
  for (const { unit, fate } of near)
    if (fate === 'destroyed' && !isTent(unit)) killUnit(context, unit, 'nuke');
  const isLost = (unit: Unit): boolean =>
    isTent(unit) && fateOfUnit(context.state, unit, from) === 'destroyed';
  killAll(context, near.map(({ unit }) => unit).filter(isLost), 'nuke');
}

/** One damage in each of a number of random locations. */
function scorch(context: RuleContext, id: RobotId, { damage: count }: Blast): void {
  const dice = Array.from({ length: count }, () => randomLocation(context.dice));
  context.emit({ type: 'locationsRolled', robot: id, dice });
  for (const location of dice) if (isOnMap(robotIn(context, id))) damage(context, id, location, 'nuke');
}
