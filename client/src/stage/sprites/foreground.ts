import { Container } from 'pixi.js';
import type { Box, Point } from '../geometry/geometry';
import { Labels } from '../drawing/labels';
import type { Surface } from '../contract/boardDefinition';
import type { Palette } from '../drawing/palette';
import { RollView } from './rollView';
import { Sparks } from './sparks';

/** A share of the visible height: banners appear this far above the middle. */
const BANNER = 0.16;
/** The size of text and dice on the screen, independent of the camera, by the width of the window. */
const SIZE = { least: 0.54, most: 0.72, full: 1150 } as const;

/** Dice, sparks and banners over a board: they keep their size on the screen, whatever the camera shows. */
export class Foreground {
  readonly root = new Container();
  readonly roll: RollView;
  readonly sparks: Sparks;
  readonly labels = new Labels();
  /** The size of its things in world units. */
  size = 1;
  /** The middle of the visible part. */
  middle: Point = { x: 0, y: 0 };

  /** `clear`: distance between a unit and the dice rolled for it. */
  constructor(palette: Palette, clear: number, surface: Surface) {
    this.roll = new RollView(palette, this.labels, clear);
    this.sparks = new Sparks(palette, this.labels, { x: 0, y: 0 }, surface);
    this.root.addChild(this.sparks.root, this.roll.root);
  }

  clear(): void {
    this.sparks.clear();
  }

  /** Same parameters as `Sprites.zoomed`; `free`: the part of what is seen that nothing covers. */
  zoomed(scale: number, density: number, seen: Box, free = seen): void {
    const pixels = Math.max(SIZE.least, Math.min(SIZE.most, (seen.width * scale) / SIZE.full));
    const size = pixels / scale;
    this.size = size;
    this.middle = { x: free.x + free.width / 2, y: free.y + free.height / 2 };
    this.labels.sharpen(pixels * density);
    this.roll.zoomed(size, free);
    const banner = { at: { x: this.middle.x, y: free.y + free.height * BANNER }, width: free.width * 0.96 };
    this.sparks.zoomed(size, banner, seen);
  }
}
