import type { Graphics, Text } from 'pixi.js';
import type { Point } from '../geometry/geometry';
import type { Labels } from '../drawing/labels';
import type { Palette } from '../drawing/palette';

/** Half of an arc, in radians. */
const HALF = 0.45;
/** The four arcs, clockwise from the right: the first two are the lower ones. */
const ARCS = [1, 3, 5, 7].map((eighth) => ({
  from: (eighth * Math.PI) / 4 - HALF,
  to: (eighth * Math.PI) / 4 + HALF,
}));
/** The lower arcs shortened, to leave room for a name. */
const ABOVE_NAME = ARCS.map(({ from, to }, n) =>
  n === 0 ? { from, to: to - HALF * 1.2 } : n === 1 ? { from: from + HALF * 1.2, to } : { from, to },
);

interface Look {
  readonly color: number;
  readonly width: number;
  readonly alpha?: number;
  /** A name stands under the target: the ring leaves it free. */
  readonly nameBelow?: boolean;
}

/** Four arcs around a target. */
export function drawReticle(
  pen: Graphics,
  { x, y }: Point,
  radius: number,
  { nameBelow, ...look }: Look,
): void {
  for (const { from, to } of nameBelow ? ABOVE_NAME : ARCS) {
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
  /** Letter size. */
  readonly size: number;
}

/** A plate with a chance; returns the text on it. */
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
