import type { Container } from 'pixi.js';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { Animation } from '../motions/animation';
import type { EffectContextOf, Heard, Surface } from '../contract/boardDefinition';
import type { Celebrated } from '../contract/celebration';
import type { SceneContext } from '../contract/contract';
import type { Point, Size } from '../geometry/geometry';
import type { Palette } from '../drawing/palette';
import type { CardSprites } from './CardSprites';
import type { TableLayout } from './tableLayout';

/** Something that is pointed at: the key of a card, or the id of a spot. */
export type Pointed = string;

/**
 * What a game brings to its table of cards.
 *
 * @example
 * ```ts
 * import type { CardTable } from '../../client/src/stage/cards/contract';
 *
 * // One card in the middle of the window.
 * export const layOut: CardTable<{ card: string }, never>['layOut'] = ({ card }, { width, height }) => ({
 *   cards: [
 *     { key: 'mine', face: card, mark: 'plain', place: { x: width / 2, y: height / 2, width: 120, rotation: 0, z: 0 } },
 *   ],
 *   spots: {},
 *   zones: [],
 * });
 * ```
 */
export interface CardTable<View, Event> {
  /** Pure: where everything lies. `scrolled`: how far each zone is scrolled, in pixels; undefined: nobody has yet. */
  layOut(view: View, size: Size, scrolled: (zone: string) => number | undefined): TableLayout;
  /** The face of a card in units of its own: 120 wide, 168 high, around the origin. */
  drawFace(face: string, palette: Palette): Container;
  /** A badge, in the same units; absent where no card has one. */
  drawBadge?(badge: string, palette: Palette): Container;
  /** Whether a card turns over when it shows another face; absent: the face changes at once. */
  turnsOver?(before: string, after: string): boolean;
  /** The colours of its own; absent: those of the hall. High contrast has none of them. */
  readonly colours?: Partial<Palette>;
  /** Makes what lies under everything, and stays; absent or undefined: a plain colour. */
  createFloor?(surface: Surface, palette: Palette): TableFloor<View> | undefined;
  /** Everything that is no card: piles, names, numbers. Drawn again on each change, under the cards. */
  drawTable(view: View, layout: TableLayout, ground: TableGround): void;
  /** A tap or a click; `undefined`: beside everything. */
  tap(thing: Pointed | undefined): void;
  /** A card may be dragged: tells what it can be dropped on; none: it stays. */
  grab?(card: Pointed): boolean;
  /** The card was let go over this, or over nothing. */
  drop?(card: Pointed, on: Pointed | undefined): void;
  /** Escape: what was chosen so far is given up. */
  cancel(): void;
  /** Called when the view or the legal actions have changed. */
  refresh(): void;
  /** Shows the facts of a thing near a point of the page; `undefined` hides them. */
  inspect(thing: Pointed | undefined, at: Point): void;
  /** Points at something without doing anything. */
  point?(thing: Pointed | undefined): void;
  /** Absent where cards only fly to their places. */
  animationsOf?(event: Event, context: EffectContextOf<CardSprites>): readonly Animation[];
  /** Absent where nobody's victory is celebrated; pieces are cards and spots. */
  readonly celebrated?: Celebrated<View>;
  /** Absent where nothing is heard but what animations play. */
  readonly heard?: Heard<Event>;
}

/** What lies under everything on a table. */
export interface Floor {
  readonly root: Container;
  /** A layer of a picture that an effect may move behind its frame; undefined where there is none of this name. */
  layer(name: string): Layer | undefined;
}

export interface Layer {
  /** Moves it from where it was at first, in pixels. */
  slide(by: number): void;
}

export interface TableFloor<View> extends Floor {
  /** Called on each change. */
  update(view: View, layout: TableLayout, size: Size): void;
  destroy(): void;
}

/** What the table itself is drawn on. */
export interface TableGround {
  readonly root: Container;
  readonly palette: Palette;
  readonly size: Size;
  /** High contrast: flat colours alone. */
  readonly isFlat: boolean;
}

export type DefineCardTable<View, Action extends TypedThing, Event extends TypedThing> = (
  context: SceneContext<View, Action, Event>,
  onChange: () => void,
) => CardTable<View, Event>;
