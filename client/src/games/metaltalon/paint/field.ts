import { seatColour } from '../../../stage/drawing/palette';
import { glow, translucent, type Brush } from '../../../stage/paint/pieces';
import type { Painting } from '../../../stage/sprites/Textures';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { CELL_RADIUS, PITCH } from '../looks/layout';
import { SPACE_COLOURS } from '../looks/colours';

/** Pixels for each unit: sharp where somebody zooms in. */
const DENSITY = 2;
const RING = CELL_RADIUS - 2;
const BEACONS = 6;

function ring(brush: Brush, colour: number, alpha: number): void {
  brush.beginPath();
  brush.arc(0, 0, RING, 0, 2 * Math.PI);
  brush.strokeStyle = translucent(colour, alpha);
  brush.lineWidth = 1.6;
  brush.stroke();
}

function beacons(brush: Brush, colour: number, alpha: number): void {
  for (let beacon = 0; beacon < BEACONS; beacon += 1) {
    const angle = ((beacon + 0.5) / BEACONS) * 2 * Math.PI;
    const at = { x: Math.cos(angle) * RING, y: Math.sin(angle) * RING };
    glow(brush, at, 6, [colour, alpha * 0.5]);
    brush.fillStyle = translucent(colour, alpha);
    brush.beginPath();
    brush.arc(at.x, at.y, 1.9, 0, 2 * Math.PI);
    brush.fill();
  }
}

/** A space: a thin ring with six beacons; in a territory it glows in the colour of its owner. */
export const spacePainting = (owner: Seat | undefined): Painting => ({
  ...{ width: PITCH, height: PITCH, density: DENSITY },
  paint: (brush) => {
    const colour = owner === undefined ? SPACE_COLOURS.cellEdge : seatColour(owner);
    if (owner !== undefined) glow(brush, { x: 0, y: 0 }, RING + 3, [colour, 0.34]);
    ring(brush, colour, owner === undefined ? 0.24 : 0.62);
    beacons(brush, colour, owner === undefined ? 0.5 : 0.9);
  },
});

const FENCE = { core: 0xffe2a0, glow: 0xffbe46 } as const;
/** The light of a fence: wide and faint to narrow and strong. */
const BEAMS = [
  [13, 0.1, FENCE.glow],
  [6, 0.26, FENCE.glow],
  [2, 0.95, FENCE.core],
] as const;

/** A stretch of an energy fence, along the x axis. */
export const fencePainting = (length: number): Painting => ({
  ...{ width: length + 16, height: 20, density: DENSITY },
  paint: (brush) => {
    for (const [width, alpha, colour] of BEAMS) {
      brush.strokeStyle = translucent(colour, alpha);
      brush.lineWidth = width;
      brush.beginPath();
      brush.moveTo(-length / 2, 0);
      brush.lineTo(length / 2, 0);
      brush.stroke();
    }
  },
});

/** What holds a fence. */
export const postPainting = (): Painting => ({
  ...{ width: 24, height: 24, density: DENSITY },
  paint: (brush) => {
    glow(brush, { x: 0, y: 0 }, 11, [FENCE.glow, 0.5]);
    brush.fillStyle = translucent(FENCE.core, 1);
    brush.beginPath();
    brush.arc(0, 0, 3.1, 0, 2 * Math.PI);
    brush.fill();
  },
});
