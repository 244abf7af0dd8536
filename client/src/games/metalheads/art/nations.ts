import { NATIONS, type NationId } from '@gearhall/shared/games/metalheads/content/nations';
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Labels } from '../../../stage/drawing/labels';
import type { Palette } from '../../../stage/drawing/palette';
import { NATION_NAMES } from '../words/names';
import { FIGURE_HEIGHTS, number } from './digits';
import { ENERGY_ICON } from './icons';
import { drawingOf, ICON, paint, PICTURE } from './paint';
import { bolt, eye, gear, star } from '../../../stage/forms/parts';
import { sharpLabels } from './sharpLabels';
import {
  ball,
  bar,
  blob,
  both,
  box,
  curve,
  dot,
  line,
  mark,
  plate,
  put,
  type Part,
} from '../../../stage/forms/shapes';

const shield = (tone: Parameters<typeof plate>[0]): Part =>
  plate(tone, [-38, -40, 0, -46, 38, -40, 38, 4, 24, 30, 0, 46, -24, 30, -38, 4]);

/** The emblem of each Nation, about 90 units high: a shield each of its own metal, and a sign. */
const EMBLEMS: Readonly<Record<NationId, readonly Part[]>> = {
  /** A spearhead in front of all others. */
  vanguard: [
    shield('fuel'),
    both(mark('pale', [12, 14, 30, 2, 30, -12, 12, 0])),
    plate('pale', [0, -36, 16, -8, 6, -12, 6, 34, -6, 34, -6, -12, -16, -8]),
  ],
  /** A wrench before a gear. */
  workshop: [
    shield('brass'),
    gear('steel', 0, -2, 28),
    put(
      { x: 0, y: -2, turn: 45 },
      bar('iron', 9, [0, -14, 0, 30]),
      plate('iron', [-14, -34, -5, -30, -5, -20, 5, -20, 5, -30, 14, -34, 14, -16, 6, -8, -6, -8, -14, -16]),
    ),
  ],
  /** Two guns and a charge. */
  arsenal: [
    shield('iron'),
    ...[45, -45].map((turn) =>
      put({ turn, y: 2 }, bar('brass', 8, [0, 26, 0, -24]), box('dark', [-7, -34, 14, 9], 2)),
    ),
    ball('dark', 0, 2, 14),
    star('ember', 0, 2, [10, 5, 6]),
  ],
  /** A bolt between two coils. */
  dynamo: [
    shield('circuits'),
    both(curve('brass', 6, [22, -30, 34, -18, 20, -8, 34, 2, 20, 12])),
    bolt('glow', 0, 0, 34),
  ],
  /** An eye that sees all, and its signal. */
  command: [
    shield('sea'),
    blob('pale', [-28, 6, 0, -16, 28, 6, 0, 26]),
    eye(0, 6, 9, 'ember'),
    ...[16, 26].map((r) =>
      curve('spark', 4, [-r, -16, -r * 0.6, -16 - r * 0.55, r * 0.6, -16 - r * 0.55, r, -16]),
    ),
    dot('spark', 0, -18, 3.5),
    line('pale', 3, [-10, 34, 10, 34]),
  ],
};

const drawn = new Map<string, GraphicsContext>();

function drawnOnce(key: string, draw: () => GraphicsContext): Graphics {
  const context = drawn.get(key) ?? draw();
  drawn.set(key, context);
  return new Graphics(context);
}

/** The emblem of a Nation around the origin, `size` units high. */
export function nationEmblem(id: NationId, size = 92): Graphics {
  const emblem = drawnOnce(id, () => drawingOf(EMBLEMS[id], 'core', PICTURE));
  emblem.scale.set(size / 100);
  return emblem;
}

/** Size of a Nation's card in its own units. */
const NATION_CARD = { width: 196, height: 84 } as const;

function cardOf(id: NationId, palette: Palette): GraphicsContext {
  const { width, height } = NATION_CARD;
  const pen = new GraphicsContext();
  pen.roundRect(-width / 2, -height / 2, width, height, 8).fill(palette.plateEdge);
  pen.roundRect(2 - width / 2, 2 - height / 2, width - 4, height - 4, 6).fill(palette.plate);
  paint(pen, [put({ x: -61, scale: 0.76 }, ...EMBLEMS[id])], 'core', PICTURE);
  // As the row lies: the newest Robot on the left, the oldest on the right.
  const prices = NATIONS[id].rowCost.toReversed().map((price, at): Part => {
    const x = -10 + at * 23;
    return [
      ...box('iron', [x - 10, -4, 20, 38], 3),
      ...number(price, x, 9, { height: FIGURE_HEIGHTS.price, tone: 'pale', rim: 'ink' }),
      ...put({ x, y: 25, scale: 0.6 }, ...ENERGY_ICON),
    ];
  });
  paint(pen, prices, 'core', ICON);
  return pen;
}

/** A Nation's card with its emblem and the price of each spot of the row, 196 x 84 units around the origin. */
export function nationCard(id: NationId, palette: Palette, labels: Labels = sharpLabels): Container {
  const card = new Container();
  card.addChild(drawnOnce(`${id} ${palette.plate}`, () => cardOf(id, palette)));
  labels.write(card, NATION_NAMES[id], { x: 36, y: -22 }, { size: 20, colour: palette.text });
  return card;
}
