import {
  CanvasTextMetrics,
  Text,
  TextStyle,
  type Container,
  type TextStyleFontWeight,
  type TextStyleOptions,
} from 'pixi.js';
import type { Point } from '../geometry/geometry';

export interface LabelLook {
  readonly size: number;
  readonly colour: number;
  readonly weight?: TextStyleFontWeight;
  /** An outline that keeps the text legible on any ground. */
  readonly outline?: number;
}

/** As the page has it (ui/theme/theme.css); the stage waits for its letters (renderer/letters.ts). */
const FONT = ['Barlow Condensed', 'Arial Narrow', 'Roboto', 'Noto Sans', 'DejaVu Sans', 'sans-serif'];

const styleOf = ({ size, colour, weight = '600', outline }: LabelLook): TextStyleOptions => ({
  fontFamily: FONT,
  fontSize: size,
  fontWeight: weight,
  fill: colour,
  ...(outline === undefined ? {} : { stroke: { color: outline, width: size / 5, join: 'round' } }),
});

/**
 * Texts of the board. Their resolution follows the camera, so that letters are drawn at the size they are
 * seen.
 */
export class Labels {
  private readonly living = new Set<Text>();
  private resolution = 1;

  make(text: string, look: LabelLook): Text {
    const label = new Text({ text, resolution: this.resolution, style: styleOf(look) });
    label.anchor.set(0.5);
    this.living.add(label);
    label.once('destroyed', () => this.living.delete(label));
    return label;
  }

  /** How wide a text would be. */
  widthOf(text: string, look: LabelLook): number {
    return CanvasTextMetrics.measureText(text, new TextStyle(styleOf(look))).width;
  }

  /** Writes a text centred on a point. */
  write(into: Container, text: string, at: Point, look: LabelLook): void {
    const label = this.make(text, look);
    label.position.copyFrom(at);
    into.addChild(label);
  }

  /** Raises the resolution of a text that is drawn `growth` times as large as the others. */
  grow(label: Text, growth: number): void {
    label.scale.set(growth);
    label.resolution = Math.min(4, this.resolution * Math.ceil(growth));
  }

  /** `scale`: screen pixels per unit of the world. True when the letters had to be redrawn. */
  sharpen(scale: number): boolean {
    const resolution = Math.min(4, 2 ** (Math.ceil(Math.log2(scale) * 2) / 2));
    if (resolution === this.resolution) return false;
    this.resolution = resolution;
    for (const label of this.living) label.resolution = resolution;
    return true;
  }
}
