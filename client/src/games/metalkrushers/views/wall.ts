import type { Graphics } from 'pixi.js';
import type { Palette } from '../../../stage/drawing/palette';
import type { Point } from '../../../stage/geometry/geometry';
import { hazardBars } from '../../../stage/geometry/hexBoard';
import { LIGHT } from '../../../stage/paint/light';
import { corners, LYING, MIDDLE, WALL } from '../looks/layout';

/** A heavy frame, striped where the null field begins. */
export function drawWall(pen: Graphics, palette: Palette): void {
  const { plate, plateEdge, steelDark, steel, ink } = palette;
  pen.poly(corners(MIDDLE, WALL.outer, LYING)).fill(steelDark).stroke({ color: plateEdge, width: 5, join: 'round' }); // prettier-ignore
  pen.poly(corners(MIDDLE, WALL.outer - 9, LYING)).stroke({ color: steel, width: 2, alpha: 0.5 });
  pen
    .poly(corners(MIDDLE, WALL.inner, LYING))
    .fill(plate)
    .stroke({ color: ink, width: 4, join: 'round' });
  drawStripes(pen, palette);
}

const ringAt = (radius: number): readonly (readonly [Point, Point])[] => {
  const points = corners(MIDDLE, radius, LYING);
  return points.map((from, index) => [from, points[(index + 1) % 6] ?? from]);
};

/** Hazard stripes from pillar to pillar. */
function drawStripes(pen: Graphics, { hazard, hazardDark, plateEdge, steelDark, ink }: Palette): void {
  const sides = ringAt((WALL.outer + WALL.inner) / 2 - 4);
  for (const [from, to] of sides) {
    pen.moveTo(from.x, from.y).lineTo(to.x, to.y).stroke({ color: hazardDark, width: 12, cap: 'round' });
    for (const bar of hazardBars([from, to], 8, 22)) pen.poly(bar).fill({ color: hazard, alpha: 0.8 });
  }
  for (const [{ x, y }] of sides) {
    pen.circle(x, y, 17).fill(steelDark).stroke({ color: plateEdge, width: 4 });
    pen.circle(x, y, 6).fill(ink);
  }
}

/** The top of the wall. */
const TOP = 0x333b43;

/** A ring of wall from one radius to another, without a floor in it. */
const drawRing = (pen: Graphics, [inner, outer]: readonly [number, number], color: number): void => {
  const [near, far] = [ringAt(inner), ringAt(outer)];
  near.forEach(([from, to], index) => {
    const [start, end] = far[index] ?? [from, to];
    pen.poly([start, end, to, from]).fill(color).stroke({ color, width: 0.8 });
  });
};

/** How much the side of a wall faces the light, from -1 to 1. */
function litSide([from, to]: readonly [Point, Point]): number {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return (x * LIGHT.x + y * LIGHT.y) / (Math.hypot(x, y) * Math.hypot(LIGHT.x, LIGHT.y));
}

/** The same frame around a painted floor: its edges are light or dark by where they face. */
export function drawLitWall(pen: Graphics, palette: Palette): void {
  const { steelDark, ink } = palette;
  drawRing(pen, [WALL.inner - 3, WALL.outer + 3], ink);
  drawRing(pen, [WALL.inner, WALL.outer], TOP);
  drawRing(pen, [WALL.outer - 8, WALL.outer], steelDark);
  for (const [radius, toward] of [
    [WALL.outer - 1.5, 1],
    [WALL.outer - 8, -1],
    [WALL.inner + 1.5, -1],
  ] as const)
    for (const side of ringAt(radius)) drawEdge(pen, side, litSide(side) * toward);
  drawStripes(pen, { ...palette, steelDark: TOP });
}

function drawEdge(pen: Graphics, [from, to]: readonly [Point, Point], light: number): void {
  const look =
    light > 0 ? { color: 0xebf5ff, alpha: 0.1 + 0.34 * light } : { color: 0x000000, alpha: -0.7 * light };
  pen
    .moveTo(from.x, from.y)
    .lineTo(to.x, to.y)
    .stroke({ ...look, width: 2.4 });
}
