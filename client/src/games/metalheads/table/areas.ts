import { FAN_DROP, heightOf } from '../../../stage/cards/layouts';
import type { Box, Size } from '../../../stage/geometry/geometry';

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
  /** The own Robots and the hand lie side by side and scroll together: where, and how wide they are in all. */
  readonly band?: { readonly box: Box; readonly length: number };
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

/** No card is smaller: a thumb has to hit it. */
const SMALLEST_CARD = 46;
/** At this width the names on the cards are just legible. */
const LEAST_CARD = 90;
const MOST_CARD = 132;
const NARROW = 700;
/** How much the hand is bent on a narrow table. */
const NARROW_BEND = 0.4;
const EDGE = 8;
/** Between two of the own Robots: what lies under them shows there. */
export const OWN_GAP = 14;
/** So much of each card of a hand shows at least, in pixels: a thumb can hit it. */
export const LEAST_STEP = 40;

export const isNarrow = ({ width }: Size): boolean => width < NARROW;

/** Too low for words beside a picture. */
export const isLow = ({ height }: Box): boolean => height < 90;

/** How many cards lie in the middle and in the hand: on a narrow table they share the room. */
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
const PRICE = 26;
const NARROW_PRICE = 24;
const MOST_BAND = 148;

/** From the top: the players, the Monster between the piles, the row, the own Robots, the hand. */
function wideAreas({ width, height }: Size, count: number): Areas {
  const inner = width - 2 * EDGE;
  const strip = Math.min(140, Math.max(116, height * 0.165));
  const band = Math.min(MOST_BAND, Math.max(88, height * 0.16));
  const rest = height - strip - band - PRICE - 6 * EDGE;
  const cardWidth = Math.max(SMALLEST_CARD, Math.min(MOST_CARD, rest / 3.2 / 1.4, inner / 5 - 10));
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

/** The bar with the Nation and what was gained, and the strip with the players, on a narrow table. */
const BAR = 42;
const STRIP = 48;
/** Between the parts of a narrow table. */
const NARROW_GAP = 3;
/** All that is no card, from top to bottom. */
const NO_CARDS = STRIP + 4 + NARROW_PRICE + BAR + 3 * NARROW_GAP;
/** Smaller cards than this, and the own Robots lie beside the hand. */
const LEAST_STACKED = 68;

/** The least height in which the hand of a narrow table is whole, in pixels. */
export const LEAST_HEIGHT = NO_CARDS + SMALLEST_CARD * (heightOf(1) * 2 + FAN_DROP * NARROW_BEND);

/** The width at which this number of rows of cards fits, the hand among them. */
const fittingCard = (height: number, rows: number): number =>
  Math.min(LEAST_CARD, (height - NO_CARDS) / (heightOf(1) * rows + FAN_DROP * NARROW_BEND));

/**
 * The same for a thumb: the own Robots scroll, the hand is at the bottom, and whole. The window alone says
 * how large the cards are: where three rows of them would be too small, the own Robots lie beside the hand.
 */
function narrowAreas({ width, height }: Size, count: number, laid: Laid): Areas {
  const isStacked = laid.hand === 0 || fittingCard(height, 3) >= LEAST_STACKED;
  const cardWidth = Math.max(SMALLEST_CARD, fittingCard(height, isStacked && laid.hand > 0 ? 3 : 2));
  const tall = heightOf(cardWidth);
  const rowTop = STRIP + 4;
  const ownTop = rowTop + tall + NARROW_PRICE;
  const barTop = Math.max(
    ownTop + (isStacked ? tall : 0) + NARROW_GAP,
    height - tall - BAR - 2 * NARROW_GAP - cardWidth * FAN_DROP * NARROW_BEND,
  );
  const band = { x: 6, y: barTop + BAR + NARROW_GAP, width: width - 12, height: tall };
  const beside = isStacked ? undefined : besideHand(band, cardWidth, laid);
  return {
    players: panels({ x: 74, y: 4, width: width - 76, height: STRIP - 6 }, count),
    monster: { x: 4, y: 4, width: 68, height: STRIP - 6 },
    ...pilesAndRow({ x: 4, y: rowTop, width: width - 6, height: tall }),
    nation: { x: 4, y: barTop, width: 132, height: BAR },
    pool: { x: 140, y: barTop, width: width - 144, height: BAR },
    own: { x: 12, y: ownTop, width: width - 14, height: tall },
    hand: band,
    ...beside,
    bend: NARROW_BEND,
    cardWidth,
    smallWidth: cardWidth,
    head: 0,
  };
}

/** The own Robots, and to their right the hand: together they scroll where they do not fit. */
function besideHand(band: Box, cardWidth: number, laid: Laid): Pick<Areas, 'own' | 'hand' | 'band'> {
  const own = laid.own * (cardWidth + OWN_GAP);
  const hand = Math.max(band.width - own, cardWidth + (laid.hand - 1) * LEAST_STEP);
  return {
    own: { ...band, width: own },
    hand: { ...band, x: band.x + own, width: hand },
    band: { box: band, length: own + hand },
  };
}

/** Narrow piles leave the row its room. */
const PILE = 46;

/** The piles one above the other, or side by side where a thumb could not hit them; and the row beside them. */
function pilesAndRow({ x, y, width, height }: Box): Pick<Areas, 'deck' | 'discard' | 'row'> {
  const isHigh = height / 2 - 3 >= LEAST_STEP;
  const pile = isHigh ? { width: PILE, height: height / 2 - 3 } : { width: LEAST_STEP, height };
  const second = isHigh ? { x, y: y + height / 2 + 3 } : { x: x + LEAST_STEP + 4, y };
  const left = second.x + pile.width + 8;
  return {
    deck: { x, y, ...pile },
    discard: { ...second, ...pile },
    row: { x: left, y, width: x + width - left, height },
  };
}
