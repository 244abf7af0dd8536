import { FAN_DROP, heightOf } from '../../../stage/cards/layouts';
import type { Box, Size } from '../../../stage/geometry/geometry';
import type { Areas, Laid } from './areas';
import { besideHand, LEAST_STEP, LITTLE_BEND, panels, poolIn, SMALLEST_CARD, thirdOf } from './measures';

/** At this width the names on the cards are just legible. */
const LEAST_CARD = 90;
/** How much lower than the row its prices reach. */
const PRICE = 24;
/** The bar with the Nation and what was gained, and the strip with the players. */
const BAR = 42;
const STRIP = 48;
/** Between the parts. */
const GAP = 3;
/** All that is no card, from top to bottom. */
const NO_CARDS = STRIP + 4 + PRICE + BAR + 3 * GAP;
/** Smaller cards than this, and the own Robots lie beside the hand. */
const LEAST_STACKED = 68;

/** The least height in which the hand of a narrow table is whole, in pixels. */
export const LEAST_HEIGHT = NO_CARDS + SMALLEST_CARD * (heightOf(1) * 2 + FAN_DROP * LITTLE_BEND);

/** The width at which this number of rows of cards fits, the hand among them. */
const fittingCard = (height: number, rows: number): number =>
  Math.min(LEAST_CARD, (height - NO_CARDS) / (heightOf(1) * rows + FAN_DROP * LITTLE_BEND));

/**
 * A table for a thumb: the own Robots scroll, the hand is at the bottom, and whole. The window alone says
 * how large the cards are: where three rows of them would be too small, the own Robots lie beside the hand.
 */
export function narrowAreas({ width, height }: Size, count: number, laid: Laid): Areas {
  const isStacked = laid.hand === 0 || fittingCard(height, 3) >= LEAST_STACKED;
  const cardWidth = Math.max(SMALLEST_CARD, fittingCard(height, isStacked && laid.hand > 0 ? 3 : 2));
  const tall = heightOf(cardWidth);
  const rowTop = STRIP + 4;
  const ownTop = rowTop + tall + PRICE;
  const barTop = Math.max(
    ownTop + (isStacked ? tall : 0) + GAP,
    height - tall - BAR - 2 * GAP - cardWidth * FAN_DROP * LITTLE_BEND,
  );
  const band = { x: 6, y: barTop + BAR + GAP, width: width - 12, height: tall };
  const pool = { x: 140, y: barTop, width: width - 144, height: BAR };
  const beside = isStacked ? undefined : besideHand(band, cardWidth, laid);
  return {
    players: panels({ x: 74, y: 4, width: width - 76, height: STRIP - 6 }, count),
    monster: { x: 4, y: 4, width: 68, height: STRIP - 6 },
    ...pilesAndRow({ x: 4, y: rowTop, width: width - 6, height: tall }),
    nation: { x: 4, y: barTop, width: 132, height: BAR },
    pool: poolIn((at) => thirdOf(pool, at)),
    own: { x: 12, y: ownTop, width: width - 14, height: tall },
    hand: band,
    ...beside,
    bend: LITTLE_BEND,
    cardWidth,
    smallWidth: cardWidth,
    head: 0,
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
