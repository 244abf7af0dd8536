import { armorLeft } from '@gearhall/shared/games/metalkrushers/rules/arms/condition';
import { CHASSIS } from '@gearhall/shared/games/metalkrushers/content/chassis';
import { SIDES } from '@gearhall/shared/games/metalkrushers/content/sides';
import type { Graphics } from 'pixi.js';
import { away, type Point } from '../../../stage/geometry/geometry';
import { mix, type Palette } from '../../../stage/drawing/palette';
import type { KrusherPicture } from '../looks/picture';

/** How far the bars of armor lie from the middle. */
const INNER = 31;
const OUTER = 38.5;
const MIDDLE: Point = { x: 0, y: 0 };
/** Half of the angle that a side takes; the rest is the gap between two. */
const HALF = 0.47;
/** With a secret sheet: points per notch. */
const NOTCH = 5;

/**
 * Six bars, one per side, on a Krusher that faces east: how much of its armor is left, or what has hit
 * it.
 */
export function drawArmor(pen: Graphics, picture: KrusherPicture, palette: Palette): void {
  SIDES.forEach((side, sixths) => {
    const angle = (sixths * Math.PI) / 3;
    const { armor, hits, chassis } = picture;
    if (!armor) return drawNotches(pen, angle, hits[side], palette);
    const full = armor[side];
    if (full === 0) return drawBare(pen, angle, hits[side] > 0, palette);
    const left = armorLeft(picture, armor, side);
    // A thick bar is thick armor: at the chassis's maximum per side it is full.
    const thick = 0.45 + 0.55 * (full / CHASSIS[chassis].armorPerSide);
    drawBar(pen, angle, { share: left / full, thick }, palette);
  });
}

/** A piece of the ring around an angle. */
function slab(angle: number, half: number, [inner, outer]: readonly [number, number]): Point[] {
  // Straight like the side of the hex: farther out towards its ends.
  const at = (turn: number, distance: number): Point => away(MIDDLE, angle + turn, distance / Math.cos(turn));
  return [at(-half, inner), at(-half, outer), at(half, outer), at(half, inner)];
}

function drawBar(
  pen: Graphics,
  angle: number,
  { share, thick }: { share: number; thick: number },
  palette: Palette,
): void {
  const { ink, good, brass, danger } = palette;
  const ring: readonly [number, number] = [OUTER - (OUTER - INNER) * thick, OUTER];
  if (share === 0) return drawBare(pen, angle, true, palette);
  pen
    .poly(slab(angle, HALF, ring))
    .fill(mix(ink, danger, 0.35))
    .stroke({ color: ink, width: 2 });
  pen.poly(slab(angle, HALF * share, ring)).fill(share > 0.66 ? good : share > 0.33 ? brass : danger);
}

/** No armor here: a thin line; where it was shot away, a broken line with a cross. */
function drawBare(pen: Graphics, angle: number, breached: boolean, { print, danger, ink }: Palette): void {
  if (!breached) {
    pen.poly(slab(angle, HALF * 0.8, [OUTER - 2.5, OUTER])).fill({ color: print, alpha: 0.7 });
    return;
  }
  for (const part of [-0.34, 0.34]) pen.poly(slab(angle + part, 0.1, [INNER + 2, OUTER])).fill(danger);
  const { x, y } = away(MIDDLE, angle, (INNER + OUTER) / 2);
  for (const [color, width] of [
    [ink, 7],
    [danger, 3.5],
  ] as const)
    for (const turn of [1, -1])
      pen
        .moveTo(x - 5, y - 5 * turn)
        .lineTo(x + 5, y + 5 * turn)
        .stroke({ color, width, cap: 'round' });
}

/** The amount is secret: a grey bar with a notch for every few points that have hit it. */
function drawNotches(pen: Graphics, angle: number, hits: number, { steelDark, ink, danger }: Palette): void {
  pen
    .poly(slab(angle, HALF, [INNER + 1, OUTER]))
    .fill(steelDark)
    .stroke({ color: ink, width: 2 });
  const notches = Math.min(7, Math.ceil(hits / NOTCH));
  for (let notch = 0; notch < notches; notch += 1) {
    const turn = (notch - (notches - 1) / 2) * 0.13;
    pen.poly(slab(angle + turn, 0.04, [INNER, OUTER + 1])).fill(danger);
  }
}
