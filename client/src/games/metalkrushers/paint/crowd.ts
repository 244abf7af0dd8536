import { DIRECTIONS } from '@gearhall/shared/core/game/hex';
import type { Point } from '../../../stage/geometry/geometry';
import { seeded } from '../../../stage/paint/noise';
import { translucent, type Brush } from '../../../stage/paint/pieces';
import { angleOf, LYING, WALL } from '../looks/layout';

const ROWS = 9;
const ROW = 25;
/** From the wall to the first row. */
const AISLE = 34;
const SEAT = 17;
const SEED = 5;
/** What of the hall's light falls on the first row. */
const LIGHT = 0.23;

interface Spectator {
  readonly at: Point;
  /** Where it looks, in radians. */
  readonly facing: number;
  readonly light: number;
  readonly size: number;
}

/** Rows of people along every side of the wall, the last ones hardly to be seen. */
export function paintCrowd(brush: Brush): void {
  const next = seeded(SEED);
  for (let row = ROWS - 1; row >= 0; row -= 1)
    for (const direction of DIRECTIONS) {
      const outward = angleOf(direction) + LYING;
      const far = WALL.outer * Math.cos(LYING) + AISLE + row * ROW;
      const half = Math.floor((far * Math.tan(LYING)) / SEAT);
      for (let seat = -half; seat <= half; seat += 1) {
        if (next() < 0.12) continue;
        const along = seat * SEAT + (row % 2) * 8 + (next() - 0.5) * 6;
        const back = far + (next() - 0.5) * 6;
        paintSpectator(brush, {
          at: {
            x: Math.cos(outward) * back - Math.sin(outward) * along,
            y: Math.sin(outward) * back + Math.cos(outward) * along,
          },
          ...{ facing: outward + Math.PI, light: LIGHT * 0.76 ** row * (0.6 + 0.7 * next()) },
          size: 0.85 + next() * 0.35,
        });
      }
    }
}

/** Shoulders and a head, with the light of the arena on its face. */
function paintSpectator(brush: Brush, { at: { x, y }, facing, light, size }: Spectator): void {
  brush.save();
  brush.translate(x, y);
  brush.rotate(facing);
  brush.scale(size, size);
  brush.fillStyle = '#05070a';
  ellipse(brush, -1, 7.5, 10);
  brush.fillStyle = translucent(0x9fb4c8, light);
  ellipse(brush, 0, 5, 8.5);
  brush.fillStyle = translucent(0x05070a, 0.8);
  ellipse(brush, 1, 4.6, 4.6);
  brush.fillStyle = translucent(0xe2d6c4, light * 1.3);
  ellipse(brush, 2, 3.8, 4);
  brush.restore();
}

function ellipse(brush: Brush, x: number, across: number, down: number): void {
  brush.beginPath();
  brush.ellipse(x, 0, across, down, 0, 0, 2 * Math.PI);
  brush.fill();
}
