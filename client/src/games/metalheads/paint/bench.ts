import type { Size } from '../../../stage/geometry/geometry';
import { brightness, type Rgb } from '../../../stage/paint/light';
import { noiseOf, seeded } from '../../../stage/paint/noise';
import { translucent, type Brush } from '../../../stage/paint/pieces';
import type { GroundPlan } from '../../../stage/sprites/PaintedGround';

const SEED = 19;
/** Green paint on steel, and the steel where it is worn off. */
const PAINT: Rgb = [50, 70, 66];
const WORN: Rgb = [92, 102, 100];
const OIL: Rgb = [24, 26, 24];
const SCRATCHES = 150;

/** The lamp hangs over the upper left; how light it is there, and at the far corner. */
const LAMP = { x: 0.24, y: 0.1, light: 1.32, dark: 0.5 } as const;

const clamp = (share: number): number => Math.min(1, Math.max(0, share));
const mixed = (one: Rgb, other: Rgb, share: number, of: 0 | 1 | 2): number =>
  one[of] + (other[of] - one[of]) * share;

/** How much light falls on a point of a table of this size. */
export function lampOn({ width, height }: Size): (x: number, y: number) => number {
  const far = Math.hypot(width, height);
  return (x, y) => {
    const gone = Math.hypot(x - LAMP.x * width, (y - LAMP.y * height) * 1.15) / far;
    return LAMP.dark + (LAMP.light - LAMP.dark) * Math.exp(-((gone / 0.52) ** 2));
  };
}

/** Scratched green steel under a lamp. */
function steel(size: Size): (x: number, y: number) => Rgb {
  const { fbm, at } = noiseOf(SEED);
  const lamp = lampOn(size);
  const height = (x: number, y: number): number =>
    at(x / 5 + 90, y / 5 + 90) * 0.5 + fbm(x / 60, y / 60, 3) * 6;
  return (x, y) => {
    const [left, top] = [x + 700, y + 700];
    const brushed = at(left / 130, top / 3.5) * 0.6 + at(left / 31, top / 7) * 0.4;
    const worn = clamp((fbm(left / 120 + 30, top / 70, 4) - 0.56) * 5) * (0.35 + 0.65 * brushed);
    const oil = clamp((fbm(left / 170 + 60, top / 170 + 9, 3) - 0.55) * 4) * 0.6;
    const here = height(left, top);
    const light =
      (0.62 + 0.42 * brightness(here - height(left - 4, top), here - height(left, top - 4))) *
      (0.86 + 0.2 * brushed) *
      lamp(x, y);
    const of = (channel: 0 | 1 | 2): number =>
      light * (mixed(PAINT, WORN, worn * 0.5, channel) * (1 - oil) + OIL[channel] * oil);
    return [of(0), of(1), of(2)];
  };
}

/** Scratches of tools, each with a dark edge. */
function scratches(brush: Brush, { width, height }: Size): void {
  const next = seeded(SEED);
  brush.lineCap = 'round';
  for (let scratch = 0; scratch < SCRATCHES; scratch += 1) {
    const [x, y] = [next() * width, next() * height];
    const [angle, length] = [(next() - 0.5) * (next() < 0.7 ? 0.7 : 3), 10 + next() ** 3 * 170];
    const end = { x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length };
    const light = 0.05 + next() * 0.13;
    for (const by of [1, 0]) {
      brush.strokeStyle = by === 1 ? 'rgba(0,0,0,.3)' : translucent(0xdfeee8, light);
      brush.lineWidth = 0.7 + next() * 0.7;
      brush.beginPath();
      brush.moveTo(x + by, y + by);
      brush.lineTo(end.x + by, end.y + by);
      brush.stroke();
    }
  }
}

/** Rings that cups and cans have left. */
function rings(brush: Brush, { width, height }: Size): void {
  const next = seeded(SEED + 1);
  for (let ring = 0; ring < 5; ring += 1) {
    brush.strokeStyle = `rgba(14,12,8,${0.14 + next() * 0.14})`;
    brush.lineWidth = 2 + next() * 3;
    brush.beginPath();
    const start = next() * 6;
    brush.arc(next() * width, next() * height, 26 + next() * 22, start, start + 3.4 + next() * 2.8);
    brush.stroke();
  }
}

/** The bench under a table of this size. */
export const benchPlan = (size: Size): GroundPlan => ({
  box: { x: 0, y: 0, ...size },
  coarse: 4,
  shade: steel(size),
  details: (brush) => {
    scratches(brush, size);
    rings(brush, size);
  },
});
