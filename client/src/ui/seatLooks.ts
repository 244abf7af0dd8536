import type { Seat } from '@gearhall/shared/core/seats';

/** Colours of the Okabe-Ito palette that stand out on a dark ground, each with a shape of its own. */
export const SEAT_LOOKS = [
  { colour: '#e69f00', shape: 'circle', word: 'orange circle' },
  { colour: '#56b4e9', shape: 'triangle', word: 'blue triangle' },
  { colour: '#009e73', shape: 'square', word: 'green square' },
  { colour: '#f0e442', shape: 'diamond', word: 'yellow diamond' },
  { colour: '#d55e00', shape: 'hexagon', word: 'red hexagon' },
  { colour: '#cc79a7', shape: 'star', word: 'pink star' },
] as const;

export type SeatLook = (typeof SEAT_LOOKS)[number];
export type SeatShape = SeatLook['shape'];

export function seatLook(seat: Seat): SeatLook {
  return SEAT_LOOKS[seat % SEAT_LOOKS.length] ?? SEAT_LOOKS[0];
}
