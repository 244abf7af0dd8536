import type { TypedThing } from '@gearhall/shared/core/game';
import type { Seat } from '@gearhall/shared/core/seats';
import type { Container } from 'pixi.js';
import type { Desk } from '../games/contract';
import type { Animation } from './animation';
import type { World } from './camera';
import type { Box, Point, Size } from './geometry';
import type { Palette } from './palette';
import type { SoundName } from './sound';

/** Everything that a game has on its board. */
export interface TableCast {
  readonly root: Container;
  readonly palette: Palette;
  /**
   * `scale`: screen pixels for each unit of the board; `density`: device pixels for each of those;
   * `seen`: the part of the board that fills the window. Told where the camera goes, not on the way.
   */
  zoomed(scale: number, density: number, seen: Box): void;
  destroy(): void;
}

/** What a player does over the board. */
export interface TableHand<Pointed> {
  tap(thing: Pointed | undefined): void;
  putDown(): void;
  /** Would another tap on this do what the last one showed? Then a double tap is two taps, and no look closer. */
  awaits?(thing: Pointed | undefined): boolean;
  /** The view, or what is legal, has changed. */
  refresh(): void;
  /** Points at something without doing anything. */
  point(thing: Pointed | undefined): void;
  /** Tells of a thing near a point of the page. */
  inspect(thing: Pointed | undefined, at: Point): void;
}

/** What effects work with: the things on the board, and what the desk tells about the table. */
export interface TableShow<Cast> {
  readonly cast: Cast;
  readonly me: () => Seat | undefined;
  readonly names: () => readonly string[];
  play(sound: SoundName): void;
}

/** What a game brings to its board. */
export interface TableKit<View, Event, Cast extends TableCast, Pointed> {
  /** The bounds of the board; asked again whenever the view has changed. Without a view there is no game yet. */
  worldOf(view: View | undefined): World;
  readonly hand: TableHand<Pointed>;
  dress(palette: Palette): Cast;
  /** Shows the table exactly as it is, and what the hand can do. */
  sync(cast: Cast, view: View): void;
  /** Takes away what the hand can do, while things happen. */
  clear(cast: Cast): void;
  thingAt(cast: Cast, point: Point): Pointed | undefined;
  animationsOf(event: Event, show: TableShow<Cast>): readonly Animation[];
  /** Absent where the board is shown whole until somebody looks closer. */
  readonly frames?: Frames<View, Event, Cast>;
  /** Absent where nothing lies over the canvas. */
  overlay?(over: OverBoard): Overlay;
}

/** What an overlay gets of the board that it lies over. */
export interface OverBoard {
  readonly host: HTMLElement;
  /** Somebody wants to look there. */
  look(at: Point): void;
}

/** A piece of the page over the canvas: a map, a legend. */
export interface Overlay {
  /** This part of the board fills the window now, or will when the camera has arrived. */
  seen(box: Box): void;
  destroy(): void;
}

/** What of the board is worth seeing through a window of some size. */
export interface Frames<View, Event, Cast> {
  of(view: View, window: Size): Box;
  /** Before an event plays; `undefined` where it changes nothing. */
  before(event: Event, cast: Cast, window: Size): Box | undefined;
}

/** `onChange`: to be called when the hand wants the board drawn anew. */
export type MakeKit<
  View,
  Action extends TypedThing,
  Event extends TypedThing,
  Cast extends TableCast,
  Pointed,
> = (desk: Desk<View, Action, Event>, onChange: () => void) => TableKit<View, Event, Cast, Pointed>;
