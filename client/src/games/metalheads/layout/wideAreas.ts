import { FAN_DROP, heightOf } from '../../../stage/cards/layouts';
import type { Box, Size } from '../../../stage/geometry/geometry';
import { isSlim, type Areas, type Laid } from './areas';
import { besideHand, LITTLE_BEND, panels, poolIn, ROW_GAP, SMALLEST_CARD, thirdOf } from './measures';

const EDGE = 8;
const MOST_CARD = 190;
/** Smaller cards than this, and the own Robots lie beside the hand. */
const LEAST_STACKED = 84;
/** The upper part of a player's panel: name, Strength and how it comes about. */
const HEAD = { wide: 58, slim: 80 } as const;
/** How much lower than the row its prices reach. */
const PRICE = 26;
/** How high the Monster's part is: at least, and where there is room. */
const BAND = { least: 88, share: 0.17, most: 240 } as const;
/** The columns on both sides of the row. */
const SIDE = { least: 84, most: 228, gap: 10, wide: 122, mine: 168 } as const;
/** The heights of a full fan, of a flat one, and of the rows over it, in cards. */
const ROWS = { three: 3.2, two: 2.1 } as const;

interface Measures {
  readonly strip: number;
  readonly band: number;
  readonly cardWidth: number;
  readonly isStacked: boolean;
}

/** How large everything is: cards as large as they fit, and what they leave goes to the Monster. */
function measuresOf({ width, height }: Size, { hand }: Laid): Measures {
  const strip = Math.min(140, Math.max(116, height * 0.165));
  const least = Math.max(BAND.least, Math.min(BAND.most, height * BAND.share));
  const rest = height - strip - least - PRICE - 6 * EDGE;
  const byWidth = (width - 2 * (EDGE + SIDE.least + SIDE.gap) + ROW_GAP) / 5 - ROW_GAP;
  const fitting = (rows: number): number => Math.min(MOST_CARD, byWidth, rest / heightOf(rows));
  const isStacked = fitting(ROWS.three) >= Math.min(LEAST_STACKED, byWidth);
  const rows = isStacked && hand > 0 ? ROWS.three : ROWS.two;
  const cardWidth = Math.max(SMALLEST_CARD, fitting(rows));
  const left = Math.max(0, rest - heightOf(cardWidth) * rows);
  return { strip, cardWidth, isStacked: isStacked || hand === 0, band: Math.min(BAND.most, least + left) };
}

/** From the top: the players, the Monster, the row between the piles and what is mine, the own Robots, the hand. */
export function wideAreas(size: Size, count: number, laid: Laid): Areas {
  const { width, height } = size;
  const inner = width - 2 * EDGE;
  const { strip, band, cardWidth, isStacked } = measuresOf(size, laid);
  const tall = heightOf(cardWidth);
  const bandTop = strip + 2 * EDGE;
  const rowTop = bandTop + band + EDGE;
  const bend = isStacked ? 1 : LITTLE_BEND;
  const foot = height - tall - cardWidth * FAN_DROP * bend;
  const ownTop = rowTop + tall + PRICE + EDGE;
  const handTop = isStacked ? Math.max(ownTop + tall + EDGE, foot) : Math.max(ownTop, foot - EDGE);
  const hand = { x: EDGE + 10, y: handTop, width: inner - 20, height: tall };
  return {
    ...stripAreas({ x: EDGE, y: EDGE, width: inner + 6, height: strip }, count),
    monster: { x: EDGE, y: bandTop, width: inner, height: band },
    ...rowAreas({ x: EDGE, y: rowTop, width: inner, height: tall }, cardWidth),
    own: { x: EDGE + 16, y: ownTop, width: inner - 30, height: tall },
    hand,
    ...(isStacked ? undefined : besideHand(hand, cardWidth, laid)),
    bend,
    cardWidth,
  };
}

/** The panels of the players; alone there is one for the Robots of the Monster. */
function stripAreas(
  box: Box,
  count: number,
): Pick<Areas, 'players' | 'monsterRobots' | 'smallWidth' | 'head'> {
  const [first, ...others] = panels(box, Math.max(2, count));
  if (!first) throw new Error('A table has a panel.');
  const head = isSlim(first) ? HEAD.slim : HEAD.wide;
  return {
    players: count === 1 ? [first] : [first, ...others],
    ...(count === 1 && others[0] ? { monsterRobots: others[0] } : {}),
    smallWidth: (box.height - head - 8) / heightOf(1),
    head,
  };
}

/** The row in the middle, on its left the piles, on its right the Nation and what was gained. */
function rowAreas(box: Box, cardWidth: number): Pick<Areas, 'row' | 'deck' | 'discard' | 'nation' | 'pool'> {
  const length = 5 * (cardWidth + ROW_GAP) - ROW_GAP;
  const row = { ...box, x: box.x + (box.width - length) / 2, width: length };
  const room = Math.min(SIDE.most, row.x - box.x - SIDE.gap);
  const height = box.height + PRICE;
  const left = { ...box, x: row.x - SIDE.gap - room, width: room, height };
  const mine = Math.min(room, SIDE.mine);
  const right = { ...box, x: row.x + length + SIDE.gap, width: mine, height };
  return { row, ...pilesIn(left), ...mineIn(right) };
}

function pilesIn({ x, y, width, height }: Box): Pick<Areas, 'deck' | 'discard'> {
  if (width < SIDE.wide) {
    const half = { x, width, height: height / 2 - 3 };
    return { deck: { ...half, y }, discard: { ...half, y: y + height / 2 + 3 } };
  }
  const half = { y, width: width / 2 - 4, height };
  return { deck: { ...half, x }, discard: { ...half, x: x + width / 2 + 4 } };
}

function mineIn({ x, y, width, height }: Box): Pick<Areas, 'nation' | 'pool'> {
  if (width >= SIDE.wide) {
    const pool = { x, y: y + height / 2 + 3, width, height: height / 2 - 3 };
    return {
      nation: { x, y, width, height: height / 2 - 3 },
      pool: poolIn((at) => thirdOf(pool, at)),
    };
  }
  const third = height / 3;
  const cell = { width: width / 2 - 2, height: third - 4 };
  return {
    nation: { x, y, width, height: third - 4 },
    pool: poolIn((at) => ({
      ...cell,
      x: x + (at % 2) * (width / 2 + 2),
      y: y + third * (at < 2 ? 1 : 2),
      ...(at === 2 && { width }),
    })),
  };
}
