import type { Seat } from '@gearhall/shared/core/ground/seats';
import { seatColour } from '../../../stage/drawing/palette';
import type { Point } from '../../../stage/geometry/geometry';
import { glow, INK, plate, rivets, softShadow, translucent, type Brush } from '../../../stage/paint/pieces';
import type { Painting } from '../../../stage/sprites/Textures';

const DENSITY = 2;
const ARMS = 6;
const DOME = 32;
/** The middle of the dome's rim. */
export const RIM = DOME + 1;

const onCircle = (radius: number, angle: number): Point => ({
  x: Math.cos(angle) * radius,
  y: Math.sin(angle) * radius,
});

/** An arm from the dome to its lamp. */
function arm(brush: Brush, angle: number, lamp: number | undefined): void {
  const side = onCircle(5.5, angle + Math.PI / 2);
  const [from, to] = [onCircle(24, angle), onCircle(43, angle)];
  const corner = (at: Point, by: 1 | -1): Point => ({ x: at.x + side.x * by, y: at.y + side.y * by });
  plate(brush, [corner(from, 1), corner(to, 1), corner(to, -1), corner(from, -1)], '#5b6875', 2);
  const end = onCircle(44, angle);
  rivets(brush, [end], 6);
  if (lamp === undefined) return;
  glow(brush, end, 11, [lamp, 0.75]);
  brush.fillStyle = translucent(lamp, 1);
  brush.beginPath();
  brush.arc(end.x, end.y, 3.4, 0, 2 * Math.PI);
  brush.fill();
}

/** The dome that carries the cash: dark glass in a rim of the seat's colour. */
function dome(brush: Brush, rim: string): void {
  const circle = (radius: number): Point[] =>
    Array.from({ length: 48 }, (_, index) => onCircle(radius, (index / 48) * 2 * Math.PI));
  plate(brush, circle(DOME + 4), rim);
  const glass = brush.createRadialGradient(-10, -11, 2, 0, 0, DOME);
  glass.addColorStop(0, '#33445c');
  glass.addColorStop(0.6, '#172233');
  glass.addColorStop(1, '#0a101b');
  brush.fillStyle = glass;
  brush.strokeStyle = INK;
  brush.lineWidth = 2;
  brush.beginPath();
  brush.arc(0, 0, DOME - 2, 0, 2 * Math.PI);
  brush.fill();
  brush.stroke();
}

/** A six-armed station; one that nobody owns has no lights. */
export const stationPainting = (owner: Seat | undefined): Painting => ({
  ...{ width: 120, height: 120, density: DENSITY },
  paint: (brush) => {
    const lamp = owner === undefined ? undefined : seatColour(owner);
    if (lamp !== undefined) glow(brush, { x: 0, y: 0 }, 58, [lamp, 0.45]);
    softShadow(brush, { x: 8, y: 10 }, 48);
    for (let index = 0; index < ARMS; index += 1) arm(brush, ((index + 0.5) / ARMS) * 2 * Math.PI, lamp);
    dome(brush, lamp === undefined ? '#454f5e' : translucent(lamp, 1));
  },
});
