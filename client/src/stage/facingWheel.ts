import { away, dart, type DartLengths, type Point } from './geometry';
import type { Slate } from './slate';

/** Lengths at size 1, in units of the board. */
export interface WheelMeasures {
  /** From the middle of the wheel to that of a petal. */
  readonly petal: number;
  /** Of a petal. */
  readonly radius: number;
  /** The dart in a petal, beside what it costs. */
  readonly dart: DartLengths;
  /** Of the figures that say what it costs. */
  readonly figures: number;
}

interface Wheel {
  readonly middle: Point;
  /** Without a cost the dart stands alone. */
  readonly petals: readonly {
    readonly angle: number;
    readonly cost: number | undefined;
    /** Chosen already, and not yet sent. */
    readonly isChosen?: boolean;
  }[];
  readonly size: number;
}

/** The dart of a petal in which nothing is written. */
const BARE: DartLengths = [-13, 18, 11];

/** The facings that may be chosen round a place: a petal for each, with a dart outwards and what it costs. */
export function drawFacingWheel(
  { pen, words, palette, labels }: Slate,
  { petal, radius, dart: beside, figures }: WheelMeasures,
  { middle, petals, size }: Wheel,
): void {
  const { ink, reach, text } = palette;
  for (const { angle, cost, isChosen = false } of petals) {
    const at = away(middle, angle, petal * size);
    pen
      .circle(at.x, at.y, radius * size)
      .fill({ color: ink, alpha: 0.95 })
      .stroke({ color: isChosen ? text : reach, width: isChosen ? 6 : 3 });
    pen.poly(dart(at, angle, cost === undefined ? BARE : beside, size)).fill(text);
    if (cost !== undefined)
      labels.write(words, String(cost), at, { size: figures * size, colour: reach, weight: '700' });
  }
}
