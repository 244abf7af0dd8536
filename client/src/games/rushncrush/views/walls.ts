import { TILE_SIDES, wallsOf } from '@gearhall/shared/games/rushncrush/content/tiles';
import type { Graphics } from 'pixi.js';
import { acrossOf, bandOn, CM, type Span, type Tile } from '../looks/layout';
import type { Paints } from './markings';

const INSET = 0.1 * CM;
/** The offset of the sunlit top from the foot. */
const RISE = { x: -3.5, y: -5.5 } as const;

/** A wall in one lane of a tile, from one space to another. */
interface Run {
  readonly lane: number;
  readonly from: number;
  readonly to: number;
  readonly of: number;
}

/** The walls of a side; blocked spaces that follow each other are one wall. */
function runsOf(side: Tile['side']): Run[] {
  const walls = wallsOf(side);
  return TILE_SIDES[side].lanes.flatMap((of, column) => {
    const lane = column + 1;
    const isWall = (space: number): boolean => walls.has(`${lane}.${space}`);
    const starts = Array.from({ length: of }, (_, before) => before + 1).filter(
      (space) => isWall(space) && !isWall(space - 1),
    );
    return starts.map((from) => {
      let to = from;
      while (isWall(to + 1)) to += 1;
      return { lane, from, to, of };
    });
  });
}

/** Blocks of concrete with a striped top: recognizable as an obstacle without any colour. */
export function drawWalls(pen: Graphics, tile: Tile, { palette, colours }: Paints): void {
  for (const { lane, from, to, of } of runsOf(tile.side)) {
    const ends = INSET / tile.length;
    const span: Span = [(from - 1) / of + ends, to / of - ends];
    const across = acrossOf(lane);
    const [left, right] = [across - CM / 2 + INSET, across + CM / 2 - INSET];
    const foot = bandOn(tile, span, [left, right]);
    const top = foot.map(({ x, y }) => ({ x: x + RISE.x, y: y + RISE.y }));
    pen.poly(foot.map(({ x, y }) => ({ x: x + 5, y: y + 6 }))).fill({ color: 0x000000, alpha: 0.42 });
    pen.poly(foot).fill(colours.wallSide).stroke({ color: palette.ink, width: 2.5, join: 'round' });
    // The sides, between the foot and the top.
    foot.forEach((point, index) => {
      const next = foot[(index + 1) % foot.length] ?? point;
      pen
        .poly([
          point,
          next,
          { x: next.x + RISE.x, y: next.y + RISE.y },
          { x: point.x + RISE.x, y: point.y + RISE.y },
        ])
        .fill(colours.wallSide);
    });
    pen.poly(top).fill(colours.wallTop);
    drawStripes(pen, tile, { span, across, of }, palette.hazardDark);
    pen.poly(top).stroke({ color: palette.silver, width: 2, join: 'round' });
  }
}

/** Slanted bars over the top of a wall, three to a space. */
function drawStripes(
  pen: Graphics,
  tile: Tile,
  { span: [from, to], across, of }: { readonly span: Span; readonly across: number; readonly of: number },
  color: number,
): void {
  const bars = Math.round((to - from) * of * 3);
  const step = (to - from) / bars;
  const [left, right] = [across - CM / 2 + INSET, across + CM / 2 - INSET];
  for (let bar = 0; bar < bars; bar += 1) {
    const begin = from + bar * step;
    const [near] = bandOn(tile, [begin, begin + step], [left, right]);
    const outer = bandOn(tile, [begin + step * 0.5, begin + step], [right, right]);
    const inner = bandOn(tile, [begin, begin + step * 0.5], [left, left]);
    const ends = [near, inner[inner.length / 2 - 1], outer[outer.length / 2 - 1], outer[0]];
    const points = ends.flatMap((point) => (point ? [{ x: point.x + RISE.x, y: point.y + RISE.y }] : []));
    pen.poly(points).fill({ color, alpha: 0.85 });
  }
}
