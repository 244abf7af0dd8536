import type { Box } from '../../../stage/geometry/geometry';
import type { Rgb } from '../../../stage/paint/light';
import { noiseOf, seeded } from '../../../stage/paint/noise';
import { glow, translucent, type Brush } from '../../../stage/paint/pieces';
import type { GroundPlan } from '../../../stage/sprites/PaintedGround';

/** More than any window shows of the board. */
const SKY: Box = { x: -574, y: -442, width: 2300, height: 1900 };
const SEED = 11;
/** The wavelength of the clouds, in units of the board. */
const CLOUD = 230;
const STARS = 700;
/** The share of the stars that glow. */
const BRIGHT = 0.03;
/** Over this distance the nebula ends in the void. */
const RIM = 320;

const VOID: Rgb = [6, 10, 20];
const VIOLET: Rgb = [74, 58, 120];
const WINE: Rgb = [106, 36, 56];
/** Clouds never get so light that a seat's colour would drown in them. */
const DENSEST = { violet: 0.46, wine: 0.4 } as const;

/** How far a point is inside the sky, 0 at its rim. */
function inside(x: number, y: number): number {
  const { width, height } = SKY;
  const [across, down] = [x - SKY.x, y - SKY.y];
  const share = Math.min(across, down, width - across, height - down) / RIM;
  const bound = Math.min(1, Math.max(0, share));
  return bound * bound * (3 - 2 * bound);
}

/** The colour of the nebula: two clouds that drive through each other. */
function nebula(): (x: number, y: number) => Rgb {
  const { fbm, at } = noiseOf(SEED);
  return (left, top) => {
    const [x, y] = [left / CLOUD + 40, top / CLOUD + 40];
    const drift = fbm(x + 3, y, 3);
    const violet = (fbm(x * 1.4 + drift * 1.6, y * 1.4 + drift) - 0.4) * 2;
    const wine = (fbm(x * 0.8 + 9, y * 0.8 + drift, 3) - 0.42) * 2;
    const here = inside(left, top);
    const cloud = Math.min(DENSEST.violet, Math.max(0, violet)) * here;
    const ember = Math.min(DENSEST.wine, Math.max(0, wine)) * here * (1 - cloud);
    const grain = (at(left * 0.9, top * 0.9) - 0.5) * 2.4;
    const mixed = (of: 0 | 1 | 2): number => VOID[of] + VIOLET[of] * cloud + WINE[of] * ember + grain;
    return [mixed(0), mixed(1), mixed(2)];
  };
}

/** Small stars everywhere, and a few that glow. */
function stars(brush: Brush): void {
  const next = seeded(SEED);
  for (let star = 0; star < STARS; star += 1) {
    const at = { x: SKY.x + next() * SKY.width, y: SKY.y + next() * SKY.height };
    const light = next() ** 2 * 0.75 + 0.08;
    const size = 0.8 + next() * 1.3;
    const isBright = next() < BRIGHT;
    if (isBright) glow(brush, at, 15, [0xa8c4ff, 0.3]);
    brush.fillStyle = translucent(0xe6eeff, isBright ? 0.95 : light);
    brush.beginPath();
    brush.arc(at.x, at.y, isBright ? 2.1 : size, 0, 2 * Math.PI);
    brush.fill();
  }
}

export const nebulaPlan = (): GroundPlan => ({ box: SKY, coarse: 4, shade: nebula(), details: stars });
