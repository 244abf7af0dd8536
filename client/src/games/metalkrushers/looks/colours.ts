import type { Palette } from '../../../stage/drawing/palette';
import type { Metal } from '../../../stage/paint/pieces';

/** A steel floor under one lamp, in a dark hall. */
export const ARENA_COLOURS = {
  ground: 0x07090b,
  plate: 0x14181c,
  plateEdge: 0x59646e,
  cell: 0x272d33,
  cellEdge: 0x46505a,
  print: 0xb6c2cc,
  ink: 0x0b0d0f,
  steel: 0x93a1ac,
  steelDark: 0x46505a,
  hull: 0x12161a,
  hazard: 0xd9a21b,
  hazardDark: 0x15130e,
} as const satisfies Partial<Palette>;

/** What machines are made of. */
export const METAL = {
  frame: '#66727d',
  limb: '#525d67',
  dark: '#2e363d',
  tyre: '#191c1f',
  tread: '#3a4148',
  hub: '#171b1f',
  lamp: '#fff4dc',
  armor: '#c6cfd5',
  cracked: '#96714a',
  bare: '#20252a',
  breached: '#ff6b57',
  blade: '#dde5ea',
  improved: '#e8bb62',
  weight: '#d9834a',
  cloth: '#77808a',
  good: '#8fd18a',
} as const;

export const JOINT: Metal = { face: '#7d8993', shine: '#dbe5ec', rim: '#343c43' };
export const BRASS: Metal = { face: '#c98f3f', shine: '#ffdf9e', rim: '#5e3d14' };
export const COPPER: Metal = { face: '#d9834a', shine: '#ffc08a', rim: '#6d3415' };
