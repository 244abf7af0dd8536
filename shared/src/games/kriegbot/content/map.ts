import { DIRECTIONS, hexTowards, type Hex } from '../../../core/game/hex';
import { expectDefined } from '../../../core/ground/result';
import { BUILDING_IDS } from './buildings';

/** What is built on the sheet. `towerTop` is by the top edge; T, G and S are buildings. */
export const PRINTED_IDS = ['towerTop', 'towerBottom', 'gasStation', 'boatShed', 'dam', 'bridge'] as const;
export type PrintedId = (typeof PRINTED_IDS)[number];
/** What is printed, and what a scenario may add. */
export const STRUCTURE_IDS = [...PRINTED_IDS, ...BUILDING_IDS] as const;
export type StructureId = (typeof STRUCTURE_IDS)[number];
export const TERRAIN_IDS = ['clear', 'woods', 'hill', 'water', 'building', 'plain'] as const;
/** `plain`: the flood plain, open ground until the dam breaks. The hexes of the dam and the bridge are water. */
export type TerrainId = (typeof TERRAIN_IDS)[number];

/** A column letter and a number from the top, "A1" to "U15"; the half-hexes of every second column are 0 and 15. */
export type HexId = string;

/** The map sheet (K8): a row for every half hex, from the top edge; a dot is open ground. */
const SHEET = `
    .   .   .   .   .   .   .   .   .   .
  .   .   .   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   H   .
  .   .   .   .   .   .   .   .   .   H   .
    .   .   .   .   .   .   .   W   .   .
  .   .   .   .   .   T   .   W   .   .   .
    .   W   .   .   .   .   .   W   .   .
  .   W   .   .   W   .   H   .   .   .   .
    .   W   .   W   .   .   H   .   .   ~
  .   .   W   .   W   .   H   .   .   ~   ~
    .   .   .   .   .   .   f   .   ~   .
  .   .   .   .   .   .   f   .   ~   .   .
    H   .   H   .   .   f   ~   ~   .   W
  .   .   .   H   .   f   ~   D   .   W   .
    .   .   H   .   f   f   f   .   .   .
  .   .   .   .   f   *   f   .   .   .   .
    .   S   .   f   f   f   .   H   .   .
  .   W   .   B   ~   G   .   H   .   .   .
    W   .   ~   ~   f   .   .   H   .   H
  .   .   ~   .   f   .   .   .   .   .   .
    .   ~   .   f   .   .   .   .   .   .
  ~   ~   .   .   H   .   W   .   W   .   .
    ~   .   .   H   .   .   W   .   W   .
  .   .   .   .   H   .   W   .   .   W   .
    .   .   W   .   .   .   .   .   W   .
  .   .   .   W   .   T   .   .   .   .   .
    .   .   W   .   .   .   .   .   .   .
  .   H   .   .   .   .   .   .   .   .   .
    .   H   .   .   .   .   .   .   .   .
  .   .   .   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   .   .
`;

const TERRAIN_OF: Readonly<Record<string, TerrainId>> = {
  '.': 'clear',
  W: 'woods',
  H: 'hill',
  '~': 'water',
  f: 'plain',
  '*': 'plain',
  T: 'building',
  G: 'building',
  S: 'building',
  D: 'water',
  B: 'water',
};

export interface Ground {
  readonly id: HexId;
  readonly hex: Hex;
  /** From the left, 0 to 20. */
  readonly column: number;
  /** Half hexes from the top edge, 0 to 30. */
  readonly halves: number;
  readonly terrain: TerrainId;
  readonly structure?: PrintedId;
}

export const COLUMNS = 21;
export const LAST_HALF = 30;
/** Two characters of the sheet are one column; its left margin is two. */
const CELL = 2;

export const hexIdOf = (column: number, halves: number): HexId =>
  `${String.fromCharCode('A'.charCodeAt(0) + column)}${Math.ceil(halves / 2)}`;

const axialOf = (column: number, halves: number): Hex => ({ q: column, r: (halves - column) / 2 });

function structureOf(sign: string, halves: number): PrintedId | undefined {
  if (sign === 'T') return halves * 2 < LAST_HALF ? 'towerTop' : 'towerBottom';
  return ({ G: 'gasStation', S: 'boatShed', D: 'dam', B: 'bridge' } as const)[sign];
}

function readSheet(): Readonly<Record<HexId, Ground>> {
  const fields: Record<HexId, Ground> = {};
  for (const [halves, line] of SHEET.split('\n').slice(1, -1).entries()) {
    for (const [place, sign] of [...line].entries()) {
      const terrain = TERRAIN_OF[sign];
      if (!terrain) continue;
      const column = place / CELL - 1;
      const id = hexIdOf(column, halves);
      const structure = structureOf(sign, halves);
      fields[id] = {
        id,
        hex: axialOf(column, halves),
        column,
        halves,
        terrain,
        ...(structure && { structure }),
      };
    }
  }
  return fields;
}

/** All 325 hexes, including half ones, by id. */
export const MAP = readSheet();
export const HEX_IDS: readonly HexId[] = Object.keys(MAP);

const GROUNDS: ReadonlyMap<HexId, Ground> = new Map(Object.entries(MAP));

export const isHexId = (id: HexId): boolean => GROUNDS.has(id);
export const groundAt = (id: HexId): Ground => expectDefined(GROUNDS.get(id), `a hex ${id}`);
export const coordinatesOf = (id: HexId): Hex => groundAt(id).hex;

/** The hex of the sheet at these coordinates; `undefined` off the map. */
export function idAt({ q, r }: Hex): HexId | undefined {
  const halves = 2 * r + q;
  if (q < 0 || q >= COLUMNS || halves < 0 || halves > LAST_HALF) return undefined;
  return hexIdOf(q, halves);
}

export const EDGE_IDS = ['top', 'bottom'] as const;
export type EdgeId = (typeof EDGE_IDS)[number];

/** The half-hexes of an edge, from the left: where a team sets up (K12). */
export const edgeHexes = (edge: EdgeId): readonly HexId[] =>
  HEX_IDS.filter((id) => groundAt(id).halves === (edge === 'top' ? 0 : LAST_HALF));

/** The four sides of the map; robots begin at the first two in most scenarios. */
export const SIDE_IDS = [...EDGE_IDS, 'left', 'right'] as const;
export type MapSideId = (typeof SIDE_IDS)[number];

/** The side of the map beyond which these coordinates lie; `undefined` on the map (K14). */
export function sideBeyond(hex: Hex): MapSideId | undefined {
  if (hex.q < 0) return 'left';
  return hex.q >= COLUMNS ? 'right' : edgeBeyond(hex);
}

/** It has a neighbour place off the map. */
export const isBorder = (id: HexId): boolean =>
  DIRECTIONS.some((direction) => sideBeyond(hexTowards(coordinatesOf(id), direction)) !== undefined);

/** The edge beyond which these coordinates lie, in a column of the map; `undefined` if there is none (K14). */
export function edgeBeyond({ q, r }: Hex): EdgeId | undefined {
  const halves = 2 * r + q;
  if (q < 0 || q >= COLUMNS) return undefined;
  if (halves < 0) return 'top';
  return halves > LAST_HALF ? 'bottom' : undefined;
}

const placed = (id: PrintedId): HexId =>
  expectDefined(
    HEX_IDS.find((hex) => groundAt(hex).structure === id),
    `a hex with ${id}`,
  );

/** The place of each structure of the sheet. */
export const STRUCTURES = {
  towerTop: { at: placed('towerTop'), building: true },
  towerBottom: { at: placed('towerBottom'), building: true },
  gasStation: { at: placed('gasStation'), building: true },
  boatShed: { at: placed('boatShed'), building: true },
  dam: { at: placed('dam'), building: false },
  bridge: { at: placed('bridge'), building: false },
} as const satisfies Readonly<Record<PrintedId, { readonly at: HexId; readonly building: boolean }>>;

/** The middle of the map. */
export const MIDDLE: HexId = 'K8';

/** Damage that destroys a structure (L316), and its silhouette. */
export const STRUCTURE_HITS = 2;
export const STRUCTURE_SILHOUETTE = 1;
