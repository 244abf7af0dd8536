interface SeatLimits {
  readonly min: number;
  readonly max: number;
}

/** What may be chosen. */
export const seatCounts = ({ min, max }: SeatLimits): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, more) => min + more);

/** A table is for company: two, even where one could be there alone. */
export const usualSeats = ({ min, max }: SeatLimits): number => Math.min(Math.max(min, 2), max);
