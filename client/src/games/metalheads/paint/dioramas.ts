import type { MonsterId } from '@gearhall/shared/games/metalheads/content/monsters';
import { noiseOf, seeded } from '../../../stage/paint/noise';
import type { Brush } from '../../../stage/paint/pieces';
import type { Size } from '../../../stage/geometry/geometry';
import type { Painting } from '../../../stage/sprites/Textures';
import { LANDSCAPES, type Ridge } from './landscapes';
import { ORNAMENTS } from './ornaments';

const STEP = 3;

type Heights = (x: number) => number;

function heightsOf({ at, high, peaks }: Ridge, height: number, seed: number): Heights {
  const noise = noiseOf(seed);
  return (x) => height * (at - high * (noise.fbm((x / height) * peaks + 40, seed, 4) - 0.3) * 1.7);
}

/** The sky alone. */
export const skyPainting = (id: MonsterId, { width, height }: Size): Painting => ({
  ...{ width, height, density: 1 },
  paint: (brush) => {
    const [top, bottom] = LANDSCAPES[id].sky;
    const air = brush.createLinearGradient(0, -height / 2, 0, height / 2);
    air.addColorStop(0, top);
    air.addColorStop(0.8, bottom);
    brush.fillStyle = air;
    brush.fillRect(-width / 2, -height / 2, width, height);
    const glow = brush.createRadialGradient(
      -width * 0.2,
      -height * 0.4,
      0,
      -width * 0.2,
      -height * 0.4,
      width * 0.5,
    );
    glow.addColorStop(0, 'rgba(255,244,214,.34)');
    glow.addColorStop(1, 'rgba(255,244,214,0)');
    brush.fillStyle = glow;
    brush.fillRect(-width / 2, -height / 2, width, height);
  },
});

/** A layer of land, clear above it. */
export function layerPainting(id: MonsterId, layer: 'far' | 'near', { width, height }: Size): Painting {
  const ridge = LANDSCAPES[id][layer];
  return {
    ...{ width, height, density: 1 },
    paint: (brush) => {
      brush.translate(-width / 2, -height / 2);
      const seed = layer === 'far' ? 3 : 8;
      paintRidge(brush, ridge, { width, height }, heightsOf(ridge, height, seed));
    },
  };
}

function paintRidge(brush: Brush, ridge: Ridge, { width, height }: Size, at: Heights): void {
  const next = seeded(Math.round(ridge.every * 1000));
  const land = new Path2D();
  land.moveTo(0, height);
  for (let x = 0; x <= width + STEP; x += STEP) land.lineTo(x, at(x));
  land.lineTo(width, height);
  land.closePath();
  const size = height * (ridge.at > 0.8 ? 0.2 : 0.13);
  const ornaments = (): void => {
    for (let x = size; x < width; x += height * ridge.every * (0.6 + next() * 0.8))
      ORNAMENTS[ridge.ornament](brush, { x, y: at(x) + 2, size: size * (0.7 + next() * 0.6), ridge });
  };
  // Waves are on the sea, everything else stands behind the ridge.
  const isSea = ridge.ornament === 'wave';
  if (!isSea) ornaments();
  const shade = brush.createLinearGradient(0, height * (ridge.at - ridge.high), 0, height);
  shade.addColorStop(0, ridge.lit);
  shade.addColorStop(0.5, ridge.colour);
  brush.fillStyle = shade;
  brush.fill(land);
  brush.lineWidth = 2;
  brush.strokeStyle = 'rgba(21,17,14,.55)';
  brush.stroke(land);
  if (isSea) ornaments();
}

/** The frame of the picture: a shadow that falls into it, and an edge of brass. */
export const framePainting = ({ width, height }: Size): Painting => ({
  ...{ width: width + 8, height: height + 8, density: 1 },
  paint: (brush) => {
    const [left, top] = [-width / 2, -height / 2];
    const side = brush.createLinearGradient(left, 0, left + width, 0);
    for (const [at, alpha] of [
      [0, 0.34],
      [0.12, 0.02],
      [0.84, 0.06],
      [1, 0.44],
    ] as const)
      side.addColorStop(at, `rgba(6,8,8,${alpha})`);
    brush.fillStyle = side;
    brush.fillRect(left, top, width, height);
    for (const [colour, wide] of [
      ['#0b0d0f', 6],
      ['#7d858a', 3.4],
      ['rgba(255,255,255,.25)', 1],
    ] as const) {
      brush.strokeStyle = colour;
      brush.lineWidth = wide;
      brush.strokeRect(left + 1, top + 1, width - 2, height - 2);
    }
  },
});
