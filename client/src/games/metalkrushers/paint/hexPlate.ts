import { DIRECTIONS, turned, type Direction } from '@gearhall/shared/core/game/hex';
import { away, type Point } from '../../../stage/geometry/geometry';
import { LIGHT } from '../../../stage/paint/light';
import { seeded } from '../../../stage/paint/noise';
import { rivets, translucent, type Brush } from '../../../stage/paint/pieces';
import type { Painting } from '../../../stage/sprites/Textures';
import { ARENA_COLOURS } from '../looks/colours';
import { angleOf, corners, HEX_RADIUS, MIDDLE, PITCH } from '../looks/layout';

const DENSITY = 3;
/** Plates differ, so that the floor is no pattern. */
export const VARIANTS = 4;
const STREAKS = 90;
const SEAM = 0.7;
const { hazard } = ARENA_COLOURS;
const COPPER = 0xd9834a;

/** What is marked on a plate. */
export interface PlateMarks {
  /** Next to the wall. */
  readonly isNull?: boolean;
  /** Here a Krusher may enter: the spoke. */
  readonly entry?: Direction;
  readonly isPickUp?: boolean;
}

const hexPath = (radius: number): Path2D => {
  const path = new Path2D();
  for (const { x, y } of corners(MIDDLE, radius)) path.lineTo(x, y);
  path.closePath();
  return path;
};

/** Fine streaks of the brush, dark and light in turn, and a few scratches. */
function streaks(brush: Brush, next: () => number): void {
  for (let streak = 0; streak < STREAKS; streak += 1) {
    const [x, y, length] = [(next() - 0.6) * 80, (next() - 0.5) * 76, 8 + next() * 46];
    brush.strokeStyle = translucent(streak % 2 === 0 ? 0xe4eef6 : 0x000000, 0.02 + next() * 0.055);
    brush.lineWidth = 0.4 + next() * 0.9;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + length, y + (next() - 0.5));
    brush.stroke();
  }
}

/** A wide soft light from the upper left, as on a slightly domed plate. */
function sheen(brush: Brush, next: () => number): void {
  const light = brush.createLinearGradient(-28, -30, 28, 30);
  light.addColorStop(0, `rgba(235,245,255,${0.03 + next() * 0.035})`);
  light.addColorStop(0.5, 'rgba(0,0,0,0)');
  light.addColorStop(1, `rgba(0,0,0,${0.1 + next() * 0.12})`);
  brush.fillStyle = light;
  brush.fill(hexPath(HEX_RADIUS));
}

/** Diagonal stripes of worn paint. */
function hatch(brush: Brush): void {
  brush.fillStyle = 'rgba(0,0,0,.34)';
  brush.fill(hexPath(HEX_RADIUS));
  brush.strokeStyle = translucent(hazard, 0.2);
  brush.lineWidth = 5;
  for (let at = -80; at <= 80; at += 16) {
    brush.beginPath();
    brush.moveTo(at - 24, 42);
    brush.lineTo(at + 24, -42);
    brush.stroke();
  }
}

/** Two chevrons that point into the arena. */
function chevrons(brush: Brush, spoke: Direction): void {
  const angle = angleOf(turned(spoke, 3));
  brush.fillStyle = translucent(hazard, 0.1);
  brush.fill(hexPath(HEX_RADIUS - 4));
  brush.strokeStyle = translucent(hazard, 0.75);
  brush.lineWidth = 2;
  brush.stroke(hexPath(HEX_RADIUS - 5));
  brush.lineWidth = 4.5;
  for (const shift of [-8, 5]) {
    const tip = away(MIDDLE, angle, shift + 9);
    drawn(brush, [away(tip, angle + 2.5, 17), tip, away(tip, angle - 2.5, 17)]);
  }
}

function drawn(brush: Brush, points: readonly Point[]): void {
  brush.beginPath();
  for (const { x, y } of points) brush.lineTo(x, y);
  brush.stroke();
}

/** A crate with crossed bars on a copper pad. */
function crate(brush: Brush): void {
  brush.fillStyle = translucent(COPPER, 0.16);
  brush.fill(hexPath(HEX_RADIUS - 4));
  brush.strokeStyle = translucent(COPPER, 0.9);
  brush.lineWidth = 2.2;
  brush.stroke(hexPath(HEX_RADIUS - 5));
  brush.fillStyle = '#4a2c18';
  brush.fillRect(-13, -13, 26, 26);
  brush.strokeRect(-13, -13, 26, 26);
  brush.lineWidth = 3;
  for (const turn of [1, -1]) drawn(brush, [{ x: -9, y: -9 * turn }, { x: 9, y: 9 * turn }]); // prettier-ignore
}

/** Each side is light or dark by where it faces; between two plates there is a dark seam. */
function bevel(brush: Brush): void {
  const points = corners(MIDDLE, HEX_RADIUS - SEAM - 0.9);
  for (const side of DIRECTIONS) {
    const angle = angleOf(side);
    const facing = Math.cos(angle) * LIGHT.x + Math.sin(angle) * LIGHT.y;
    const [from, to] = [points[turned(side, 5)], points[side]];
    if (!from || !to) continue;
    brush.strokeStyle = facing > 0 ? translucent(0xebf5ff, 0.3 * facing) : translucent(0, -0.56 * facing);
    brush.lineWidth = 1.9;
    drawn(brush, [from, to]);
  }
  brush.strokeStyle = 'rgba(9,12,15,.95)';
  brush.lineWidth = SEAM * 2;
  brush.stroke(hexPath(HEX_RADIUS));
}

/** What lies over the brushed floor in one hex: the edges of a plate, its rivets, its grain, what is painted on it. */
export const platePainting = (variant: number, { isNull, entry, isPickUp }: PlateMarks): Painting => ({
  ...{ width: PITCH + 2, height: HEX_RADIUS * 2 + 2, density: DENSITY },
  paint: (brush) => {
    const next = seeded(variant * 977 + 31);
    brush.lineCap = 'round';
    brush.save();
    brush.clip(hexPath(HEX_RADIUS));
    sheen(brush, next);
    if (isNull === true) hatch(brush);
    streaks(brush, next);
    brush.restore();
    if (entry !== undefined) chevrons(brush, entry);
    if (isPickUp === true) crate(brush);
    bevel(brush);
    rivets(brush, corners(MIDDLE, HEX_RADIUS - 6.4), 1.7);
  },
});
