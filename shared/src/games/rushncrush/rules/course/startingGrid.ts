import { isFirstEdition, type OfEdition } from '../../../../core/game/editions';
import { farness, idOf, spaceOf, type Road, type Space, type SpaceId } from './road';

/** Where the cars stand at the start. (R11, R15) */

const ROWS = 3;
const A_ROW = 2;
/** Other numbers of cars are better matched side by side: a row behind hardly wins (RULES.md, "Seats"). */
const IN_ROWS = [1, 2, 4];
const FROM_THE_MIDDLE = [3, 4, 2, 5, 1, 6];
/** The front row of an open course: the third space of the lanes with the most spaces. */
const FRONT = 3;

/**
 * The places, front to back, for this number of cars or more: before the line of a ring, at the beginning of an open
 * course.
 */
export function gridOf(road: Road, of: OfEdition, cars: number): readonly SpaceId[] {
  const isInRows = isFirstEdition(of) || IN_ROWS.includes(cars);
  const places = isInRows ? inRowsOfTwo(road) : acrossTheRoad(road, cars);
  return places.map(({ id }) => id);
}

/** Those of as many cars as there can be, in a new race. */
export const fullGridOf = (road: Road): readonly SpaceId[] => gridOf(road, { edition: 2 }, 6);

/**
 * One row across the road, fewer cars nearest to its middle. A car for which it has no free space stands in the row
 * behind, in the shortest lane.
 */
function acrossTheRoad(road: Road, cars: number): readonly Space[] {
  const front = levelFront(road);
  const places = freeAt(road, front);
  for (let row = 1; places.length < cars; row += 1) {
    const behind = freeAt(road, (of) => front(of) - row);
    places.push(...behind.toSorted((one, other) => one.of - other.of));
  }
  return places.slice(0, cars).toSorted((one, other) => farness(other) - farness(one));
}

type InLane = (of: number) => number;

/** The space that is level with the front row, in a lane of this length. */
function levelFront(road: Road): InLane {
  if (road.course.kind === 'ring') return (of) => of;
  const most = Math.max(...FROM_THE_MIDDLE.map((lane) => firstOf(road, lane).of));
  return (of) => Math.round((of * (FRONT - 0.5)) / most + 0.5);
}

/**
 * Three rows of two. Each uses the free spaces nearest to the middle; if walls leave too few of them, the row ahead takes
 * one more.
 */
function inRowsOfTwo(road: Road): readonly Space[] {
  const { kind } = road.course;
  const rows: Space[][] = [];
  let wanted = 0;
  for (let row = ROWS - 1; row >= 0; row -= 1) {
    wanted += A_ROW;
    const taken = freeAt(road, (of) => (kind === 'ring' ? of : FRONT) - row).slice(0, wanted);
    wanted -= taken.length;
    rows.unshift(taken);
  }
  return rows.flat();
}

/** The free ones of a row of spaces on the tile of the grid, those nearest to the middle first. */
const freeAt = (road: Road, inLane: InLane): Space[] =>
  FROM_THE_MIDDLE.flatMap((lane) => {
    const { tile, of } = firstOf(road, lane);
    const space = road.byId.get(idOf(tile, lane, inLane(of)));
    return space && !space.isWall ? [space] : [];
  });

/** The first space of a lane on the tile of the grid. */
function firstOf(road: Road, lane: number): Space {
  const { kind, tiles } = road.course;
  return spaceOf(road, idOf(kind === 'ring' ? tiles.length - 1 : 0, lane, 1));
}
