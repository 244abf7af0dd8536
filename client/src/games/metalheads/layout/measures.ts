import { RESOURCES, type Resource } from '@gearhall/shared/games/metalheads/content/resources';
import type { Box } from '../../../stage/geometry/geometry';
import type { Areas, Laid } from './areas';

/** No card is smaller: a thumb has to hit it. */
export const SMALLEST_CARD = 46;
/** Between two of the own Robots: what lies under them shows there. */
export const OWN_GAP = 14;
/** Between two Robots of the row. */
export const ROW_GAP = 8;
/** So much of each card of a hand shows at least, in pixels: a thumb can hit it. */
export const LEAST_STEP = 40;
/** How much a hand is bent that has little room. */
export const LITTLE_BEND = 0.4;

export const panels = (box: Box, count: number): Box[] =>
  Array.from({ length: count }, (_, at) => ({
    ...box,
    x: box.x + (at * box.width) / count,
    width: box.width / count - 6,
  }));

/** The own Robots, and to their right the hand: together they scroll where they do not fit. */
export function besideHand(band: Box, cardWidth: number, laid: Laid): Pick<Areas, 'own' | 'hand' | 'band'> {
  const own = laid.own * (cardWidth + OWN_GAP);
  const hand = Math.max(band.width - own, cardWidth + (laid.hand - 1) * LEAST_STEP);
  return {
    own: { ...band, width: own },
    hand: { ...band, x: band.x + own, width: hand },
    band: { box: band, length: own + hand },
  };
}

/** The three kinds of resources in places of this kind. */
export const poolIn = (placeOf: (at: number) => Box): Readonly<Record<Resource, Box>> => {
  const [steel, circuits, fuel] = RESOURCES.map((_, at) => placeOf(at));
  if (!steel || !circuits || !fuel) throw new Error('There are three kinds of resources.');
  return { steel, circuits, fuel };
};

/** One of three parts of a box, side by side. */
export const thirdOf = ({ x, width, ...box }: Box, at: number): Box => ({
  ...box,
  x: x + at * (width / 3),
  width: width / 3,
});
