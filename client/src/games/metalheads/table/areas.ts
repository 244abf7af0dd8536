import { FAN_DROP, heightOf } from '../../../stage/cards/layouts';
import type { Box, Size } from '../../../stage/geometry';

/** The parts of the table, in screen pixels. */
export interface Areas {
  /** One panel a player, side by side at the top. */
  readonly players: readonly Box[];
  readonly monster: Box;
  readonly deck: Box;
  readonly discard: Box;
  readonly row: Box;
  /** Resources gained this turn, the three kinds side by side. */
  readonly pool: Box;
  readonly nation: Box;
  readonly own: Box;
  readonly hand: Box;
  /** How much the hand is bent (`fan`). */
  readonly bend: number;
  /** Where the Robots of a solo Monster lie, on a wide table. */
  readonly monsterRobots?: Box;
  /** The width of a card, and of a card of somebody else. */
  readonly cardWidth: number;
  readonly smallWidth: number;
  /** Where the cards in a panel begin, below its upper edge. */
  readonly head: number;
}

/** At this width the names on the cards are just legible. */
const LEAST_CARD = 90;
const MOST_CARD = 132;
const NARROW = 700;
/** How much the hand is bent on a narrow table. */
const NARROW_BEND = 0.4;
const EDGE = 8;

export const isNarrow = ({ width }: Size): boolean => width < NARROW;

/** Too low for words beside a picture. */
export const isLow = ({ height }: Box): boolean => height < 90;

/** How many cards lie in the middle and in the hand: a low narrow table gives the hand what the middle can spare. */
interface Laid {
  readonly own: number;
  readonly hand: number;
}

const FULL: Laid = { own: 1, hand: 0 };

export const areasOf = (size: Size, players: number, laid = FULL): Areas =>
  isNarrow(size) ? narrowAreas(size, players, laid) : wideAreas(size, players);

const panels = (box: Box, count: number): Box[] =>
  Array.from({ length: count }, (_, at) => ({
    ...box,
    x: box.x + (at * box.width) / count,
    width: box.width / count - 6,
  }));

/** A panel that is too slim for the name beside the Strength. */
export const isSlim = ({ width }: Size): boolean => width < 190;

/** The upper part of a player's panel: name, Strength and how it comes about. */
const HEAD = { wide: 58, slim: 80 } as const;

/** How much lower than the row its prices reach. */
const PRICE = 22;
const NARROW_PRICE = 20;
const MOST_BAND = 148;

/** From the top: the players, the Monster between the piles, the row, the own Robots, the hand. */
function wideAreas({ width, height }: Size, count: number): Areas {
  const inner = width - 2 * EDGE;
  const strip = Math.min(140, Math.max(116, height * 0.165));
  const band = Math.min(MOST_BAND, Math.max(84, height * 0.16));
  const rest = height - strip - band - PRICE - 6 * EDGE;
  const cardWidth = Math.max(72, Math.min(MOST_CARD, rest / 3.2 / 1.4, inner / 5 - 10));
  const tall = heightOf(cardWidth);
  const bandTop = strip + 2 * EDGE;
  const rowTop = bandTop + band + EDGE;
  const ownTop = rowTop + tall + PRICE + EDGE;
  const handTop = Math.max(ownTop + tall + EDGE, height - tall - cardWidth * FAN_DROP);
  const rowWidth = 5 * (cardWidth + 8) - 8;
  const pile = Math.min(96, band * 0.7);
  const side = Math.max(140, pile);
  const [first, ...others] = panels(
    { x: EDGE, y: EDGE, width: inner + 6, height: strip },
    Math.max(2, count),
  );
  if (!first) throw new Error('A table has a panel.');
  const head = isSlim(first) ? HEAD.slim : HEAD.wide;
  return {
    players: count === 1 ? [first] : [first, ...others],
    ...(count === 1 && others[0] ? { monsterRobots: others[0] } : {}),
    monster: { x: EDGE + side + EDGE, y: bandTop, width: inner - 2 * (side + EDGE), height: band },
    deck: { x: EDGE, y: bandTop, width: side / 2 - 4, height: band },
    discard: { x: EDGE + side / 2 + 4, y: bandTop, width: side / 2 - 4, height: band },
    row: {
      x: Math.max(EDGE, (width - rowWidth) / 2),
      y: rowTop,
      width: Math.max(rowWidth, inner - 8),
      height: tall,
    },
    nation: { x: width - EDGE - side, y: bandTop, width: side, height: band / 2 - 3 },
    pool: { x: width - EDGE - side, y: bandTop + band / 2 + 3, width: side, height: band / 2 - 3 },
    own: { x: EDGE + 14, y: ownTop, width: inner - 20, height: tall },
    hand: { x: EDGE + 10, y: handTop, width: inner - 20, height: tall },
    bend: 1,
    cardWidth,
    smallWidth: (strip - head - 8) / 1.4,
    head,
  };
}

/** How far the bar may move under the Robots in the middle on a low table, in pixels: to its words. */
const COVERED = 5;

/** The same for a thumb: the row and the own Robots scroll, the hand is at the bottom. */
function narrowAreas({ width, height }: Size, count: number, laid: Laid): Areas {
  const cardWidth = LEAST_CARD;
  const tall = heightOf(cardWidth);
  const strip = 48;
  const bar = 42;
  const rowTop = strip + 4;
  const ownTop = rowTop + tall + NARROW_PRICE;
  const spared = laid.hand === 0 ? 0 : laid.own === 0 ? tall : COVERED;
  const barTop = Math.max(
    ownTop + tall + 3 - spared,
    height - tall - bar - 6 - cardWidth * FAN_DROP * NARROW_BEND,
  );
  const pile = 70;
  return {
    players: panels({ x: 74, y: 4, width: width - 76, height: strip - 6 }, count),
    monster: { x: 4, y: 4, width: 68, height: strip - 6 },
    deck: { x: 4, y: rowTop, width: pile, height: tall / 2 - 3 },
    discard: { x: 4, y: rowTop + tall / 2 + 3, width: pile, height: tall / 2 - 3 },
    row: { x: pile + 12, y: rowTop, width: width - pile - 14, height: tall },
    own: { x: 12, y: ownTop, width: width - 14, height: tall },
    nation: { x: 4, y: barTop, width: 132, height: bar },
    pool: { x: 140, y: barTop, width: width - 144, height: bar },
    hand: { x: 6, y: barTop + bar + 3, width: width - 12, height: tall },
    bend: NARROW_BEND,
    cardWidth,
    smallWidth: cardWidth,
    head: 0,
  };
}
