import { LANES, TILE_SIDES } from '@gearhall/shared/games/rushncrush/content/tiles';
import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import type { Graphics } from 'pixi.js';
import type { Palette } from '../../../stage/drawing/palette';
import {
  acrossOf,
  bandOn,
  CM,
  HALF_ROAD,
  off,
  placeOf,
  placeOn,
  runOutOutline,
  RUN_OUT,
  type Layout,
  type Place,
  type Tile,
} from '../looks/layout';
import type { TrackColours } from '../looks/looks';

export interface Paints {
  readonly palette: Palette;
  readonly colours: TrackColours;
}

/** Everything that is painted on the road: lanes, spaces, arrows, the grid, the line. */
export function drawMarkings(pen: Graphics, layout: Layout, grid: readonly SpaceId[], paints: Paints): void {
  for (const tile of layout.tiles) {
    drawSpaces(pen, tile, paints);
    drawLanes(pen, tile, paints);
    for (const share of TILE_SIDES[tile.side].shape === 'straight' ? [0.28, 0.78] : [0.5])
      drawArrow(pen, placeOn(tile, share, 0), paints);
  }
  for (const id of grid) drawPlace(pen, placeOf(layout, id), paints);
  drawLine(pen, layout, paints);
}

/** A short line across a lane where one space ends and the next begins. */
function drawSpaces(pen: Graphics, tile: Tile, { colours }: Paints): void {
  for (const [column, of] of TILE_SIDES[tile.side].lanes.entries()) {
    const across = acrossOf(column + 1);
    for (let space = 0; space < of; space += 1) {
      const { at, angle } = placeOn(tile, space / of, across);
      const [left, right] = [off({ at, angle }, 0, -CM / 2), off({ at, angle }, 0, CM / 2)];
      pen.moveTo(left.x, left.y).lineTo(right.x, right.y);
    }
  }
  pen.stroke({ color: colours.seam, width: 1.5 });
}

function drawLanes(pen: Graphics, tile: Tile, { colours }: Paints): void {
  for (let line = 1; line < LANES; line += 1) {
    const isMiddle = line === LANES / 2;
    trace(pen, tile, line * CM - HALF_ROAD);
    pen.stroke({ color: colours.lane, width: isMiddle ? 3 : 1.6, alpha: isMiddle ? 0.95 : 0.8 });
  }
  for (const side of [-1, 1]) {
    trace(pen, tile, side * (HALF_ROAD - 1));
    pen.stroke({ color: colours.paint, width: 2.5 });
  }
}

/** A line along the road, at a distance from its middle. */
function trace(pen: Graphics, tile: Tile, across: number): void {
  const line = bandOn(tile, [0, 1], [across, across]);
  line
    .slice(0, line.length / 2)
    .forEach(({ x, y }, index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
}

/** Two chevrons over the middle lanes, in the direction of the race. */
function drawArrow(pen: Graphics, place: Place, { colours }: Paints): void {
  for (const ahead of [-0.5 * CM, 0.15 * CM]) {
    const at = { at: off(place, ahead, 0), angle: place.angle };
    pen
      .poly([
        off(at, -0.35 * CM, -0.62 * CM),
        off(at, 0.35 * CM, 0),
        off(at, -0.35 * CM, 0.62 * CM),
        off(at, -0.02 * CM, 0.62 * CM),
        off(at, 0.68 * CM, 0),
        off(at, -0.02 * CM, -0.62 * CM),
      ])
      .fill({ color: colours.paint, alpha: 0.5 });
  }
}

/** A bracket in front of a place of the grid. */
function drawPlace(pen: Graphics, place: Place | undefined, { colours }: Paints): void {
  if (!place) return;
  const [front, side] = [0.88 * CM, 0.4 * CM];
  pen
    .poly(
      [
        off(place, front - 0.5 * CM, -side),
        off(place, front, -side),
        off(place, front, side),
        off(place, front - 0.5 * CM, side),
      ],
      false,
    )
    .stroke({ color: colours.paint, width: 3.5, join: 'miter' });
}

/**
 * The line of a ring is at the beginning of its first tile, that of an open course at the end of its
 * last.
 */
function drawLine(pen: Graphics, layout: Layout, paints: Paints): void {
  const { course } = layout.road;
  const tile = course.kind === 'ring' ? layout.tiles[0] : layout.tiles.at(-1);
  if (!tile) return;
  const line = placeOn(tile, course.kind === 'ring' ? 0 : 1, 0);
  if (course.kind === 'open') drawRunOut(pen, layout, line, paints);
  drawChequers(pen, line, paints);
}

function drawRunOut(pen: Graphics, layout: Layout, line: Place, { colours }: Paints): void {
  pen.poly(runOutOutline(layout)).fill(colours.asphalt);
  // It fades into the ground.
  for (const step of [0.4, 0.6, 0.8]) {
    const [near, far] = [RUN_OUT * step, RUN_OUT];
    pen
      .poly([
        off(line, near, -HALF_ROAD),
        off(line, far, -HALF_ROAD),
        off(line, far, HALF_ROAD),
        off(line, near, HALF_ROAD),
      ])
      .fill({ color: colours.earth, alpha: 0.45 });
  }
}

/** Squares of half a lane, in three rows. */
function drawChequers(pen: Graphics, line: Place, { palette }: Paints): void {
  const [side, rows] = [CM / 2, 3];
  const columns = LANES * 2;
  const corner = (row: number, column: number) =>
    off(line, (row - rows / 2) * side, column * side - HALF_ROAD);
  pen
    .poly([corner(0, 0), corner(rows, 0), corner(rows, columns), corner(0, columns)])
    .fill(palette.ink)
    .stroke({ color: palette.silver, width: 3 });
  for (let row = 0; row < rows; row += 1)
    for (let column = row % 2; column < columns; column += 2)
      pen
        .poly([
          corner(row, column),
          corner(row + 1, column),
          corner(row + 1, column + 1),
          corner(row, column + 1),
        ])
        .fill(palette.silver);
}
