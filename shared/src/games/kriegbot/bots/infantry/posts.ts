import { RIFLE_RANGE } from '../../content/infantry';
import { HEX_IDS, type EdgeId, type HexId } from '../../content/map';
import { planOf } from '../../content/scenarios';
import { rangeBetween } from '../../rules/field/arcs';
import { isSuspect } from '../../rules/pieces/decoys';
import { edgeOf, isAlive, onMap, robotsIn, type Field, type SeenRobot } from '../../rules/field/field';
import { hasLine, terrainAt } from '../../rules/field/sight';
import type { TeamId } from '../../content/teams';
import type { Unit } from '../../state/units';
import { controlPost } from '../objectives/controlGoals';
import { hiderPost } from '../objectives/hiders';
import { placesToTake, underDisk } from '../objectives/diskWorth';
import { isBombed } from '../damage/blastAreas';
import { isBeside } from '../objectives/sidesKnown';
import { WORTH } from '../field/weights';

/** Where a tent or drone is of use: nearer to an enemy, in a building, or in its own hex, where it cannot strike back. */

const nearestOf = (at: HexId, places: readonly HexId[]): number =>
  Math.min(...places.map((place) => rangeBetween(at, place)));

const foesOn = (field: Field, team: TeamId): readonly SeenRobot[] =>
  onMap(field).filter((robot) => isAlive(robot) && robot.team !== team);

function soldierPost(field: Field, team: TeamId, at: HexId): number {
  const { gap, close, cover } = WORTH.tent;
  const robots = foesOn(field, team).map((robot) => robot.at);
  const marked = placesToTake(field, team);
  const drawn = controlPost(field, at);
  if (robots.length + marked.length === 0) return drawn;
  const near = nearestOf(at, [...robots, ...marked]);
  const isSafe = near <= RIFLE_RANGE && terrainAt(field, at) === 'building';
  return (
    -gap * near +
    (near === 0 ? close : isSafe ? cover : 0) +
    underDisk(field, at) -
    underBomb(field, at) +
    drawn
  );
}

/** What it costs a soldier to stand where a bomb goes off. */
const underBomb = (field: Field, at: HexId): number => (isBombed(field, at) ? WORTH.tent.foot : 0);

/** A derelict that a pilot can revive. */
const isRevivable = ({ fate, cockpit, at }: SeenRobot): boolean =>
  fate === 'derelict' && cockpit !== undefined && at !== '';

/** A pilot wants a derelict, or else to leave by his own edge (KX46). */
function pilotPost(field: Field, team: TeamId, at: HexId): number {
  const wrecks = robotsIn(field).filter(isRevivable);
  const goals = wrecks.length > 0 ? wrecks.map((robot) => robot.at) : wayHome(field, team);
  return goals.length === 0 ? 0 : -WORTH.tent.home * nearestOf(at, goals);
}

function wayHome(field: Field, team: TeamId): readonly HexId[] {
  const edge = edgeOf(field, team);
  const { exit } = planOf(field.options, team);
  return edge !== '' && exit === 'own' ? besides(edge) : [];
}

const known = new Map<EdgeId, readonly HexId[]>();
function besides(edge: EdgeId): readonly HexId[] {
  const hexes = known.get(edge) ?? HEX_IDS.filter((at) => isBeside(at, edge));
  known.set(edge, hexes);
  return hexes;
}

/** A drone sees as many enemies as possible, from about this far. */
const ORBIT = 6;

function dronePost(field: Field, team: TeamId, at: HexId): number {
  const { seen, drift } = WORTH.tent;
  const foes = foesOn(field, team);
  if (foes.length === 0) return 0;
  const sight = foes.filter((robot) =>
    robot.at === at ? true : hasLine(field, at, robot.at, { painted: false, medium: 'none' }),
  ).length;
  const near = nearestOf(
    at,
    foes.map((robot) => robot.at),
  );
  const rifles = field.units.filter(
    (unit) => unit.team !== team && unit.at !== '' && rangeBetween(at, unit.at) <= RIFLE_RANGE,
  );
  return seen * (sight - rifles.length) - drift * Math.abs(near - ORBIT);
}

/** What kind of unit stands there. */
export interface Poster {
  readonly kind: Unit['kind'];
  readonly team: TeamId;
  readonly isPilot: boolean;
  /** A pilot in hiding, or one of his decoys. */
  readonly hides?: boolean;
}

export const posterOf = (field: Pick<Field, 'options'>, unit: Unit): Poster => ({
  kind: unit.kind,
  team: unit.team,
  isPilot: unit.pilot !== '',
  hides: isSuspect(field, unit),
});

/** The worth of a hex for such a unit; only differences count. */
export function postWorth(field: Field, { kind, isPilot, team, hides }: Poster, at: HexId): number {
  if (hides) return hiderPost(field, { team }, at);
  if (kind === 'drone') return dronePost(field, team, at);
  return isPilot ? pilotPost(field, team, at) : soldierPost(field, team, at);
}
