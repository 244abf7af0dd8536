import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { seatLook, type SeatLook, type SeatShape, type TeamSign } from '../theme/seatLooks';

/** Paths in a box of 24 by 24. */
export const SEAT_PATHS: Readonly<Record<SeatShape, string>> = {
  circle: 'M12 2.500a9.500 9.500 0 1 0 .01 0Z',
  triangle: 'M12 2.500 22.500 21H1.500Z',
  square: 'M3.500 3.500h17v17h-17Z',
  diamond: 'M12 1.500 22.500 12 12 22.500 1.500 12Z',
  hexagon: 'M6.750 2.900h10.500L22.500 12l-5.250 9.100H6.750L1.500 12Z',
  star: 'm12 1.500 3.100 7.100 7.700.700-5.800 5.100 1.700 7.600L12 18l-6.700 4 1.700-7.600L1.200 9.300l7.700-.700Z',
};

/** These lie inside every one of the shapes. */
const SIGN_PATHS: Readonly<Record<TeamSign, string>> = {
  plain: '',
  bar: 'M7.250 11.500h9.500v3.500h-9.500Z',
  dot: 'M12 10a3.250 3.250 0 1 0 .01 0Z',
};

/** How the seats are marked here: a game with teams gives them the colour of their team. */
export const SeatLooksContext = createContext<(seat: Seat) => SeatLook>(seatLook);

interface SeatMarkProps {
  readonly seat: Seat;
  readonly size?: number;
}

/**
 * The colour and shape of a seat, always together, so that nobody has to tell seats apart by colour
 * alone.
 */
export function SeatMark({ seat, size = 18 }: SeatMarkProps) {
  const { colour, shape, word, sign = 'plain' } = useContext(SeatLooksContext)(seat);
  return (
    <svg class="seat-mark" width={size} height={size} viewBox="0 0 24 24" role="img" aria-label={word}>
      <path d={SEAT_PATHS[shape]} fill={colour} stroke="#000" stroke-opacity="0.45" />
      {sign !== 'plain' && <path d={SIGN_PATHS[sign]} fill="#000" fill-opacity="0.8" />}
    </svg>
  );
}
