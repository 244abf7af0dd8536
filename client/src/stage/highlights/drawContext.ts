import type { Container, Graphics } from 'pixi.js';
import type { Labels } from '../drawing/labels';
import type { Palette } from '../drawing/palette';

/** What marks are drawn with, and the container for their texts. */
export interface DrawContext {
  readonly pen: Graphics;
  readonly words: Container;
  readonly palette: Palette;
  readonly labels: Labels;
}
