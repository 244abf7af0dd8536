import type { Container, Graphics } from 'pixi.js';
import type { Labels } from './labels';
import type { Palette } from './palette';

/** What marks are drawn with, and the container for their texts. */
export interface Slate {
  readonly pen: Graphics;
  readonly words: Container;
  readonly palette: Palette;
  readonly labels: Labels;
}
