import type { FunctionComponent } from 'preact';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { Refusal } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { OrderGroup } from './orders';

/** A fact in words: what it is about, and what holds. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/**
 * A line of the log.
 *
 * @example
 * ```ts
 * import type { LogLine } from '../../client/src/stage/contract/words';
 *
 * export const line: LogLine = { text: 'Ada rolls for the start.', seat: 0, dice: [5, 2] };
 * ```
 */
export interface LogLine {
  /** A whole sentence. */
  readonly text: string;
  /** Who did it: shown in that seat's colour. */
  readonly seat?: Seat;
  /** Dice to be drawn beside the text, in the order rolled. */
  readonly dice?: readonly number[];
  /** Each of the dice counts for itself: no sum is shown. */
  readonly apart?: boolean;
  /** Begins a new section of the log: a turn, a round. */
  readonly heading?: boolean;
  /** The steps of one move make one line: the next line with the same `id` replaces this one. */
  readonly run?: LogRun;
}

interface LogRun {
  readonly id: string;
  /** Where the run began. */
  readonly from: string;
  /** The text for the whole run, given where it began. */
  text(from: string): string;
}

export interface OptionWords {
  readonly label: string;
  readonly help?: string;
  /** By value. */
  readonly values?: Readonly<Record<string, string>>;
  /** Whether it changes anything at a table with these options and this number of seats; absent: it always does. */
  isFor?(options: Readonly<Record<string, string | number | boolean>>, seats: number): boolean;
  /** The name of a value that is in no list. */
  tell?(value: string): string;
  /** With these options it says nothing, so it is not listed. Absent: it is. */
  isIdle?(options: Readonly<Record<string, unknown>>): boolean;
}

/** A game's own control for one of its options, in place of the form's, for text that no list can offer. */
export interface OptionControl {
  readonly Control: FunctionComponent<OptionControlProps>;
  /** Why a table cannot be made with this value, as a sentence; empty when it can. */
  problem(value: string, options: OptionControlProps['options']): string;
  /** Whether there is anything to choose, as the other options are chosen now; absent: always. */
  isAsked?(options: OptionControlProps['options']): boolean;
  /** It stands at the head of the form instead of among the other options: the rest depends on it. */
  readonly leads?: true;
}

export interface OptionControlProps {
  /** The id of the element that labels the control. */
  readonly labelId: string;
  readonly value: string;
  onChange(value: string): void;
  /** All options as they are chosen now, and the number of seats that goes with them. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: number;
}

/** By the key of the option. */
export type OptionControls = Readonly<Record<string, OptionControl>>;

/**
 * The line of an event; undefined for none. It is called with every event of the log once and in order,
 * so a line can use what came before: the name of a robot.
 */
export type LogWriter<Event> = (event: Event) => LogLine | undefined;

/** What is known of the game that a log is about, besides its events. */
export interface Logged<View> {
  /** The table's options. */
  readonly options?: unknown;
  /** The view with which the log begins, where the game had begun before. */
  readonly begun?: View | undefined;
}

export const PRESET_IDS = ['first', 'short', 'full'] as const;
export type PresetId = (typeof PRESET_IDS)[number];

/** Options that go well together. */
export interface Preset {
  /** What the game is like with them, in a sentence or two. */
  readonly help: string;
  /** The options that differ from the standard game. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
}
export type Presets = Readonly<Record<PresetId, Preset>>;

/**
 * Every sentence of a game that a player reads.
 *
 * @example
 * ```ts
 * import type { Words } from '../../client/src/stage/contract/words';
 * import type { Event } from './rules';
 *
 * interface View {
 *   readonly turn: number;
 * }
 * type Action = { type: 'check' | 'bet' | 'call' | 'fold' };
 *
 * export const words: Words<View, Action, Event> = {
 *   options: {},
 *   status: ({ turn }, names) => `${names[turn] ?? 'Nobody'} acts.`,
 *   prompt: ({ turn }, seat) => (turn === seat ? 'Check, or bet another coin?' : ''),
 *   orders: (_view, _seat, legal) => [
 *     { id: 'bet', title: 'Bet', orders: legal.map((action) => ({ action, label: action.type })) },
 *   ],
 *   seatFacts: () => [{ label: 'Coins', value: '1' }],
 *   logWriter: (names) => (event) =>
 *     event.type === 'moved' ? { text: `${names[event.seat]} ${event.move}s.`, seat: event.seat } : undefined,
 *   refusal: () => 'You can only call or fold a bet.',
 *   ending: ([winner = 0], cause, names) => `${names[winner]} wins: ${cause}.`,
 * };
 * ```
 */
export interface Words<View, Action extends TypedThing, Event extends TypedThing> {
  /** By the key of the option: what stands beside each choice of a table's creator. */
  readonly options: Readonly<Record<string, OptionWords>>;
  /** Absent where there is nothing to choose. */
  readonly presets?: Presets;
  /** What is going on, for everybody: "Round 3. Ada acts." */
  status(view: View, names: readonly string[]): string;
  /** What it takes to win, in one line, with how near that is; absent where every table has the same aim. */
  objective?(view: View, names: readonly string[]): string;
  /**
   * What `seat` is asked now: "Choose a ship, launch, or end your turn." Empty when it is asked nothing.
   */
  prompt(view: View, seat: Seat, names: readonly string[]): string;
  /** Whether `seat` has said beforehand that it need not be called for the current question. */
  isQuiet?(view: View, seat: Seat): boolean;
  /** The legal actions in plain words and in reading order; each appears once. */
  orders(
    view: View,
    seat: Seat,
    legal: readonly Action[],
    names: readonly string[],
  ): readonly OrderGroup<Action, View>[];
  /** A few words beside each seat: its race, its cash. */
  seatFacts(view: View, seat: Seat): readonly Fact[];
  /** Starts the log of a game. */
  logWriter(names: readonly string[], logged?: Logged<View>): LogWriter<Event>;
  /** A sentence for every refusal code of the game. */
  refusal(refusal: Refusal): string;
  /**
   * How the game ended: "Ada and Bo share the win: the round limit was reached." With its last view it
   * also says how the others placed.
   */
  ending(winners: readonly Seat[], cause: string, names: readonly string[], view?: View): string;
  /** What a seat's score is made of, in reading order. Absent: it has no parts. */
  scoreFacts?(view: View, seat: Seat): readonly Fact[];
}
