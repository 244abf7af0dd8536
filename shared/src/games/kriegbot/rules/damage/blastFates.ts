import type { Effects } from '../../content/effects';
import type { HexId, StructureId } from '../../content/map';
import type { Unit } from '../../state/units';
import { rangeBetween } from '../field/arcs';
import { siteOf } from '../field/structuresOnMap';
import { isBunker, isHardened } from '../objectives/bunkers';
import type { Field, SeenRobot } from '../field/field';
import { isShielded } from '../objectives/missionControlHolder';
import { isFlying } from '../field/terrain';
import { isTent } from '../pieces/units';

/** What a nuclear blast makes of each thing that is near (K56, KX59, KS15.4). */

export type Fate = 'destroyed' | 'harmed';

/** A blast, and the hex in which it goes off. */
export interface BlastAt {
  readonly at: HexId;
  readonly blast: Effects['nuke'];
}

type Zone = 'near' | 'far' | 'beyond';

function zoneOf({ at, blast }: BlastAt, place: HexId): Zone {
  const range = rangeBetween(at, place);
  if (range <= blast.destroysWithin) return 'near';
  return range <= blast.harmsWithin ? 'far' : 'beyond';
}

/** In a bunker it is safe from a blast further off; who flies above it is not in it (K42). */
export function fateOfRobot(field: Field, robot: SeenRobot, from: BlastAt): Fate | undefined {
  const zone = zoneOf(from, robot.at);
  if (zone === 'near') return 'destroyed';
  const isSafe = !isFlying(robot) && isHardened(field, robot.at);
  return zone === 'far' && !isSafe ? 'harmed' : undefined;
}

/** A tent dies wherever the blast reaches it, but for bunkers and Mission Control; a drone further off passes it on to its card. */
export function fateOfUnit(field: Field, unit: Unit, from: BlastAt): Fate | undefined {
  const zone = zoneOf(from, unit.at);
  if (zone === 'beyond') return undefined;
  if (!isTent(unit)) return zone === 'near' ? 'destroyed' : 'harmed';
  const isSafe =
    (zone === 'far' && isHardened(field, unit.at)) || isShielded(field, unit, rangeBetween(from.at, unit.at));
  return isSafe ? undefined : 'destroyed';
}

export function fateOfStructure(field: Field, id: StructureId, from: BlastAt): Fate | undefined {
  const zone = zoneOf(from, siteOf(field, id));
  if (zone === 'near') return 'destroyed';
  return zone === 'far' && !isBunker(field, id) ? 'harmed' : undefined;
}

/** Crypto that lies where the blast reaches (KS5.3). */
export const isSwept = (from: BlastAt, place: HexId): boolean => zoneOf(from, place) !== 'beyond';
