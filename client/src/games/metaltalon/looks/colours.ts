import type { Palette } from '../../../stage/drawing/palette';
import type { Metal } from '../../../stage/paint/pieces';

/** The void between the stars, and what glows in it. */
export const SPACE_COLOURS = {
  ground: 0x060a14,
  plate: 0x0b1122,
  cell: 0x0e1730,
  cellEdge: 0x96b4e6,
  print: 0xb3c2e2,
  ink: 0x0b0d0f,
  hazard: 0xffc24a,
  unowned: 0x7c8aa8,
} as const satisfies Partial<Palette>;

export const METALS = {
  pennies: { face: '#d9834a', shine: '#ffc08a', rim: '#6d3415' },
  nickels: { face: '#93a8b8', shine: '#dfeaf2', rim: '#414e59' },
  dimes: { face: '#f0efe9', shine: '#ffffff', rim: '#7b8088' },
} as const satisfies Record<string, Metal>;
