import type { Box } from '../../../stage/geometry/geometry';
import type { Rgb } from '../../../stage/paint/light';
import { noiseOf, seeded } from '../../../stage/paint/noise';
import { glow, translucent, type Brush } from '../../../stage/paint/pieces';
import type { GroundPlan } from '../../../stage/sprites/PaintedGround';
import { corners, LYING, MIDDLE, WALL } from '../looks/layout';
import { paintCrowd } from './crowd';

/** More than any window shows of the arena. */
export const HALL: Box = { x: -1080, y: -820, width: 2160, height: 1640 };
const SEED = 23;
const STEEL: Rgb = [56, 64, 72];
const RUST: Rgb = [78, 32, 8];
/** No steel gets so light that a seat's colour would drown in it. */
const LIGHTEST = 55;
const SCRATCHES = 120;
/** From the middle to the middle of a side, as a share of the way to a corner. */
const FLAT = Math.sqrt(3) / 2;

/** How far from the middle a point is, measured at right angles to the nearest side of the arena. */
export const ringOf = (x: number, y: number): number =>
  Math.max(Math.abs(y), Math.abs(FLAT * x + y / 2), Math.abs(FLAT * x - y / 2));

/** One lamp hangs over the middle. */
const lampAt = (x: number, y: number): number =>
  0.5 + 0.66 * Math.exp(-(((x + 30) ** 2 + (y + 26) ** 2) / 350 ** 2));

/** The shadow that the wall casts on the floor, along the sides between it and the light. */
function wallShadow(x: number, y: number): number {
  const far = WALL.inner * FLAT - Math.max(-y, FLAT * -x - y / 2, FLAT * -x + y / 2);
  return far > 46 ? 1 : 0.45 + 0.55 * Math.max(0, far / 46);
}

function dimmed([red, green, blue]: Rgb): Rgb {
  const light = 0.3 * red + 0.59 * green + 0.11 * blue;
  const share = Math.min(1, LIGHTEST / Math.max(1, light));
  return [red * share, green * share, blue * share];
}

/** Brushed steel with stains and rust inside the wall, a dark hall outside. */
function floor(): (x: number, y: number) => Rgb {
  const { fbm, at } = noiseOf(SEED);
  return (x, y) => {
    const ring = ringOf(x, y);
    if (ring > WALL.outer * FLAT) return stands(ring, at(x / 50 + 300, y / 50 + 300));
    const [left, top] = [x + 2000, y + 2000];
    const brushed = at(left / 80, top / 3.3) * 0.5 + at(left / 22, top / 6) * 0.3;
    const stain = Math.max(0, fbm(left / 130, top / 130) - 0.47) * 2.4;
    const rust = Math.max(0, fbm(left / 84 + 40, top / 84) - 0.56) * 2.2;
    const light = lampAt(x, y) * wallShadow(x, y);
    const steel = 0.66 + 0.46 * brushed - 0.55 * stain;
    const mixed = (of: 0 | 1 | 2): number => (STEEL[of] * steel + RUST[of] * rust) * light;
    return dimmed([mixed(0), mixed(1), mixed(2)]);
  };
}

/** Outside it is dark, a little less so near the arena. */
function stands(ring: number, noise: number): Rgb {
  const light = Math.max(0, 1 - (ring - WALL.outer * FLAT) / 260) * (0.6 + 0.4 * noise);
  return [7 + 13 * light, 9 + 14 * light, 11 + 16 * light];
}

/** Long thin scratches, most along the grain of the steel. */
function scratches(brush: Brush): void {
  const next = seeded(SEED);
  brush.lineCap = 'round';
  for (let scratch = 0; scratch < SCRATCHES; scratch += 1) {
    const [x, y] = [(next() * 2 - 1) * 470, (next() * 2 - 1) * 440];
    const [angle, length] = [(next() - 0.5) * (next() < 0.7 ? 0.5 : 3), 14 + next() ** 2 * 130];
    if (ringOf(x, y) + length > WALL.inner * FLAT) continue;
    const bend = (next() - 0.5) * length * 0.2;
    const end = { x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length };
    for (const [by, colour] of [
      [1, 0x000000],
      [0, 0xdfeaf2],
    ] as const) {
      // prettier-ignore
      brush.strokeStyle = translucent(colour, by === 1 ? 0.35 : 0.1 + next() * 0.12);
      brush.lineWidth = 0.7 + next() * 0.9;
      brush.beginPath();
      brush.moveTo(x + by, y + by);
      brush.quadraticCurveTo((x + end.x) / 2 + by, (y + end.y) / 2 + bend + by, end.x + by, end.y + by);
      brush.stroke();
    }
  }
}

/** The people, and a lamp on each pillar of the wall. */
function details(brush: Brush): void {
  scratches(brush);
  paintCrowd(brush);
  for (const pillar of corners(MIDDLE, (WALL.inner + WALL.outer) / 2, LYING))
    glow(brush, pillar, 110, [0xfff4dc, 0.16]);
}

export const arenaPlan = (): GroundPlan => ({ box: HALL, coarse: 3, shade: floor(), details });
