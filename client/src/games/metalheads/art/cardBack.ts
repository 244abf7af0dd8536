import type { Amounts } from '@gearhall/shared/games/metalheads/content/resources';
import { TYPES } from '@gearhall/shared/games/metalheads/content/types';
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Palette } from '../../../stage/drawing/palette';
import { typeIcon } from './icons';
import { ICON, paint, PICTURE } from './paint';
import { eye, gear, visor } from '../../../stage/forms/parts';
import { paintGround, paintSide } from './robotCard';
import { both, box, plate, put, type Part } from '../../../stage/forms/shapes';

/** The head that is on the back of every card, in front of a gear. */
const EMBLEM: readonly Part[] = [
  gear('brass', 0, 0, 50),
  both(plate('steel', [20, -12, 30, -18, 32, 4, 22, 8])),
  plate('steel', [-18, -24, -8, -32, 8, -32, 18, -24, 24, -4, 18, 16, 10, 28, -10, 28, -18, 16, -24, -4]),
  visor([-19, -12, 38, 13], 'ember'),
  both(eye(8, -5.5, 3)),
  box('dark', [-10, 11, 20, 10], 2),
  plate('iron', [-4, -38, 4, -38, 3, -22, -3, -22]),
];

function backOf(palette: Palette, side?: Amounts): GraphicsContext {
  const pen = new GraphicsContext();
  paintGround(pen, palette.brass, palette.plate);
  pen.roundRect(-53, -77, 106, 154, 4).stroke({ color: palette.plateEdge, width: 2 });
  paint(pen, [put({ y: -2, scale: 0.86 }, ...EMBLEM)], 'core', PICTURE);
  for (const [at, type] of TYPES.entries()) {
    const [x, y] = [at % 2 === 0 ? -38 : 38, at < 2 ? -62 : 62];
    if (!side || x > 0) paint(pen, [put({ x, y, scale: 0.9 }, ...typeIcon(type))], type, ICON);
  }
  if (side) {
    pen.roundRect(-58, -82, 22, 164, 5).fill(palette.cell);
    paintSide(pen, side, 'core');
  }
  return pen;
}

const backs = new Map<string, GraphicsContext>();

function shared(palette: Palette, side?: Amounts): Container {
  const key = `${palette.plate} ${JSON.stringify(side)}`;
  const back = backs.get(key) ?? backOf(palette, side);
  backs.set(key, back);
  const card = new Container();
  card.addChild(new Graphics(back));
  return card;
}

/** The back of a card, 120 x 168 units around the origin. */
export const cardBack = (palette: Palette): Container => shared(palette);

/** A Robot that was paid and is not known to the viewer: a back with its side resources on the left edge. */
export const paidCardBack = (side: Amounts, palette: Palette): Container => shared(palette, side);
