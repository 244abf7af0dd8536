import type { CurvePoint } from '@gearhall/shared/core/analysis/analysis';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { rangeOf } from '../../../ui/words/pages/analysis';

/** A point of a curve in a box of 100 by 100, with the range of the estimate to either side. */
export interface CurveSpot {
  readonly x: number;
  readonly y: number;
  readonly range: number;
}

const BOX = 100;

/** A seat's chance over a game with this number of entries. */
export function spotsOf(curve: readonly CurvePoint[], seat: Seat, length: number): readonly CurveSpot[] {
  return curve
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, chances: { mean, error } }) => ({
      x: length > 0 ? (at / length) * BOX : 0,
      y: BOX - (mean[seat] ?? 0) * BOX,
      range: rangeOf(error[seat] ?? 0) * BOX,
    }));
}

const inBox = (value: number): number => Number(Math.min(BOX, Math.max(0, value)).toFixed(2));
const pathOf = (places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${inBox(x)} ${inBox(y)}`).join('');

export const linePath = (spots: readonly CurveSpot[]): string => pathOf(spots.map(({ x, y }) => [x, y]));

/** The range of the estimates, as an area. */
export function bandPath(spots: readonly CurveSpot[]): string {
  if (spots.length === 0) return '';
  const above = spots.map(({ x, y, range }) => [x, y - range] as const);
  const below = spots.map(({ x, y, range }) => [x, y + range] as const).toReversed();
  return `${pathOf([...above, ...below])}Z`;
}

/** Everything between the curve and the foot of the box. */
export function areaPath(spots: readonly CurveSpot[]): string {
  const [first, last] = [spots[0], spots.at(-1)];
  if (!first || !last) return '';
  return `${linePath(spots)}L${inBox(last.x)} ${BOX}L${inBox(first.x)} ${BOX}Z`;
}

/** What is known of the chances at a step: the last point before it. */
export const pointAt = (curve: readonly CurvePoint[], step: number): CurvePoint | undefined =>
  curve.findLast(({ at }) => at <= step) ?? curve[0];

/** The step at a place of the curve, as a share of its width. */
export const stepAt = (share: number, length: number): number =>
  Math.round(Math.min(1, Math.max(0, share)) * length);
