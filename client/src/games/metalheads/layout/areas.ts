import type { Resource } from '@gearhall/shared/games/metalheads/content/resources';
import type { Box, Size } from '../../../stage/geometry/geometry';

/** The parts of the table, in screen pixels. */
export interface Areas {
  /** One panel a player, side by side at the top. */
  readonly players: readonly Box[];
  readonly monster: Box;
  readonly deck: Box;
  readonly discard: Box;
  readonly row: Box;
  /** Resources gained this turn. */
  readonly pool: Readonly<Record<Resource, Box>>;
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

const NARROW = 700;

export const isNarrow = ({ width }: Size): boolean => width < NARROW;

/** Too low for words beside a picture. */
export const isLow = ({ height }: Box): boolean => height < 80;

/** A panel that is too slim for the name beside the Strength. */
export const isSlim = ({ width }: Size): boolean => width < 190;

/** How many cards lie in the middle and in the hand: where there is little room they share it. */
export interface Laid {
  readonly own: number;
  readonly hand: number;
}
