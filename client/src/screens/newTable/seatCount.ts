import type { SeatLimits } from '@gearhall/shared/core/game/about';

/** The numbers of seats that can be chosen. */
export const seatCounts = ({ min, max }: SeatLimits): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, more) => min + more);

/** Two seats by default, even where a game can be played alone. */
export const usualSeats = ({ min, max }: SeatLimits): number => Math.min(Math.max(min, 2), max);

/** The wished number, or the nearest one that is possible. */
export const fittingSeats = (wished: number, { min, max }: SeatLimits): number =>
  Math.max(min, Math.min(wished, max));
