import type { Graphics } from 'pixi.js';
import type { Palette } from '../../../stage/drawing/palette';
import type { Sign } from '../looks/picture';

type Draw = (pen: Graphics, x: number, y: number, palette: Palette) => void;

/** The picture of each sign; the facts of the Krusher explain what it means. */
const DRAW: Readonly<Record<Sign, Draw>> = {
  /** A cogwheel: it is arming. */
  busy: (pen, x, y, { brass, ink }) => {
    pen.star(x, y, 8, 9, 6.5).fill(brass);
    pen.circle(x, y, 3).fill(ink);
  },
  /** Two links of a chain: it may attack only the Krusher that it has ousted. */
  bound: (pen, x, y, { danger }) => {
    pen.circle(x - 3.5, y, 4.5).stroke({ color: danger, width: 2.5 });
    pen.circle(x + 3.5, y, 4.5).stroke({ color: danger, width: 2.5 });
  },
  /** A turning arrow, struck out: no Reflex Facing any more. */
  reflexed: (pen, x, y, { text, danger }) => {
    pen
      .moveTo(x - 6, y + 1)
      .arc(x, y + 1, 6, Math.PI, 2.2 * Math.PI)
      .stroke({ color: text, width: 2.5 });
    pen.poly([x + 9, y + 1, x + 5, y + 8, x + 2, y + 1]).fill(text);
    pen
      .moveTo(x - 8, y + 8)
      .lineTo(x + 8, y - 8)
      .stroke({ color: danger, width: 2.5 });
  },
};

/** Small plates over the Krusher, upright, one per sign. */
export function drawSigns(pen: Graphics, signs: readonly Sign[], palette: Palette): void {
  signs.forEach((sign, index) => {
    const x = (index - (signs.length - 1) / 2) * 28;
    pen.circle(x, -52, 13).fill(palette.ink).stroke({ color: palette.plateEdge, width: 2 });
    DRAW[sign](pen, x, -52, palette);
  });
}
