import type { SeatLimits } from '@gearhall/shared/core/game';

/** What may be chosen. */
export const seatCounts = ({ min, max }: SeatLimits): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, more) => min + more);

/** A table is for company: two, even where one could be there alone. */
export const usualSeats = ({ min, max }: SeatLimits): number => Math.min(Math.max(min, 2), max);

/** As many as were wished, or the nearest that is possible. */
export const fittingSeats = (wished: number, { min, max }: SeatLimits): number =>
  Math.max(min, Math.min(wished, max));
