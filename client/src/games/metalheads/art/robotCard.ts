import { RESOURCES, type Amounts } from '@gearhall/shared/games/metalheads/content/resources';
import { ROBOTS, type RobotId } from '@gearhall/shared/games/metalheads/content/robots';
import type { RobotType } from '@gearhall/shared/games/metalheads/content/types';
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Labels } from '../../../stage/drawing/labels';
import type { Palette } from '../../../stage/drawing/palette';
import { paintBackdrop } from './backdrops';
import { FIGURE_HEIGHTS, number } from './digits';
import { BOX_ICONS, RESOURCE_ICONS, TYPE_SHAPES, typeIcon } from './icons';
import { ICON, paint, PICTURE } from './paint';
import { ROBOT_ART } from './robots';
import { nameLines } from '../words/robotName';
import { sharpLabels } from './sharpLabels';
import { put, type Part } from '../../../stage/forms/shapes';
import { TYPE_COLOURS } from './forms/tones';
import { INK } from '../../../stage/forms/tones';

/** Size of a card in its own units. */
export const CARD = { width: 120, height: 168 } as const;
/** How much of the left edge stays visible when a card lies turned under another: its side resources. */
export const SIDE = 24;

const LEFT = -CARD.width / 2;
const TOP = -CARD.height / 2;
/** Where the window of the picture ends and the name begins. */
const SILL = 25;
/** How high the plate of the name is, where its middle is, and how far apart two lines of it are. */
const NAME = { height: 36, middle: 17.5, step: 17.5 } as const;
const COST_ROW = 71;

/** Where the Strength stands in the shape of its type, and how large the shape is. */
const BADGES: Readonly<Record<RobotType, { readonly scale: number; readonly drop: number }>> = {
  land: { scale: 1.6, drop: 0 },
  sea: { scale: 1.6, drop: 0 },
  sky: { scale: 1.6, drop: 1 },
  core: { scale: 1.45, drop: 0 },
};

/** A plain card: its ground and its edge. */
export function paintGround(pen: GraphicsContext, edge: number, ground: number): void {
  pen.roundRect(LEFT, TOP, CARD.width, CARD.height, 8).fill(edge);
  pen.roundRect(LEFT + 2, TOP + 2, CARD.width - 4, CARD.height - 4, 6).fill(ground);
}

/** The side resources, one icon each, from the top to the bottom of the left edge. */
export function paintSide(pen: GraphicsContext, side: Amounts, type: RobotType): void {
  const icons = RESOURCES.flatMap((kind) => Array.from({ length: side[kind] }, () => RESOURCE_ICONS[kind]));
  paint(
    pen,
    icons.map((parts, at) => put({ x: LEFT + 13, y: -31 + at * 17.5, scale: 0.8 }, ...parts)),
    type,
    ICON,
  );
}

/** From one kind of resource of the cost to the next; where there is little room they are closer, and then smaller. */
const KIND = { step: 37, least: 31 } as const;

/** What a Robot costs: a number and an icon for each kind, in the middle of what is seen of the card. */
function costOf(cost: Amounts, seen: number): Part {
  const kinds = RESOURCES.filter((kind) => cost[kind] > 0);
  const room = (seen - 4) / kinds.length;
  const step = Math.max(KIND.least, Math.min(KIND.step, room));
  const parts = kinds.flatMap((kind, at) => {
    const x = (at - (kinds.length - 1) / 2) * step;
    return [
      number(cost[kind], x - 10, 0, { height: FIGURE_HEIGHTS.cost, tone: 'pale' }),
      put({ x: x + 7, scale: 0.78 }, ...RESOURCE_ICONS[kind]),
    ];
  });
  return put({ x: LEFT + seen / 2, y: COST_ROW, scale: Math.min(1, room / step) }, ...parts);
}

/** Where the picture stands in its window, and how large. */
interface Framed {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const WHOLE: Framed = { x: 11, y: -26, scale: 0.88 };

/** All of a face but its words. `seen`: how much of it no other card covers, from its left edge, in units. */
export function faceOf(
  id: RobotId,
  palette: Palette,
  { framed = WHOLE, seen = CARD.width }: { readonly framed?: Framed; readonly seen?: number } = {},
): GraphicsContext {
  const { type, strength, side, cost, ability, number: printed } = ROBOTS[id];
  const badge = BADGES[type];
  const pen = new GraphicsContext();
  paintGround(pen, palette.ink, TYPE_COLOURS[type]);
  paintBackdrop(pen, type);
  paint(pen, [put(framed, ...ROBOT_ART[id])], type, PICTURE);
  pen.rect(LEFT + 2, TOP + 2, SIDE - 2, SILL - TOP - 2).fill(palette.plate);
  pen.rect(LEFT + SIDE, TOP + 2, 2, SILL - TOP - 2).fill(INK);
  pen.rect(LEFT + 2, SILL, CARD.width - 4, 2).fill(INK);
  pen.rect(LEFT + 2, SILL + 2, CARD.width - 4, NAME.height - 2).fill(palette.cell);
  pen.rect(LEFT + 2, SILL + NAME.height, CARD.width - 4, 21).fill(palette.plate);
  pen
    .roundRect(LEFT + 2, TOP + 2, CARD.width - 4, CARD.height - 4, 7)
    .stroke({ color: TYPE_COLOURS[type], width: 4 });
  paintSide(pen, side, type);
  const marks = [
    put({ x: -41, y: -64, scale: badge.scale }, TYPE_SHAPES[type]),
    number(strength, -41, badge.drop - 64, {
      height: strength > 9 ? FIGURE_HEIGHTS.longStrength : FIGURE_HEIGHTS.strength,
      tone: 'pale',
      rim: 'ink',
    }),
    put({ x: 45, y: -68, scale: 0.92 }, ...typeIcon(type)),
    put({ x: 45, y: 14 }, ...BOX_ICONS[ability.box]),
    number(printed, LEFT + 13, 17, { height: FIGURE_HEIGHTS.printed, tone: 'steel' }),
    costOf(cost, seen),
  ];
  paint(pen, marks, type, ICON);
  return pen;
}

const faces = new Map<string, GraphicsContext>();

/** What all cards of one Robot share of which as much is seen: drawn once. */
function sharedFace(id: RobotId, palette: Palette, seen: number): GraphicsContext {
  const key = `${id} ${palette.plate} ${seen}`;
  const face = faces.get(key) ?? faceOf(id, palette, { seen });
  faces.set(key, face);
  return face;
}

/**
 * The face of a Robot's card, 120 x 168 units around the origin. `labels`: those of the scene, which keep its name sharp
 * when the camera comes nearer. `seen`: how much of it no other card covers, from its left edge: name and cost stand there.
 */
export function robotCard(
  id: RobotId,
  palette: Palette,
  { labels = sharpLabels, seen = CARD.width }: { readonly labels?: Labels; readonly seen?: number } = {},
): Container {
  const card = new Container();
  card.addChild(new Graphics(sharedFace(id, palette, seen)));
  writeName(card, id, palette, { labels, seen });
  return card;
}

interface Written {
  readonly labels: Labels;
  readonly seen: number;
}

/** The name under the window of a face. */
export function writeName(card: Container, id: RobotId, palette: Palette, { labels, seen }: Written): void {
  const { lines, size } = nameLines(id, seen);
  const x = LEFT + seen / 2;
  const middle = SILL + NAME.middle;
  lines.forEach((text, at) => {
    const y = middle + (at - (lines.length - 1) / 2) * NAME.step;
    labels.write(card, text, { x, y }, { size, colour: palette.text });
  });
}
