import { seatLook } from '../../ui/theme/seatLooks';
import type { Seat } from '@gearhall/shared/core/ground/seats';

/** The colours of everything that is drawn on a canvas, as numbers: a dark hall, warm metal. */
export interface Palette {
  readonly ground: number;
  readonly plate: number;
  readonly plateEdge: number;
  readonly cell: number;
  readonly cellEdge: number;
  /** Faint print on the board: space names. */
  readonly print: number;
  readonly text: number;
  readonly ink: number;
  readonly brass: number;
  readonly copper: number;
  readonly copperDark: number;
  readonly steel: number;
  readonly steelDark: number;
  readonly silver: number;
  readonly silverDark: number;
  readonly hull: number;
  readonly hazard: number;
  readonly hazardDark: number;
  readonly reach: number;
  readonly danger: number;
  readonly good: number;
  readonly unowned: number;
  /** How strongly a territory takes the colour of its owner, 0 to 1. */
  readonly tint: number;
}

const HALL: Palette = {
  ground: 0x151210,
  plate: 0x1d1916,
  plateEdge: 0x6b5a48,
  cell: 0x2a241f,
  cellEdge: 0x453a30,
  print: 0x9a8c7b,
  text: 0xf5eee4,
  ink: 0x0e0c0b,
  brass: 0xe3b565,
  copper: 0xd9834a,
  copperDark: 0x84471f,
  steel: 0x93a8b8,
  steelDark: 0x4c5b66,
  silver: 0xf0efe9,
  silverDark: 0x98979a,
  hull: 0x100d0b,
  hazard: 0xe3b23c,
  hazardDark: 0x17130f,
  reach: 0xf0c677,
  danger: 0xff6b57,
  good: 0x8fd18a,
  unowned: 0x6d6256,
  tint: 0.2,
};

const CONTRAST: Palette = {
  ...HALL,
  ground: 0x000000,
  plate: 0x000000,
  plateEdge: 0xffffff,
  cell: 0x14110f,
  cellEdge: 0x8d8071,
  print: 0xd9cdbb,
  text: 0xffffff,
  ink: 0x000000,
  brass: 0xffd98c,
  copper: 0xff9d5c,
  steel: 0xa9c4d6,
  silver: 0xffffff,
  hull: 0x000000,
  hazard: 0xffd23f,
  hazardDark: 0x000000,
  reach: 0xffd98c,
  danger: 0xff8071,
  unowned: 0xb5a898,
  tint: 0.3,
};

export const paletteFor = (highContrast: boolean): Palette => (highContrast ? CONTRAST : HALL);

export const numberOf = (colour: string): number => Number.parseInt(colour.slice(1), 16);

export const seatColour = (seat: Seat): number => numberOf(seatLook(seat).colour);

/** Mixes two colours: 0 gives `from`, 1 gives `to`. */
export function mix(from: number, to: number, share: number): number {
  const channel = (shift: number): number => {
    const a = (from >> shift) & 255;
    const b = (to >> shift) & 255;
    return Math.round(a + (b - a) * share) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}
