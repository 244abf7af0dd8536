import type { Box } from '../geometry/geometry';
import type { Place } from './layouts';

/** How a card is marked: it can be chosen, it is chosen, it cannot be used, or nothing of this. */
export type Mark = 'can' | 'chosen' | 'idle' | 'plain';

/** A card in its place. */
export interface LaidCard {
  /** Stays the same wherever the card goes. */
  readonly key: string;
  /** What is drawn: cards with the same face look the same. */
  readonly face: string;
  readonly place: Place;
  readonly mark: Mark;
  /** The spot (TableLayout.spots) that it comes from when it appears, and goes to when it vanishes. */
  readonly from?: string;
  readonly to?: string;
  /** The face that it shows there; absent: the same as before. */
  readonly becomes?: string;
  /** It casts no shadow: no card of paper, but something that stands on the table. */
  readonly isFloating?: boolean;
  /** Short words under the card, "2 Energy", or over its middle; they may have several lines. */
  readonly note?: string;
  readonly noteOver?: string;
  /** So wide the note under the card may be, in pixels, the next one being beside it; absent: as wide as it gets. */
  readonly noteRoom?: number;
  /** Drawn over the card, in its own units: tokens, numbers. */
  readonly badge?: string;
}

/** A part of the table that can be chosen besides the cards: a pile, a player. */
export interface Spot {
  readonly box: Box;
  readonly mark: Mark;
}

/** A part of the table that scrolls from side to side. */
export interface Zone {
  readonly id: string;
  readonly box: Box;
  /** How wide its contents are, in pixels. */
  readonly length: number;
  /** It opens at its right end. */
  readonly opensAtEnd?: boolean;
}

/** Everything on the table, in screen pixels. */
export interface TableLayout {
  readonly cards: readonly LaidCard[];
  readonly spots: Readonly<Record<string, Spot>>;
  readonly zones: readonly Zone[];
  /** Parts that are only drawn, by their names. */
  readonly parts?: Readonly<Record<string, Box>>;
}
