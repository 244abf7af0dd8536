import { DIRECTIONS, distance, hexTowards } from '../../../../core/game/hex';
import { CHASSIS, CHASSIS_IDS, type ChassisId } from '../chassis';
import { coordinatesOf, edgeHexes, EDGE_IDS, HEX_IDS, idAt, type EdgeId, type HexId } from '../map';
import type { Edited } from './edited';
import { madeMap, type MadeMap } from './ground';

/** Where robots can go on the map of an edited scenario: in what every template of theirs may enter. */

/** The templates that robots of either side may have; all of them, where some are dealt. */
export function chassisIn({ sides: { green, yellow } }: Edited): readonly ChassisId[] {
  const isDealt = green.chassis.length === 0 || yellow.chassis.length === 0;
  return isDealt
    ? CHASSIS_IDS
    : CHASSIS_IDS.filter((id) => [...green.chassis, ...yellow.chassis].includes(id));
}

/** The hexes that each of these templates may enter. A bridge carries everything (L321). */
export function openTo({ terrain, at }: MadeMap, chassis: readonly ChassisId[]): ReadonlySet<HexId> {
  const bars = chassis.flatMap((id) => CHASSIS[id].bars as readonly string[]);
  return new Set(HEX_IDS.filter((id) => at[id] === 'bridge' || !bars.includes(terrain[id] ?? 'clear')));
}

/** The hexes beside this one. */
export const beside = (at: HexId): readonly HexId[] =>
  DIRECTIONS.flatMap((direction) => idAt(hexTowards(coordinatesOf(at), direction)) ?? []);

/** The hexes at most that far from a place. */
export const within = ({
  at,
  within: far,
}: {
  readonly at: HexId;
  readonly within: number;
}): readonly HexId[] => HEX_IDS.filter((id) => distance(coordinatesOf(at), coordinatesOf(id)) <= far);

/** All that can be reached from these hexes. */
function spreadFrom(starts: readonly HexId[], open: ReadonlySet<HexId>): ReadonlySet<HexId> {
  const reached = new Set(starts.filter((id) => open.has(id)));
  for (const id of reached) for (const next of beside(id)) if (open.has(next)) reached.add(next);
  return reached;
}

export interface Reach {
  /** Where robots can begin at an edge. */
  readonly room: Readonly<Record<EdgeId, number>>;
  /** What can be reached from the edge. */
  readonly from: Readonly<Record<EdgeId, ReadonlySet<HexId>>>;
  readonly open: ReadonlySet<HexId>;
}

export function reachIn(made: Edited): Reach {
  const map = madeMap(made);
  const terrain = made.stands ? { ...map.terrain, [made.stands.at]: 'building' as const } : map.terrain;
  const open = openTo({ ...map, terrain }, chassisIn(made));
  const forEdges = <Value>(value: (edge: EdgeId) => Value) =>
    Object.fromEntries(EDGE_IDS.map((edge) => [edge, value(edge)])) as Readonly<Record<EdgeId, Value>>;
  return {
    open,
    room: forEdges((edge) => edgeHexes(edge).filter((id) => open.has(id)).length),
    from: forEdges((edge) => spreadFrom(edgeHexes(edge), open)),
  };
}
