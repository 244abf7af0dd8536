import { HEX_IDS, type HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { Sprite } from 'pixi.js';
import { gap, type Point } from '../../../stage/geometry/geometry';
import { seeded } from '../../../stage/paint/noise';
import type { Brush } from '../../../stage/paint/pieces';
import type { Painting, Textures } from '../../../stage/sprites/Textures';
import { PITCH, pointOf } from '../looks/layout';

/** Neighbouring woods do not look alike. */
const WOODS = 4;
const SIDE = PITCH * 1.5;
const MIDDLE = PITCH * 0.4;

interface Crown {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly leaves: readonly number[];
}

type Tones = readonly [light: string, half: string, dark: string];
const ALIVE: readonly Tones[] = [
  ['#839f56', '#47703a', '#1d3820'],
  ['#7b9a4e', '#3f6636', '#18321e'],
  ['#8c9c52', '#556f38', '#23381f'],
];
const CHARRED: Tones = ['#4c4640', '#2a2724', '#121110'];

/** Fifteen to seventeen crowns, none of which hides another, from the back to the front. */
function crownsOf(variant: number): readonly Crown[] {
  const next = seeded(variant * 977 + 3);
  const crowns: Crown[] = [];
  for (let trial = 0; trial < 400 && crowns.length < 15 + (variant % 3); trial += 1) {
    const [angle, far] = [next() * 2 * Math.PI, Math.sqrt(next()) * MIDDLE];
    const [x, y, radius] = [Math.cos(angle) * far, Math.sin(angle) * far, 5.4 + next() * 3.6];
    if (crowns.some((one) => Math.hypot(one.x - x, one.y - y) < (one.radius + radius) * 0.62)) continue;
    crowns.push({ x, y, radius, leaves: Array.from({ length: 10 }, () => 0.86 + next() * 0.22) });
  }
  return crowns.toSorted((one, other) => one.y - other.y);
}

function drawCrown(brush: Brush, { x, y, radius, leaves }: Crown, [light, half, dark]: Tones): void {
  const tone = brush.createRadialGradient(x - radius * 0.4, y - radius * 0.45, 0, x, y, radius * 1.1);
  tone.addColorStop(0, light);
  tone.addColorStop(0.55, half);
  tone.addColorStop(1, dark);
  brush.fillStyle = tone;
  brush.beginPath();
  for (const [index, share] of leaves.entries()) {
    const angle = (index / leaves.length) * 2 * Math.PI;
    brush.lineTo(x + Math.cos(angle) * radius * share, y + Math.sin(angle) * radius * share);
  }
  brush.fill();
}

function shadows(brush: Brush, crowns: readonly Crown[]): void {
  brush.fillStyle = 'rgba(6,12,6,.42)';
  for (const { x, y, radius } of crowns) {
    brush.beginPath();
    brush.ellipse(x + radius * 0.6, y + radius * 0.55, radius * 1.05, radius * 0.9, 0.5, 0, 2 * Math.PI);
    brush.fill();
  }
}

/** Bare trunks between what is left of the crowns. */
function trunks(brush: Brush, crowns: readonly Crown[]): void {
  brush.lineCap = 'round';
  for (const { x, y, radius } of crowns)
    for (const [width, colour] of [
      [3.4, '#0d0c0b'],
      [1.6, '#6a5f55'],
    ] as const) {
      brush.lineWidth = width;
      brush.strokeStyle = colour;
      brush.beginPath();
      brush.moveTo(x, y + radius * 0.5);
      brush.lineTo(x - radius * 0.15, y - radius * 1.1);
      brush.stroke();
    }
}

/** The woods of one hex, as seen from above. */
const woodsPainting = (variant: number, isBurnt: boolean): Painting => ({
  ...{ width: SIDE, height: SIDE, density: 2 },
  paint: (brush) => {
    const crowns = crownsOf(variant);
    shadows(brush, crowns);
    for (const [index, crown] of crowns.entries()) {
      const tones = isBurnt ? undefined : ALIVE[(index * 5 + variant) % ALIVE.length];
      drawCrown(brush, crown, tones ?? CHARRED);
    }
    if (isBurnt)
      trunks(
        brush,
        crowns.filter((_, index) => index % 2 === 0),
      );
  },
});

/** The woods of a hex as a sprite: burnt, they lie exactly over what they were. */
export function woodsOn(textures: Textures, id: HexId, isBurnt: boolean): Sprite {
  const index = HEX_IDS.indexOf(id);
  const variant = (index * 7 + (index >> 3)) % WOODS;
  const name = `woods ${variant} ${isBurnt ? 'burnt' : ''}`;
  const sprite = new Sprite(textures.of(name, woodsPainting(variant, isBurnt)));
  sprite.anchor.set(0.5);
  sprite.position.copyFrom(pointOf(id));
  return sprite;
}

/** All woods that a blast reaches, as they are afterwards. */
export const burntWoods = (
  textures: Textures,
  isWood: (id: HexId) => boolean,
  { at, reach }: { readonly at: Point; readonly reach: number },
): readonly Sprite[] =>
  HEX_IDS.filter((id) => isWood(id) && gap(pointOf(id), at) <= reach).map((id) =>
    woodsOn(textures, id, true),
  );
