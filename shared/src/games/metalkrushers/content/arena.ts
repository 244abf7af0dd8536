import {
  distance,
  hexagonOf,
  hexTowards,
  DIRECTIONS,
  type Direction,
  type Hex,
} from '../../../core/game/hex';
import { expectDefined } from '../../../core/ground/result';

/** The standard arena (G12): a hexagon of hexes with a wall all round. */
export const RADIUS = 8;
const ENTRY_RING = 7;
const PICK_UP_RING = 4;
/** The maximum number of a team's Krushers around one entry hex. */
export const TEAM_SIZE = 5;

/** A row's letter from north to south, and the number in the row from the west: "i9" is the middle. */
export type HexId = string;

export interface ArenaHex extends Hex {
  readonly id: HexId;
  /** Next to a wall: -1 on all die rolls (L178-181). */
  readonly isNull: boolean;
  /** The spoke on which it is a pick-up point, or where a Krusher enters. */
  readonly pickUp?: Direction;
  readonly entry?: Direction;
}

const MIDDLE: Hex = { q: 0, r: 0 };

function idOf({ q, r }: Hex): HexId {
  const first = Math.max(-RADIUS, -r - RADIUS);
  return `${String.fromCharCode('a'.charCodeAt(0) + r + RADIUS)}${q - first + 1}`;
}

const spokeAt = (hex: Hex, ring: number): Direction | undefined =>
  DIRECTIONS.find((spoke) => distance(hexTowards(MIDDLE, spoke, ring), hex) === 0);

function arenaHex(hex: Hex): ArenaHex {
  const pickUp = spokeAt(hex, PICK_UP_RING);
  const entry = spokeAt(hex, ENTRY_RING);
  return {
    ...hex,
    id: idOf(hex),
    isNull: distance(hex, MIDDLE) === RADIUS,
    ...(pickUp !== undefined && { pickUp }),
    ...(entry !== undefined && { entry }),
  };
}

export const HEXES: readonly ArenaHex[] = hexagonOf(RADIUS).map(arenaHex);
const BY_ID: ReadonlyMap<HexId, ArenaHex> = new Map(HEXES.map((hex) => [hex.id, hex]));
export const HEX_IDS = HEXES.map(({ id }) => id) as [HexId, ...HexId[]];

/** The hex with this id. Ids come from outside: `undefined` for an invalid one. */
export const findHex = (id: HexId): ArenaHex | undefined => BY_ID.get(id);
export const hexOf = (id: HexId): ArenaHex => expectDefined(BY_ID.get(id), `a hex ${id}`);
/** The arena's hex at these coordinates; `undefined` beyond the wall. */
export const arenaHexAt = (hex: Hex): ArenaHex | undefined =>
  distance(hex, MIDDLE) <= RADIUS ? hexOf(idOf(hex)) : undefined;

export const neighbour = (id: HexId, direction: Direction): HexId | undefined =>
  arenaHexAt(hexTowards(hexOf(id), direction))?.id;

export const stepsBetween = (from: HexId, to: HexId): number => distance(hexOf(from), hexOf(to));

/** The spokes on which this number of teams enter: two opposite, three on every second spoke, more spread out (G12). */
export const ENTRY_SPOKES: Readonly<Record<number, readonly Direction[]>> = {
  2: [3, 0],
  3: [3, 5, 1],
  4: [3, 4, 0, 1],
  5: [3, 4, 5, 0, 1],
  6: [3, 4, 5, 0, 1, 2],
};

/**
 * Where a team's Krushers enter (G21): its corner of the seventh ring, then the hexes beside it on that ring,
 * alternating between both sides; all face the middle.
 */
export function entryHexes(spoke: Direction): readonly { readonly at: HexId; readonly facing: Direction }[] {
  const corner = hexTowards(MIDDLE, spoke, ENTRY_RING);
  const beside = (side: 2 | 4, steps: number): Hex =>
    hexTowards(corner, ((spoke + side) % 6) as Direction, steps);
  const places = [corner, beside(2, 1), beside(4, 1), beside(2, 2), beside(4, 2)];
  return places.map((place) => ({ at: idOf(place), facing: ((spoke + 3) % 6) as Direction }));
}
