import type { Container } from 'pixi.js';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { Animation } from '../animation';
import type { EffectContextOf } from '../boardDefinition';
import type { SceneContext } from '../contract';
import type { Box, Point, Size } from '../geometry';
import type { Palette } from '../palette';
import type { CardSprites } from './CardSprites';
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
  /** Short words under the card, "2 Energy", or over its middle; they may have several lines. */
  readonly note?: string;
  readonly noteOver?: string;
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
}

/** Everything on the table, in screen pixels. */
export interface TableLayout {
  readonly cards: readonly LaidCard[];
  readonly spots: Readonly<Record<string, Spot>>;
  readonly zones: readonly Zone[];
}

/** Something that is pointed at: the key of a card, or the id of a spot. */
export type Pointed = string;

/** What a game brings to its table of cards. */
export interface CardTable<View, Event> {
  /** Pure: where everything lies. `scrolled`: how far each zone is scrolled, in pixels. */
  layOut(view: View, size: Size, scrolled: (zone: string) => number): TableLayout;
  /** The face of a card in units of its own: 120 wide, 168 high, around the origin. */
  drawFace(face: string, palette: Palette): Container;
  drawBadge?(badge: string, palette: Palette): Container;
  /** Everything that is no card: piles, names, numbers. Drawn again on each change, under the cards. */
  drawTable(view: View, layout: TableLayout, ground: TableGround): void;
  tap(thing: Pointed | undefined): void;
  /** A card may be dragged: tells what it can be dropped on; none: it stays. */
  grab?(card: Pointed): boolean;
  drop?(card: Pointed, on: Pointed | undefined): void;
  cancel(): void;
  refresh(): void;
  /** Shows the facts of a thing near a point of the page; `undefined` hides them. */
  inspect(thing: Pointed | undefined, at: Point): void;
  point?(thing: Pointed | undefined): void;
  animationsOf?(event: Event, context: EffectContextOf<CardSprites>): readonly Animation[];
}

/** What the table itself is drawn on. */
export interface TableGround {
  readonly root: Container;
  readonly palette: Palette;
  readonly size: Size;
}

export type DefineCardTable<View, Action extends TypedThing, Event extends TypedThing> = (
  context: SceneContext<View, Action, Event>,
  onChange: () => void,
) => CardTable<View, Event>;
