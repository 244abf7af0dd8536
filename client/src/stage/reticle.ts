import type { Graphics, Text } from 'pixi.js';
import type { Point } from './geometry';
import type { Labels } from './labels';
import type { Palette } from './palette';

const QUARTERS = [1, 3, 5, 7].map((eighth) => (eighth * Math.PI) / 4);

interface Look {
  readonly color: number;
  readonly width: number;
  readonly alpha?: number;
}

/** Four arcs round a target. */
export function drawReticle(pen: Graphics, { x, y }: Point, radius: number, look: Look): void {
  for (const middle of QUARTERS) {
    const [from, to] = [middle - 0.45, middle + 0.45];
    pen
      .moveTo(x + Math.cos(from) * radius, y + Math.sin(from) * radius)
      .arc(x, y, radius, from, to)
      .stroke({ ...look, cap: 'round' });
  }
}

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

interface Odds {
  /** 0 to 1. */
  readonly chance: number;
  /** The middle of the plate. */
  readonly at: Point;
  /** Of the letters. */
  readonly size: number;
}

/** A plate with a chance; the words on it are handed back. */
export function drawOdds(
  pen: Graphics,
  { chance, at, size }: Odds,
  { ink, danger, text }: Palette,
  labels: Labels,
): Text {
  const [half, rise] = [size * 1.42, size * 0.63];
  pen
    .roundRect(at.x - half, at.y - rise, half * 2, rise * 2, rise)
    .fill({ color: ink, alpha: 0.94 })
    .stroke({ color: danger, width: 2 });
  const label = labels.make(percent(chance), { size, colour: text });
  label.position.copyFrom(at);
  return label;
}
