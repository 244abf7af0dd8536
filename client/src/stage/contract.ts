import type { ReadonlySignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { AnyTableRules, TypedThing } from '@gearhall/shared/core/game';
import type { Seat } from '@gearhall/shared/core/seats';
import type { Glossary } from '../ui/glossary/glossary';
import type { Piece } from '../ui/glossary/pieces';
import type { SeatLook } from '../ui/seatLooks';
import type { GuideMarks } from './GuideMarks';
import type { Words } from './words';
import type { Finished, Summary } from '@gearhall/shared/core/summary';

/** What a game brings to the client. The shell knows a game only through this. */
export interface GameClient<View, Action extends TypedThing, Event extends TypedThing> {
  readonly rules: AnyTableRules;
  readonly words: Words<View, Action, Event>;
  /** How a finished game is summed up besides its winners; absent where there is no summary. */
  readonly ending?: Ending;
  /**
   * The only thing left to do when there is nothing to choose: ending the turn, or the only answer to a
   * question. The client sends it by itself, once, after an action of its own. Absent or undefined
   * wherever a pause would give something away to the others, and before anything that cannot be taken
   * back, like dice.
   */
  leftover?(view: View, seat: Seat, legal: readonly Action[]): Action | undefined;
  /** What each seat has in front of it, for games that have such a thing: a dashboard. */
  readonly dashboard?: FunctionComponent<DashboardProps<View, Action>>;
  /**
   * How a seat is marked in a team game: in its team's colour, with a shape that differs from its
   * team-mates'. Absent or undefined: in a colour of its own. `options` are the table's, as stored.
   */
  seatLook?(seat: Seat, table: { readonly options: unknown; readonly seats: number }): SeatLook | undefined;
  /** Converts a view stored under older rules to today's shape; absent where every stored view has it. */
  storedView?(view: View): View;
  /**
   * Loads what only tables with these options need, as they are stored: the words of a scenario. Called whenever a table
   * with them is to be shown, and awaited before anything of its game is. Undefined where nothing is missing; absent
   * where every table needs the same.
   */
  readonly loadParts?: (options: unknown) => Promise<void> | undefined;
  /** The options in a view, for pages that know nothing else of a table; present where `loadParts` is. */
  optionsIn?(view: View): unknown;
  /** Loads PixiJS and the scene; called when a table is opened. */
  loadScene(): Promise<MountScene<View, Action, Event>>;
}

/** What the page around an editor does for it. */
export interface EditorProps {
  /** What the address carries: somebody has shared it, and it may be anything. Empty where there is nothing. */
  readonly shared: string;
  /** The whole address that carries this text; `undefined` where it would be too long. */
  linkTo(text: string): Promise<string | undefined>;
  /** What was shared has been taken over: the address no longer carries it. */
  leaveLink(): void;
  /** Begins a game against bots in this page, with these options. */
  tryOut(options: Readonly<Record<string, unknown>>): void;
  /** Opens the form for a new table, with these options. */
  play(options: Readonly<Record<string, string | number | boolean>>): void;
}

/** A page where people make something that the tables of a game can play. */
export interface GameEditor {
  readonly title: string;
  readonly Editor: FunctionComponent<EditorProps>;
}

/** A game's help pages; can be loaded without the game. */
export interface GameHelp {
  /** The glossary of the game: terms that explain themselves wherever they appear. */
  readonly glossary: Glossary;
  /** The text, made from help.md at build time. */
  loadText(): Promise<readonly Piece[]>;
  /** Loads PixiJS and the code that draws the board: pictures for the text, by name. */
  loadPictures(): Promise<Pictures>;
}

/** What somebody reads who has never heard of the game. */
export interface GameIntro {
  /** What it is like, in about forty words. */
  readonly words: string;
  /** How much there is to learn before the first game: 1, 2 or 3. */
  readonly difficulty: 1 | 2 | 3;
  /** What is secret, in a sentence. */
  readonly secrets: string;
  /** Pictures of the rules, by name, with what they show here. */
  readonly pictures: readonly { readonly name: string; readonly caption: string }[];
}

/** Each draws a scene as a whole SVG. */
export type Pictures = Readonly<Record<string, () => string>>;

/** How a finished game is summed up. */
export interface Ending {
  /** "Rounds", "Turns". */
  readonly rounds: string;
  /** What the summary counts for each seat: "Cents shot off others", "Robots completed". */
  readonly damage: string;
  /** Which dice count for luck, as a sentence; absent in a game without dice. */
  readonly dice?: string;
  loadSummary(): Promise<{ summarise(finished: Finished<TypedThing, unknown>): Summary }>;
}

/** A game's client without its own types: the shell holds games as this. */
export type AnyGameClient = GameClient<unknown, TypedThing, TypedThing>;

/** Erases a game's own types. The shell hands back only values that it got from the same game. */
export function anyGameClient<View, Action extends TypedThing, Event extends TypedThing>(
  client: GameClient<View, Action, Event>,
): AnyGameClient {
  return client as unknown as AnyGameClient;
}

/** Draws the table into `context.host` until it is destroyed. */
export type MountScene<View, Action extends TypedThing, Event extends TypedThing> = (
  context: SceneContext<View, Action, Event>,
) => Promise<Scene>;

export interface Scene {
  /** All running animations jump to their end; absent where nothing moves. */
  finishAnimations?(): void;
  destroy(): void;
  /**
   * Calls `listener` when nothing can be drawn any more; after a remount the board is drawn without
   * WebGL.
   */
  onLost?(listener: () => void): void;
  /** Present where the camera follows events: the shell offers a button that returns to it. */
  readonly following?: Following | undefined;
}

/** A camera that follows events until somebody pans or zooms. */
export interface Following {
  readonly isOn: ReadonlySignal<boolean>;
  resume(): void;
  /** Shows the whole board, and stays there. */
  whole(): void;
}

export const ANIMATION_SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export type AnimationSpeed = (typeof ANIMATION_SPEEDS)[number];

interface Settings {
  readonly sound: ReadonlySignal<boolean>;
  readonly animation: ReadonlySignal<AnimationSpeed>;
  readonly contrast: ReadonlySignal<boolean>;
}

/** What a lesson points at, by the ids of units and spaces. */
export interface Guide {
  /** What the lesson is about. */
  readonly marks: ReadonlySignal<readonly string[]>;
  /** What the order that it recommends is about; empty while none is. */
  readonly next: ReadonlySignal<readonly string[]>;
  /** Loads what draws them on a board; no other table needs it. */
  loadMarks(): Promise<typeof GuideMarks>;
}

/** What a scene and the order forms know about their table. */
export interface SceneContext<View, Action extends TypedThing, Event extends TypedThing> {
  /** The element to fill; it may change its size at any time. */
  readonly host: HTMLElement;
  /** The last decoded view; absent before the game has begun. */
  readonly view: ReadonlySignal<View | undefined>;
  /** My seat; absent for a spectator. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  /** My legal actions now; empty for a spectator and while an answer is awaited. */
  readonly legal: ReadonlySignal<readonly Action[]>;
  readonly names: ReadonlySignal<readonly string[]>;
  /** What has been chosen in an order form or on the board and not yet sent; both show it. */
  readonly planned?: ReadonlySignal<Action | undefined>;
  /** The order that is hovered, pressed or focused in the orders panel: the board shows where it leads. */
  readonly pointedOrder?: ReadonlySignal<Action | undefined>;
  /** Present in a lesson. */
  readonly guide?: Guide;
  /** Makes a choice on the board that the order forms then show too. */
  plan?(action: Action | undefined): void;
  readonly settings: Settings;
  /** Sends an action. Refusals are shown by the shell. */
  act(action: Action): void;
  /** Shows a sentence for a moment, for instance why something cannot be done. */
  say(sentence: string): void;
  /**
   * Scrolls a group of the orders panel (OrderGroup.id) into view, opening the panel where it is closed.
   */
  showOrders?(group: string): void;
  /** Shows the facts of a thing near a point of the page (hover, long press); `undefined` hides them. */
  inspect(facts: Facts | undefined): void;
  /** Events as they arrive, each list once and in order; returns the function that unsubscribes. */
  onEvents(listener: (events: readonly Event[]) => void): () => void;
}

export interface Facts {
  /** Drawn large above the title: an SVG. */
  readonly picture?: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** Page coordinates (clientX, clientY). */
  readonly at: { readonly x: number; readonly y: number };
}

/**
 * `own`: above my orders, at all times. `folded`: beside another player's seat, small until it is opened.
 */
type DashboardPlace = 'own' | 'folded';

export interface DashboardProps<View, Action> {
  readonly place: DashboardPlace;
  readonly view: View;
  /** The seat it belongs to. */
  readonly owner: Seat;
  readonly names: readonly string[];
  /** What its owner may do with it now; empty for other viewers. */
  readonly legal: readonly Action[];
  act(action: Action): void;
}
