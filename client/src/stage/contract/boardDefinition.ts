import type { TypedThing } from '@gearhall/shared/core/game';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Container } from 'pixi.js';
import type { Celebrated } from './celebration';
import type { SceneContext } from './contract';
import type { Lasting } from './lasting';
import type { Animation } from '../motions/animation';
import type { World } from '../camera/camera';
import type { Frame, Padding } from '../camera/framing';
import type { Box, Point, Size } from '../geometry/geometry';
import type { Palette } from '../drawing/palette';
import type { DrawnWith } from '../renderer/startDrawing';
import type { Sparks } from '../sprites/sparks';
import type { Textures } from '../sprites/Textures';

/** Everything that a game draws on its board. */
export interface Sprites {
  readonly root: Container;
  readonly palette: Palette;
  /** What films on it work with; absent where nothing bursts and leaves traces. */
  readonly sparks?: Sparks;
  /**
   * `scale`: screen pixels per unit of the board; `density`: device pixels per screen pixel; `seen`: the
   * part of the board that fills the window. Called with the camera's destination, not during its motion.
   */
  zoomed(scale: number, density: number, seen: Box): void;
  destroy(): void;
}

/** What sprites are drawn on. */
export interface Surface {
  /** With `canvas` no sprite adds its light (`blendMode: 'add'`): all shapes drawn after it would, too. */
  readonly drawnWith: DrawnWith;
  /** For painted pictures: freed after the sprites that they were made for. */
  readonly textures: Textures;
  /** High contrast: flat colours alone, and no painted pictures. */
  readonly isFlat: boolean;
  /** The most pixels that a side of a texture may have. */
  readonly mostPixels: number;
  /** Something is being painted that will appear, until the result is called. */
  painting(): () => void;
  /** Lets something appear within 250 ms, or at once; called with the share that can be seen, up to 1. */
  fade(show: (share: number) => void): void;
}

/** Input on the board. What is absent does nothing. */
export interface Controller<Pointed> {
  tap(thing: Pointed | undefined): void;
  cancel?(): void;
  /**
   * Whether a second tap on this would do what the first one showed. Then a double tap counts as two taps
   * and does not zoom.
   */
  awaits?(thing: Pointed | undefined): boolean;
  /** Called when the view or the legal actions have changed. */
  refresh?(): void;
  /** Points at something without doing anything. */
  point?(thing: Pointed | undefined): void;
  /** Shows the facts of a thing near a point of the page. */
  inspect?(thing: Pointed | undefined, at: Point): void;
}

/** What effects work with: the things on the board, and what the context knows about the table. */
export interface EffectContextOf<BoardSprites, Sound extends string = string> {
  readonly sprites: BoardSprites;
  readonly me: () => Seat | undefined;
  readonly names: () => readonly string[];
  /** It comes from where the event happens (`Heard.unitOf`). */
  play(sound: Sound): void;
  /** Shakes the camera; 0.35 is a hit, 0.8 the end of somebody. Not where somebody wants less motion. */
  jolt(trauma: number): void;
  /** The camera goes close for a moment. */
  punch(): void;
  /** Somebody wants less motion: nothing flashes. */
  isCalm(): boolean;
}

/** What is heard of events, besides what their animations play. */
export interface Heard<Event> {
  /** The sound with which an event begins; undefined: none. */
  soundOf(event: Event): string | undefined;
  /** The unit or the space that an event is about: all its sounds come from there. Undefined: from the middle. */
  unitOf(event: Event): string | undefined;
}

/**
 * What a game brings to its board.
 *
 * @example
 * ```ts
 * import type { BoardDefinition, Sprites } from '../../client/src/stage/contract/boardDefinition';
 *
 * // Where the board is as large as 10 by 6 fields of 20 units, whatever the view.
 * export const worldOf: BoardDefinition<unknown, unknown, Sprites, never>['worldOf'] = () => ({
 *   x: 0,
 *   y: 0,
 *   width: 200,
 *   height: 120,
 * });
 * ```
 */
export interface BoardDefinition<View, Event, BoardSprites extends Sprites, Pointed> {
  /**
   * The bounds of the board, in units of its own; called again whenever the view has changed. Without a view the game has not
   * begun.
   */
  worldOf(view: View | undefined): World;
  /** What input on the board does. */
  readonly controller: Controller<Pointed>;
  /** Colours of this game's own; high contrast goes without them. */
  readonly colours?: Partial<Palette>;
  /** Called at the start, and when other colours are wanted. */
  createSprites(palette: Palette, surface: Surface): BoardSprites;
  /** Shows the table exactly as it is, and what the controller allows. */
  sync(sprites: BoardSprites, view: View): void;
  /** Hides what the controller allows, while events play. */
  clear?(sprites: BoardSprites): void;
  /** What lies under a point, in units of the board; `undefined` where nothing does. */
  thingAt(sprites: BoardSprites, point: Point): Pointed | undefined;
  /** Absent where nothing moves. `following`: the events that have come together with it, and play after it. */
  animationsOf?(
    event: Event,
    context: EffectContextOf<BoardSprites>,
    following: readonly Event[],
  ): readonly Animation[];
  /** What stays on the board of what has happened; undefined as long as it cannot be drawn, absent where nothing stays. */
  lasting?(sprites: BoardSprites): Lasting<View, Event, BoardSprites> | undefined;
  /** It plays what the game has begun with, where somebody was there when it began and the board was not yet. */
  readonly playsBeginning?: boolean;
  /** Absent where nothing is heard but what animations play. */
  readonly heard?: Heard<Event>;
  /** Absent where nobody's victory is celebrated. */
  readonly celebrated?: Celebrated<View>;
  /** Where a lesson finds what it points at; absent where it points at nothing. */
  readonly places?: Places<BoardSprites>;
  /** Absent where the board is shown whole until somebody zooms in. */
  readonly frames?: Frames<View, Event, BoardSprites>;
  /** Absent where nothing lies over the canvas. */
  overlay?(over: OverBoard): Overlay;
}

/** The part of the board that an overlay can use. */
export interface OverBoard {
  readonly host: HTMLElement;
  /** Moves the camera to a point. */
  look(at: Point): void;
}

/** An element over the canvas: a map, a legend. */
export interface Overlay {
  /** Called when this part of the board fills the window, or will when the camera arrives. */
  seen(box: Box): void;
  destroy(): void;
}

/** Units and spaces by their ids. */
interface Places<BoardSprites> {
  /** The middle of a unit or a space; undefined where there is none of this id. */
  at(sprites: BoardSprites, id: string): Point | undefined;
  /** Where each unit stands. */
  standing(sprites: BoardSprites): ReadonlyMap<string, Point>;
  /** From the middle of a unit to a mark around it. */
  readonly radius: number;
  /** What a lesson shows around its marks; absent where `frames` knows better. */
  readonly padding?: Padding;
}

/** What of the board is worth seeing through a window of some size. */
interface Frames<View, Event, BoardSprites> {
  of(view: View, window: Size): Box;
  /** Before an event plays; `undefined` where the event does not move the camera. */
  before(event: Event, sprites: BoardSprites, window: Size): Frame | undefined;
}

/** `onChange`: called when the controller wants the board redrawn. */
export type DefineBoard<
  View,
  Action extends TypedThing,
  Event extends TypedThing,
  BoardSprites extends Sprites,
  Pointed,
> = (
  context: SceneContext<View, Action, Event>,
  onChange: () => void,
) => BoardDefinition<View, Event, BoardSprites, Pointed>;
