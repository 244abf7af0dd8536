import { HEXES } from '@gearhall/shared/games/metalkrushers/content/arena';
import { Container } from 'pixi.js';
import type { Labels } from '../../../stage/drawing/labels';
import type { Palette } from '../../../stage/drawing/palette';
import { HEX_RADIUS, pointOf } from '../looks/layout';

/** Letters smaller than this many screen pixels are not drawn at all. */
const LEGIBLE = 9;
export const PRINT = 9;
/** They do not grow beyond this many. */
const LARGEST = 15;

/** From the lower corner of a hex to its name, clear of the rivet there. */
const FOOT = 13.5;

/** The name of every hex, at its lower corner. */
export function hexNames({ print }: Palette, labels: Labels): Container {
  const names = new Container();
  for (const { id } of HEXES) {
    const name = labels.make(id, { size: PRINT, colour: print, weight: '500' });
    const { x, y } = pointOf(id);
    name.position.set(x, y + HEX_RADIUS - FOOT);
    name.alpha = 0.7;
    names.addChild(name);
  }
  return names;
}

/** Keeps names legible, and no larger than that; false where there is no room for them. */
export function growNames(names: Container, scale: number): boolean {
  const size = LARGEST / (PRINT * scale);
  for (const name of names.children) name.scale.set(size);
  return PRINT * scale >= LEGIBLE;
}
