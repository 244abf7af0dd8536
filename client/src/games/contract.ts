import type { ReadonlySignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import type { Refusal } from '@gearhall/shared/core/result';
import type { Seat } from '@gearhall/shared/core/seats';
import type { Glossary } from '../ui/glossary/glossary';
import type { Piece } from '../ui/glossary/pieces';
import type { SeatLook } from '../ui/seatLooks';
import type { AnySummarise } from '@gearhall/shared/core/summary';

/** What a game brings to the client. The shell knows a game only through this. */
export interface GameClient<View, Action extends TypedThing, Event extends TypedThing> {
  readonly rules: AnyGame;
  readonly words: Words<View, Action, Event>;
  /** What is told of a finished game beside who won. */
  readonly ending: Ending;
  /**
   * All that is left to do where nothing is left to choose: ending the turn, or the only answer to a
   * question. The client sends it by itself, once, after an action of its own. Absent, or undefined, wherever a pause would tell the
   * others something, and before anything that cannot be taken back, like dice.
   */
  leftover?(view: View, seat: Seat, legal: readonly Action[]): Action | undefined;
  /** What each seat has before itself, where the game has such a thing: a dashboard. */
  readonly dashboard?: FunctionComponent<DashboardProps<View, Action>>;
  /**
   * How a seat is marked in a game of teams: in the colour of its team, and unlike its mates in shape. Absent
   * or undefined: in a colour of its own. `options` are the table's, as it stored them.
   */
  seatLook?(seat: Seat, table: { readonly options: unknown; readonly seats: number }): SeatLook | undefined;
  /** Brings a view that older rules stored into today's shape; absent where every stored view has it. */
  storedView?(view: View): View;
  /** Loads PixiJS and the scene; called when a table is opened. */
  loadScene(): Promise<MountScene<View, Action, Event>>;
}

/** What a game tells of its rules to people who read them; it can be loaded without the game. */
export interface GameHelp {
  /** The words of the game that explain themselves wherever they stand. */
  readonly glossary: Glossary;
  /** The text, made from help.md at build time. */
  loadText(): Promise<readonly Piece[]>;
  /** Loads PixiJS and what draws the board: pictures for the text, by name. */
  loadPictures(): Promise<Pictures>;
}

/** Each draws a scene as a whole SVG. */
export type Pictures = Readonly<Record<string, () => string>>;

/** How a finished game is summed up. */
export interface Ending {
  /** "Rounds", "Turns". */
  readonly rounds: string;
  /** What damage is counted in: "Cents shot off others". */
  readonly damage: string;
  /** Which dice count for luck, in a sentence. */
  readonly dice: string;
  loadSummary(): Promise<AnySummarise>;
}

export type AnyGameClient = GameClient<unknown, TypedThing, TypedThing>;

/** Draws the table into `desk.host` until it is destroyed. */
export type MountScene<View, Action extends TypedThing, Event extends TypedThing> = (
  desk: Desk<View, Action, Event>,
) => Promise<Scene>;

export interface Scene {
  /** All animations that still play jump to their end. */
  finishAnimations(): void;
  destroy(): void;
  /** Calls `listener` when nothing can be drawn any more: mounted anew, the board is drawn in another way. */
  onLost?(listener: () => void): void;
  /** Present where the camera goes along with what happens: the shell offers the way back to it. */
  readonly following?: Following | undefined;
}

/** A camera that goes along with what happens, until somebody pans or zooms. */
export interface Following {
  readonly isOn: ReadonlySignal<boolean>;
  resume(): void;
  /** Shows the whole board, and stays there. */
  whole(): void;
}

export const ANIMATION_SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export type AnimationSpeed = (typeof ANIMATION_SPEEDS)[number];

export interface Settings {
  readonly sound: ReadonlySignal<boolean>;
  readonly animation: ReadonlySignal<AnimationSpeed>;
  readonly contrast: ReadonlySignal<boolean>;
}

/** What a scene and the order forms get of the table they stand on. */
export interface Desk<View, Action extends TypedThing, Event extends TypedThing> {
  /** The element to fill; it may change its size at any time. */
  readonly host: HTMLElement;
  /** The last decoded view; absent before the game has begun. */
  readonly view: ReadonlySignal<View | undefined>;
  /** My seat; absent for a watcher. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  /** My legal actions now; empty for a watcher and while an answer is awaited. */
  readonly legal: ReadonlySignal<readonly Action[]>;
  readonly names: ReadonlySignal<readonly string[]>;
  /** What has been chosen in a form of the orders or on the board and not yet sent: both show it. */
  readonly planned?: ReadonlySignal<Action | undefined>;
  /** The order that is pointed at, pressed or focused in the orders panel: the board shows where it leads. */
  readonly pointedOrder?: ReadonlySignal<Action | undefined>;
  /** Chooses on the board what the forms of the orders then hold too. */
  plan?(action: Action | undefined): void;
  readonly settings: Settings;
  /** Sends an action. Refusals are shown by the shell. */
  act(action: Action): void;
  /** Shows a sentence for a moment, for instance why a pointed-at thing cannot be done. */
  say(sentence: string): void;
  /** Brings a group of the orders panel (OrderGroup.id) into sight, opening the panel where it is closed. */
  showOrders?(group: string): void;
  /** Shows the facts of a thing near a point of the page (hover, long press); `undefined` hides them. */
  inspect(facts: Facts | undefined): void;
  /** Events as they arrive, each list once and in order; returns the way to stop. */
  onEvents(listener: (events: readonly Event[]) => void): () => void;
}

export interface Facts {
  readonly title: string;
  readonly lines: readonly string[];
  /** Page coordinates (clientX, clientY). */
  readonly at: { readonly x: number; readonly y: number };
}

/** A line of the log. */
export interface LogLine {
  readonly text: string;
  /** Whose doing it was: shown in that seat's colour. */
  readonly seat?: Seat;
  /** Dice to be drawn beside the text, in the order rolled. */
  readonly dice?: readonly number[];
  /** Each of the dice counts for itself: no sum is told. */
  readonly apart?: boolean;
  /** Begins a new chapter of the log: a turn, a round. */
  readonly heading?: boolean;
  /** Steps of one way make one line: the next line with the same `id` takes this one's place. */
  readonly run?: LogRun;
}

export interface LogRun {
  readonly id: string;
  /** Where the run began. */
  readonly from: string;
  /** The words for the whole run, told where it began. */
  text(from: string): string;
}

export interface Order<Action> {
  readonly action: Action;
  /** In plain words: "Move to d7". */
  readonly label: string;
  /** What it costs or what its odds are: "2 empty spaces, 50 % to hit". */
  readonly detail?: string;
}

/** A heading of the orders panel with its buttons, or with a form that makes the action. */
export interface OrderGroup<Action, View = unknown> {
  readonly id: string;
  readonly title: string;
  readonly orders: readonly Order<Action>[];
  /** Drawn in place of the buttons where there are too many: launching, splitting. */
  readonly form?: FunctionComponent<OrderFormProps<Action, View>>;
  /** Stays in sight at the foot of the panel, however long the rest is: ending the turn. */
  readonly pinned?: boolean;
}

export interface OrderFormProps<Action, View = unknown> {
  /** The legal actions of the group: what the form may send. */
  readonly actions: readonly Action[];
  /** The same, in the words of the game. */
  readonly orders: readonly Order<Action>[];
  readonly view: View;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** The table's id: what a form may keep a draft by. */
  readonly table: string;
  /** What has been chosen in this form, in another one or on the board, and not yet sent. */
  readonly planned?: Action | undefined;
  /** Shows on the board what would be sent as things stand (`Desk.planned`). */
  plan(action: Action | undefined): void;
  act(action: Action): void;
}

/**
 * `own`: above my orders, at all times. `folded`: beside the seat of another, small until it is opened.
 */
export type DashboardPlace = 'own' | 'folded';

export interface DashboardProps<View, Action> {
  readonly place: DashboardPlace;
  readonly view: View;
  /** Whose it is. */
  readonly owner: Seat;
  readonly names: readonly string[];
  /** What its owner may do with it now; empty in any other hands. */
  readonly legal: readonly Action[];
  act(action: Action): void;
}

export interface OptionWords {
  readonly label: string;
  readonly help?: string;
  /** By value. */
  readonly values?: Readonly<Record<string, string>>;
  /** Names a value that is in no list. */
  tell?(value: string): string;
}

/** A game's own control for one of its options, in place of the form's: for a text that no list can offer. */
export interface OptionControl {
  readonly Control: FunctionComponent<OptionControlProps>;
  /** Why a table cannot be made with this value, as a sentence; empty when it can. */
  problem(value: string): string;
}

export interface OptionControlProps {
  /** The element that names the control has this id. */
  readonly labelId: string;
  readonly value: string;
  onChange(value: string): void;
}

/** By the key of the option. */
export type OptionControls = Readonly<Record<string, OptionControl>>;

/**
 * The line of an event; undefined for none. It is told every event of the log once and in order, so
 * that a line can use what was told before: the name of a robot.
 */
export type Teller<Event> = (event: Event) => LogLine | undefined;

export const PRESET_IDS = ['first', 'short', 'full'] as const;
export type PresetId = (typeof PRESET_IDS)[number];

/** Options that go well together. */
export interface Preset {
  /** What the game is like with them, in a sentence or two. */
  readonly help: string;
  /** What differs from the standard game. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
}
export type Presets = Readonly<Record<PresetId, Preset>>;

/** Every sentence of a game that a player reads. */
export interface Words<View, Action extends TypedThing, Event extends TypedThing> {
  readonly options: Readonly<Record<string, OptionWords>>;
  readonly presets: Presets;
  /** What is going on, for everybody: "Round 3. Ada acts." */
  status(view: View, names: readonly string[]): string;
  /** What `seat` is asked now: "Choose a ship, launch, or end your turn." Empty when nothing is. */
  prompt(view: View, seat: Seat, names: readonly string[]): string;
  /** Has `seat` said beforehand that it need not be called for what it is asked now? */
  isQuiet?(view: View, seat: Seat): boolean;
  /** The legal actions in plain words and in reading order; every one appears once. */
  orders(
    view: View,
    seat: Seat,
    legal: readonly Action[],
    names: readonly string[],
  ): readonly OrderGroup<Action, View>[];
  /** A few words beside each seat: its race, its cash. */
  seatFacts(view: View, seat: Seat): readonly { readonly label: string; readonly value: string }[];
  /** Begins a log. */
  teller(names: readonly string[]): Teller<Event>;
  /** A sentence for every code that the game refuses with. */
  refusal(refusal: Refusal): string;
  /** How the game ended: "Ada and Bo share the win: the round limit was reached." With its last view also who came where. */
  ending(winners: readonly Seat[], cause: string, names: readonly string[], view?: View): string;
}
