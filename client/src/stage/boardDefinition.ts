import type { TypedThing } from '@gearhall/shared/core/game';
import type { Seat } from '@gearhall/shared/core/seats';
import type { Container } from 'pixi.js';
import type { SceneContext } from './contract';
import type { Animation } from './animation';
import type { World } from './camera';
import type { Padding } from './framing';
import type { Box, Point, Size } from './geometry';
import type { Palette } from './palette';
import type { SoundName } from './sound';

/** Everything that a game draws on its board. */
export interface Sprites {
  readonly root: Container;
  readonly palette: Palette;
  /**
   * `scale`: screen pixels per unit of the board; `density`: device pixels per screen pixel; `seen`: the
   * part of the board that fills the window. Called with the camera's destination, not during its motion.
   */
  zoomed(scale: number, density: number, seen: Box): void;
  destroy(): void;
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
export interface EffectContextOf<BoardSprites> {
  readonly sprites: BoardSprites;
  readonly me: () => Seat | undefined;
  readonly names: () => readonly string[];
  play(sound: SoundName): void;
}

/** What a game brings to its board. */
export interface BoardDefinition<View, Event, BoardSprites extends Sprites, Pointed> {
  /**
   * The bounds of the board; called again whenever the view has changed. Without a view the game has not
   * begun.
   */
  worldOf(view: View | undefined): World;
  readonly controller: Controller<Pointed>;
  createSprites(palette: Palette): BoardSprites;
  /** Shows the table exactly as it is, and what the controller allows. */
  sync(sprites: BoardSprites, view: View): void;
  /** Hides what the controller allows, while events play. */
  clear?(sprites: BoardSprites): void;
  thingAt(sprites: BoardSprites, point: Point): Pointed | undefined;
  /** Absent where nothing moves. */
  animationsOf?(event: Event, context: EffectContextOf<BoardSprites>): readonly Animation[];
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
  /** From the middle of a unit to a mark around it. */
  readonly radius: number;
  /** What a lesson shows around its marks; absent where `frames` knows better. */
  readonly padding?: Padding;
}

/** What of the board is worth seeing through a window of some size. */
interface Frames<View, Event, BoardSprites> {
  of(view: View, window: Size): Box;
  /** Before an event plays; `undefined` where the event does not move the camera. */
  before(event: Event, sprites: BoardSprites, window: Size): Box | undefined;
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
