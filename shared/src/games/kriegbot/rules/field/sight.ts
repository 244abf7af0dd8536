import type { Hex } from '../../../../core/game/hex';
import { coordinatesOf, idAt, type HexId, type TerrainId } from '../../content/map';
import type { MediumId } from '../../content/arms';
import { type Built, buildingAt, isDestroyed, groundOn, isFlooded, structureAt } from './structuresOnMap';

/** A point of the drawn map in whole numbers: a hex is 4 wide and 2 high. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const centerOf = ({ q, r }: Hex): Point => ({ x: 3 * q, y: 2 * r + q });
const CORNERS: readonly Point[] = [
  { x: 2, y: 0 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -2, y: 0 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
];

/**
 * What a line crosses: hexes that it goes through, and stretches along an edge between two hexes, which are clear if
 * either hex is (K6, K41). A hex that is touched only at a corner is not crossed.
 */
export interface Line {
  readonly through: readonly HexId[];
  readonly along: readonly (readonly HexId[])[];
}

const lines = new Map<string, Line>();

/** The line from centre to centre, without its two ends. Computed once for each pair. */
export function lineBetween(from: HexId, to: HexId): Line {
  const key = from < to ? `${from} ${to}` : `${to} ${from}`;
  const before = lines.get(key);
  if (before) return before;
  const line = trace(from < to ? from : to, from < to ? to : from);
  lines.set(key, line);
  return line;
}

/** The hexes of a line, by their offset from its start. */
interface Shape {
  readonly through: readonly Hex[];
  readonly along: readonly (readonly Hex[])[];
}

/** Pairs with the same offset have the same line: tracing is expensive. */
const shapes = new Map<string, Shape>();

function trace(from: HexId, to: HexId): Line {
  const [start, end] = [coordinatesOf(from), coordinatesOf(to)];
  const way: Hex = { q: end.q - start.q, r: end.r - start.r };
  const key = `${way.q} ${way.r}`;
  const shape = shapes.get(key) ?? shapeOf(way);
  shapes.set(key, shape);
  const onMap = ({ q, r }: Hex): readonly HexId[] => {
    const id = idAt({ q: start.q + q, r: start.r + r });
    return id === undefined ? [] : [id];
  };
  return {
    through: shape.through.flatMap(onMap),
    along: shape.along.map((pair) => pair.flatMap(onMap)).filter((pair) => pair.length === 2),
  };
}

function shapeOf(way: Hex): Shape {
  const [start, end] = [centerOf({ q: 0, r: 0 }), centerOf(way)];
  const through: Hex[] = [];
  const sides = new Map<string, Hex[]>();
  for (const hex of hexesAround(way)) {
    const touch = touchOf(centerOf(hex), start, end);
    if (touch === 'through') through.push(hex);
    else if (touch !== '') sides.set(touch, [...(sides.get(touch) ?? []), hex]);
  }
  return { through, along: [...sides.values()] };
}

/** All hexes that the line from (0, 0) might meet, without its two ends. */
function hexesAround(way: Hex): readonly Hex[] {
  const hexes: Hex[] = [];
  const halves = 2 * way.r + way.q;
  for (let q = Math.min(0, way.q) - 1; q <= Math.max(0, way.q) + 1; q += 1) {
    const [least, most] = [Math.min(0, halves) - 2, Math.max(0, halves) + 2];
    for (let r = Math.floor((least - q) / 2); 2 * r + q <= most; r += 1) {
      const isEnd = (q === 0 && r === 0) || (q === way.q && r === way.r);
      if (!isEnd) hexes.push({ q, r });
    }
  }
  return hexes;
}

/** How a line meets a hex: `through` it, along an edge (a key for that edge), or not at all. */
function touchOf(center: Point, start: Point, end: Point): string {
  const way = { x: end.x - start.x, y: end.y - start.y };
  const corners = CORNERS.map(({ x, y }) => ({ x: center.x + x, y: center.y + y }));
  const offsets = corners.map(({ x, y }) => way.x * (y - start.y) - way.y * (x - start.x));
  const hasLeft = offsets.some((offset) => offset > 0);
  const hasRight = offsets.some((offset) => offset < 0);
  const isAhead = corners.some(({ x, y }) => way.x * (x - start.x) + way.y * (y - start.y) > 0);
  const isBehind = corners.some(({ x, y }) => way.x * (x - end.x) + way.y * (y - end.y) < 0);
  if (!isAhead || !isBehind) return '';
  if (hasLeft && hasRight) return 'through';
  const edge = corners.filter((_, index) => offsets[index] === 0);
  if (edge.length < 2) return '';
  return edge
    .map(({ x, y }) => `${x},${y}`)
    .sort()
    .join(' ');
}

/** The properties of an attack that its line depends on (K6). */
export interface Shooting {
  /** The target is painted, or counts as painted for the line. */
  readonly painted: boolean;
  readonly medium: MediumId;
  /** Woods are ignored: lobbed, or by a Phased-Array Antenna. */
  readonly overWoods?: boolean;
}

/** The present terrain: what is destroyed is clear, and a broken dam floods the plain (K26). */
export function terrainAt(field: Built, id: HexId): TerrainId {
  const added = buildingAt(field, id);
  if (added) return isDestroyed(field, added.id) ? rubbleAt(field, id) : 'building';
  const terrain = groundOn(field, id);
  if (terrain === 'plain') return isFlooded(field) ? 'water' : 'clear';
  const structure = structureAt(field, id);
  return terrain === 'building' && structure && isDestroyed(field, structure) ? 'clear' : terrain;
}

/** A fallen building leaves clear ground, whatever stood there before; or water, where the flood has come (KS0.19). */
const rubbleAt = (field: Built, id: HexId): TerrainId =>
  groundOn(field, id) === 'plain' && isFlooded(field) ? 'water' : 'clear';

/** Does a hex block this shot (K6)? */
function stops(terrain: TerrainId, { painted, medium, overWoods }: Shooting, onHill: boolean): boolean {
  if (terrain === 'woods') return !painted && !overWoods;
  if (terrain === 'building') return !(painted && medium === 'MISSILE');
  if (terrain === 'hill') return !onHill && !(painted && medium === 'MISSILE');
  return false;
}

/** The terrain of each hex. */
export type Terrain = (id: HexId) => TerrainId;

/**
 * What blocks a shot over this terrain: hexes, and pairs of them along an edge. The terrain of both ends does not
 * matter.
 */
function inTheWay(
  terrain: Terrain,
  [from, to]: readonly [HexId, HexId],
  shooting: Shooting,
): readonly (readonly HexId[])[] {
  const onHill = terrain(from) === 'hill' || terrain(to) === 'hill';
  const isBlocked = (id: HexId): boolean => stops(terrain(id), shooting, onHill);
  const { through, along } = lineBetween(from, to);
  return [...through.map((id) => [id]), ...along].filter((hexes) => hexes.every(isBlocked));
}

/** Source L199, "Line-of-Sight", by the matrix of K6, over any terrain. */
export const seesOver = (terrain: Terrain, ends: readonly [HexId, HexId], shooting: Shooting): boolean =>
  inTheWay(terrain, ends, shooting).length === 0;

/** The same over the present terrain. */
export const hasLine = (field: Built, from: HexId, to: HexId, shooting: Shooting): boolean =>
  seesOver((id) => terrainAt(field, id), [from, to], shooting);

/** The hexes that block a shot; none if there is a line. */
export const blockersOf = (
  field: Built,
  ends: readonly [HexId, HexId],
  shooting: Shooting,
): readonly HexId[] => inTheWay((id) => terrainAt(field, id), ends, shooting).flat();
