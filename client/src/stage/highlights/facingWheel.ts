import type { Direction } from '@gearhall/shared/core/game/hex';
import { away, dart, gap, type DartLengths, type Point } from '../geometry/geometry';
import { directionTo } from '../geometry/hexBoard';
import type { DrawContext } from './drawContext';

/** Facings to choose from, around a hex. */
export interface FacingWheel {
  readonly hex: string;
  readonly petals: readonly { readonly facing: Direction; readonly cost?: number }[];
  /** Already chosen, in the orders. */
  readonly chosen?: Direction;
}

/** Lengths at size 1, in units of the board. */
export interface WheelMeasures {
  /** From the middle of the wheel to the middle of a petal. */
  readonly petal: number;
  /** Radius of a petal. */
  readonly radius: number;
  /** The dart in a petal, beside its cost. */
  readonly dart: DartLengths;
  /** Letter size of the cost. */
  readonly figures: number;
  /** A tap hits a petal between these two distances from the middle. */
  readonly inner: number;
  readonly outer: number;
}

/** Where a wheel lies on the board. */
interface Placed {
  readonly middle: Point;
  readonly size: number;
  angleOf(facing: Direction): number;
}

/** The dart of a petal without a cost. */
const BARE: DartLengths = [-13, 18, 11];

/**
 * A petal for each facing, with a dart pointing outwards and the cost; without a cost there is only the
 * dart.
 */
export function drawFacingWheel(
  { pen, words, palette, labels }: DrawContext,
  { petal, radius, dart: beside, figures }: WheelMeasures,
  { petals, chosen }: FacingWheel,
  { middle, size, angleOf }: Placed,
): void {
  const { ink, reach, text } = palette;
  for (const { facing, cost } of petals) {
    const angle = angleOf(facing);
    const at = away(middle, angle, petal * size);
    const isChosen = facing === chosen;
    pen
      .circle(at.x, at.y, radius * size)
      .fill({ color: ink, alpha: 0.95 })
      .stroke({ color: isChosen ? text : reach, width: isChosen ? 6 : 3 });
    pen.poly(dart(at, angle, cost === undefined ? BARE : beside, size)).fill(text);
    if (cost !== undefined)
      labels.write(words, String(cost), at, { size: figures * size, colour: reach, weight: '700' });
  }
}

/** The facing whose petal lies under a point; `undefined` in the middle of the wheel and outside it. */
export function petalAt(
  { inner, outer }: WheelMeasures,
  point: Point,
  { middle, size, angleOf }: Placed,
): Direction | undefined {
  const distance = gap(middle, point) / size;
  return distance < inner || distance > outer ? undefined : directionTo(middle, point, angleOf(0));
}
