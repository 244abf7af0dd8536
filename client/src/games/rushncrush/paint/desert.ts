import type { Box } from '../../../stage/geometry/geometry';
import { litGround, type Rgb } from '../../../stage/paint/light';
import { noiseOf } from '../../../stage/paint/noise';
import type { GroundPlan } from '../../../stage/sprites/PaintedGround';
import type { Painting } from '../../../stage/sprites/Textures';

const SEED = 31;
const SAND: Rgb = [122, 90, 60];
const DARK_SAND: Rgb = [84, 64, 46];
const DUST: Rgb = [144, 112, 80];
/** The dunes, and the ripples that the wind has made on them, in units of the board. */
const DUNE = { wide: 260, high: 46 } as const;
const RIPPLE = { wide: 9, high: 1.5 } as const;
/** Beyond the course there is desert as far as any window shows it, and then night. */
const BEYOND = 900;
const DUSK = 420;

const clamp = (share: number): number => Math.min(1, Math.max(0, share));
const mixed = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

/** How light it is: 0 at the rim of the box, 1 from some distance inside it. */
function dusk({ x: left, y: top, width, height }: Box): (x: number, y: number) => number {
  return (x, y) => {
    const far = Math.min(x - left, y - top, left + width - x, top + height - y);
    const share = clamp(far / DUSK);
    return share * share * (3 - 2 * share);
  };
}

/** The sand as it is on average, until it has been painted. */
export const PLAIN_SAND = '#4f3b29';

/** To be stretched over all of it. */
export const plainSand = (): Painting => ({
  ...{ width: 4, height: 4, density: 1 },
  paint: (brush) => {
    brush.fillStyle = PLAIN_SAND;
    brush.fillRect(-2, -2, 4, 4);
  },
});

/** A desert around a course: one ground under all of it, without seams between the tiles. */
export function desertPlan(world: Box): GroundPlan {
  const box = {
    x: world.x - BEYOND,
    y: world.y - BEYOND,
    width: world.width + 2 * BEYOND,
    height: world.height + 2 * BEYOND,
  };
  const { fbm, at } = noiseOf(SEED);
  // Noise is even around the middle of its lattice, and knows no negative numbers well.
  const from = (x: number, y: number) => [x - box.x + 1000, y - box.y + 1000] as const;
  const height = (x: number, y: number): number => {
    const [left, top] = from(x, y);
    const dune = fbm(left / DUNE.wide, top / DUNE.wide, 3);
    const wind = (left * 0.82 + top * 0.46) / RIPPLE.wide + fbm(left / 150, top / 150, 2) * 14;
    return dune * DUNE.high + Math.sin(wind) * RIPPLE.high * clamp(dune * 3 - 0.9);
  };
  const colour = (x: number, y: number): Rgb => {
    const [left, top] = from(x, y);
    const sand = mixed(DARK_SAND, SAND, clamp((fbm(left / 340 + 7, top / 340, 2) - 0.3) * 3.4));
    const dusty = mixed(sand, DUST, clamp((fbm(left / 90 + 40, top / 90, 2) - 0.56) * 2.4));
    const grain = (at(left * 0.7, top * 0.7) - 0.5) * 7;
    return [dusty[0] + grain, dusty[1] + grain, dusty[2] + grain];
  };
  const [lit, light] = [litGround(height, colour), dusk(box)];
  const shade = (x: number, y: number): Rgb => {
    const [red, green, blue] = lit(x, y);
    const share = 0.12 + 0.88 * light(x, y);
    return [red * share, green * share, blue * share];
  };
  return { box, coarse: 6, shade, details: () => undefined };
}
