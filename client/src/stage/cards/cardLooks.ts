import { Graphics, Sprite } from 'pixi.js';
import type { Surface } from '../contract/boardDefinition';
import type { Palette } from '../drawing/palette';
import { translucent, type Brush } from '../paint/pieces';
import type { Painting } from '../sprites/Textures';
import type { Mark } from './tableLayout';
import { TALLNESS } from './layouts';

/** The width of a face in its own units. */
export const FACE_WIDTH = 120;
const CORNER = 8;
/** Room for what is soft around a card. */
const SOFT = 22;
/** A rim, in pixels of the screen: around what can be chosen, and two around what is. */
const [CAN, INNER, OUTER] = [2, 3, 5.5];
/** The same where everything is flat, in units of the face. */
const [FLAT_CAN, FLAT_INNER, FLAT_OUTER] = [4, 5, 9];

export const cardShape = (pen: Graphics, grown: number): Graphics => {
  const [width, height] = [FACE_WIDTH + 2 * grown, FACE_WIDTH * TALLNESS + 2 * grown];
  return pen.roundRect(-width / 2, -height / 2, width, height, CORNER + grown);
};

/** A rim around a card: one where it can be chosen, a double one where it is. `unit`: units of the face for each pixel. */
export function drawRim(
  pen: Graphics,
  mark: Mark,
  palette: Palette,
  { unit, isFlat }: { readonly unit: number; readonly isFlat: boolean },
): void {
  pen.clear();
  const [can, inner, outer] = isFlat
    ? [FLAT_CAN, FLAT_INNER, FLAT_OUTER]
    : [CAN * unit, INNER * unit, OUTER * unit];
  if (mark === 'can') cardShape(pen, can).fill(palette.reach);
  if (mark === 'chosen') {
    cardShape(pen, outer).fill(palette.text);
    cardShape(pen, inner).fill(palette.copper);
  }
}

/** A soft shape of a card, all of one colour: its shadow, or its glow. */
const softCard = (colour: number, alpha: number, blur: number): Painting => ({
  ...{ width: FACE_WIDTH + 2 * SOFT, height: FACE_WIDTH * TALLNESS + 2 * SOFT, density: 1 },
  paint: (brush: Brush) => {
    const [width, height] = [FACE_WIDTH, FACE_WIDTH * TALLNESS];
    // Only the shadow of the shape is seen: it stands beside the picture itself.
    const aside = 1000;
    brush.shadowColor = translucent(colour, alpha);
    brush.shadowBlur = blur;
    brush.shadowOffsetX = aside;
    brush.beginPath();
    brush.roundRect(-width / 2 - aside, -height / 2, width, height, CORNER);
    brush.fillStyle = '#000000';
    brush.fill();
  },
});

/** What lies under a card: nothing where everything is flat. */
export class SoftEdges {
  readonly shadow: Sprite;
  readonly glow: Sprite;

  constructor({ textures }: Pick<Surface, 'textures'>, { reach }: Palette) {
    this.shadow = new Sprite(textures.of('card shadow', softCard(0x000000, 0.75, 16)));
    this.glow = new Sprite(textures.of('card glow', softCard(reach, 0.95, 26)));
    for (const sprite of [this.shadow, this.glow]) sprite.anchor.set(0.5);
    this.glow.visible = false;
  }

  /** `lift`: how high the card is, in units of its face. */
  raise(lift: number): void {
    this.shadow.position.set(3 + lift * 0.8, 5 + lift);
    this.shadow.alpha = 1 / (1 + lift / 24);
  }

  mark(mark: Mark): void {
    this.glow.visible = mark === 'can' || mark === 'chosen';
  }
}
