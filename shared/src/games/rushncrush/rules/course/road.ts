import { expectDefined } from '../../../../core/ground/result';
import { TILE_SIDES, wallsOf, type TileSideId } from '../../content/tiles';
import { isFault, isWanted, parseCourse, type Course } from './courses';

/** The spaces of a course, and which are ahead of and beside which. (Source L111-L115, "Turn"; R8) */

/** "4.2.7": the fourth tile of the course, lane 2, space 7, each counted from 1. */
export type SpaceId = string;
/** Behind the line, where an open course ends. */
export const FINISH: SpaceId = 'finish';

/** The three directions from a space. */
export const WAYS = ['left', 'ahead', 'right'] as const;
export type Way = (typeof WAYS)[number];
export const HANDS = ['left', 'right'] as const satisfies readonly Way[];
export type Hand = (typeof HANDS)[number];

export interface Space {
  readonly id: SpaceId;
  /** The tile's index in the course, from 0. */
  readonly tile: number;
  /** 1 to 6, the leftmost first. */
  readonly lane: number;
  /** 1 to `of`, the number of spaces that this lane has on this tile. */
  readonly space: number;
  readonly of: number;
  /** A fixed obstruction. */
  readonly isWall: boolean;
  /** The next space in each direction: `FINISH` behind an open course, empty if there is no lane. */
  readonly next: Readonly<Record<Way, SpaceId>>;
  /** The space beside it; empty if there is no lane. */
  readonly beside: Readonly<Record<Hand, SpaceId>>;
}

export interface Road {
  readonly course: Course;
  /** Every space in the order of the course. */
  readonly spaces: readonly Space[];
  readonly byId: ReadonlyMap<SpaceId, Space>;
}

export const idOf = (tile: number, lane: number, space: number): SpaceId => `${tile + 1}.${lane}.${space}`;

/** The spaces of a course. */
export function layRoad(course: Course): Road {
  const spaces = course.tiles.flatMap((side, tile) => spacesOf(course, side, tile));
  return {
    course,
    spaces,
    byId: new Map(spaces.map((space) => [space.id, space])),
  };
}

/** The spaces of a tile in a course, lane by lane. */
function spacesOf(course: Course, side: TileSideId, tile: number): Space[] {
  const after = tileAfter(course, tile);
  const walls = wallsOf(side);
  return TILE_SIDES[side].lanes.flatMap((of, column) =>
    Array.from({ length: of }, (_, before): Space => {
      const place = { tile, lane: column + 1, space: before + 1, of };
      const { lane, space } = place;
      return {
        ...place,
        id: idOf(tile, lane, space),
        isWall: walls.has(`${lane}.${space}`),
        next: waysOn(place, side, after),
        beside: besides(place, side),
      };
    }),
  );
}

/** The index of the next tile; `undefined` behind the last one of an open course. */
function tileAfter({ kind, tiles }: Course, tile: number): number | undefined {
  if (tile + 1 < tiles.length) return tile + 1;
  return kind === 'ring' ? 0 : undefined;
}

type Place = Pick<Space, 'tile' | 'lane' | 'space' | 'of'>;

/** The number of spaces in a lane of a tile; `undefined` if there is no lane. */
const spacesIn = (side: TileSideId, lane: number): number | undefined => TILE_SIDES[side].lanes[lane - 1];

function waysOn(
  { tile, lane, space, of }: Place,
  side: TileSideId,
  after: number | undefined,
): Space['next'] {
  const entry = (other: number): SpaceId => (after === undefined ? FINISH : idOf(after, other, 1));
  const diagonal = (other: number): SpaceId => {
    const there = spacesIn(side, other);
    if (there === undefined) return '';
    const next = 1 + Math.floor((2 * space * there + of) / (2 * of));
    return space === of || next > there ? entry(other) : idOf(tile, other, next);
  };
  return {
    left: diagonal(lane - 1),
    ahead: space === of ? entry(lane) : idOf(tile, lane, space + 1),
    right: diagonal(lane + 1),
  };
}

function besides({ tile, lane, space, of }: Place, side: TileSideId): Space['beside'] {
  const at = (other: number): SpaceId => {
    const there = spacesIn(side, other);
    return there === undefined ? '' : idOf(tile, other, 1 + Math.floor(((2 * space - 1) * there) / (2 * of)));
  };
  return { left: at(lane - 1), right: at(lane + 1) };
}

/** Recently used roads, the latest one last: laying one takes a while, and every question needs it. */
const LAID = new Map<string, Road>();
const KEPT = 40;

/** The road of a valid course, by its text. */
export function roadOf(text: string): Road {
  const laid = LAID.get(text);
  if (laid && LAID.size < KEPT) return laid;
  const road = laid ?? layText(text);
  LAID.delete(text);
  LAID.set(text, road);
  const [oldest] = LAID.keys();
  if (LAID.size > KEPT && oldest !== undefined) LAID.delete(oldest);
  return road;
}

function layText(text: string): Road {
  const course = parseCourse(text);
  if (isFault(course) || isWanted(course)) throw new Error(`The text "${text}" is no course.`);
  return layRoad(course);
}

/** The space with this id. Ids come from outside: not every text is a space. */
export const findSpace = (road: Road, id: SpaceId): Space | undefined => road.byId.get(id);
export const spaceOf = (road: Road, id: SpaceId): Space =>
  expectDefined(findSpace(road, id), `a space ${id}`);

/** Does a step between these two cross the line of a ring? */
export const crossesLine = (road: Road, from: SpaceId, to: SpaceId): boolean =>
  road.course.kind === 'ring' && to !== FINISH && spaceOf(road, to).tile < spaceOf(road, from).tile;

/**
 * The distance of a space along the course: a whole number, for comparisons. Two spaces whose middles are equally far
 * along their tile are equally far.
 */
export const farness = ({ tile, space, of }: Pick<Space, 'tile' | 'space' | 'of'>): number =>
  tile * 2 * COMMON + (2 * space - 1) * (COMMON / of);

/** A common multiple of the numbers of spaces in all lanes: 6 to 10 and 14 to 18. */
const COMMON = 85_680;
