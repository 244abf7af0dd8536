import type { Schema, ToJSON } from '@colyseus/schema';
import type { z } from 'zod';
import type { Dice } from './dice';
import type { Refusal } from './result';
import type { Seat, Viewer } from './seats';

/** A step with the whole view. */
export interface SeenStep<View = unknown> {
  readonly view: View;
  readonly events: readonly TypedThing[];
}

/**
 * What one viewer may know and others may not, in a few words each. Empty: all viewers share one view.
 *
 * It decides what the contract suite checks (testing/laws.ts, testing/contract.ts). For a game without secrets:
 * - all viewers see the same views and events;
 * - only dice and the actions of others prevent a free undo.
 *
 * For a game with secrets, where `redeal` defines what a viewer cannot know:
 * - views, legal actions, refusals, events (of the set-up, of resigning), the seats to act and the chat audience are
 *   the same in all worlds that a viewer cannot distinguish;
 * - `redeal` depends on the view alone, gives a playable table, and changes something for everybody;
 * - each seat sees at least once what every other viewer cannot: at every table, and in every phase of the game, except
 *   where the game's own test declares that nothing is hidden (`hiding`).
 *
 * The words themselves are for people: any one secret, whatever it says, switches all of this on.
 */
export type Secrets = readonly string[];

/** An id is a folder, a room type, a name in code and a part of addresses. */
export const GAME_ID = /^[a-z][a-z0-9]{1,31}$/u;

/** What the hall knows of a game before loading its rules. */
export interface About {
  /** As `GAME_ID` says. */
  readonly id: string;
  readonly title: string;
  /** One line for the lobby. */
  readonly tagline: string;
  readonly seats: SeatLimits;
  /** How long a game takes, in minutes. */
  readonly minutes: { readonly min: number; readonly max: number };
  readonly secrets: Secrets;
  /** Raised whenever a record would replay to a different end. */
  readonly rulesVersion: number;
  readonly credits: {
    readonly designers: readonly string[];
    readonly publisher: string;
    /** Absent if nobody knows it any more. */
    readonly year?: number;
  };
}

export interface TypedThing {
  readonly type: string;
}

/** What an accepted action leads to. */
export interface Step<State, Event> {
  readonly state: State;
  /** In the order in which they happened. */
  readonly events: readonly Event[];
}

/** How a game ended. */
export interface Outcome {
  /** The seats that won; several if they share the win, empty for a draw. */
  readonly winners: readonly Seat[];
  /** One of the game's words for how it ended. */
  readonly cause: string;
  /** The points of each seat, in a game that counts them: finite numbers, one for every seat. */
  readonly scores?: readonly number[];
}

export const BOT_LEVELS = ['easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What a bot has besides its view. */
export interface BotMeans<View> {
  /** Its own dice, not those of the match. */
  readonly dice: Dice;
  /**
   * Everything that its seat has seen since the set-up: views with the events that led to them (history.ts). The last
   * step has the present view. Computed on demand, at worst in time proportional to the length of the match.
   */
  history(): readonly SeenStep<View>[];
}

/** A player made of code: it knows what its seat knows, and what is legal now. */
export interface Bot<View, Action> {
  choose(view: View, seat: Seat, legal: readonly Action[], means: BotMeans<View>): Action;
}

/** A question with a deadline: `fallback` answers for every seat that has not answered by then. */
export interface AnswerDeadline {
  /** Different for every question. */
  readonly id: number;
  readonly seconds: number;
}

/** Who reads what somebody writes: everybody, nobody (no talking), or only these seats, the writer's among them. */
export type ChatAudience = 'everybody' | 'nobody' | readonly Seat[];

/** How many seats a table may have. */
export interface SeatLimits {
  readonly min: number;
  readonly max: number;
}

/** A constructor of @colyseus/schema whose plain form is `View`. */
export type SchemaClass<View> = (new () => Schema) & { readonly '~plain'?: View };

/** The plain form of a schema class: what `toJSON` of a decoded instance gives. */
export type Plain<Class extends abstract new (...args: never) => unknown> = ToJSON<InstanceType<Class>>;

/**
 * The part of a game that computes from views: all that a page needs to take part at a table of the hall. A page that
 * plays a game through by itself (a lesson, a game on one device, a replay) needs the whole `Game`.
 */
export interface TableRules<Action extends TypedThing, View, Options, Event extends TypedThing> {
  readonly about: About;
  /** What a table's creator may choose. `parse({})` gives the standard game. */
  readonly options: z.ZodType<Options>;
  /** The numbers of seats that these options allow; absent: any that `about` allows. */
  seatsFor?(options: Options): SeatLimits;
  /** Every action that a client can send: a discriminated union of strict objects. */
  readonly action: z.ZodType<Action>;
  /** Every event that can happen: a discriminated union of strict objects (see packing.ts). */
  readonly event: z.ZodType<Event>;
  /** Every code that `apply` refuses with, besides the core's own. */
  readonly refusals: readonly string[];
  /** The single declaration of what can reach a client. */
  readonly view: SchemaClass<View>;
  /**
   * Who would read what a viewer writes now, computed from their own view, so that they can be told before they write.
   * Absent: everybody.
   */
  chatAudience?(view: View, speaker: Viewer): ChatAudience;
  /** Do several seats play together? Then no seat may share its secrets with spectators. Absent: no. */
  hasTeams?(options: Options, seats: number): boolean;
  /** Every action open to `seat`, computed from its view alone. For secret forms: examples. */
  legal(view: View, seat: Seat): readonly Action[];
}

/**
 * The contract of all games. Everything outside `games/<id>` knows a game only through it.
 *
 * The state is plain, deeply readonly and survives JSON. The open questions and the seats asked are data in the state,
 * so a game can be interrupted and resumed between any two actions.
 */
export interface Game<
  State,
  Action extends TypedThing,
  View,
  Options,
  Event extends TypedThing,
> extends TableRules<Action, View, Options, Event> {
  /** `carried`: what a series has handed to the match (`NextMatch.carried`); throws where it is not of the game's shape. */
  setup(options: Options, seats: number, dice: Dice, carried?: unknown): Step<State, Event>;
  /**
   * The seats that the game waits for: several in simultaneous phases, none when it is over. Other seats may still have
   * legal actions (their own settings, answers ahead).
   */
  toAct(state: State): readonly Seat[];
  /**
   * The deadline for the seats to act, whatever the table's clock; absent or `undefined`: only the clock counts. It
   * must depend only on public knowledge, and takes nothing from anybody's bank.
   */
  answerDeadline?(state: State): AnswerDeadline | undefined;
  /**
   * May a player take back without asking what has shown others nothing but secrets of their own? True where that harms
   * nobody else: a hand card that was played openly. Absent: it counts as learned.
   */
  readonly ownSecretsMayBeShown?: true;
  /** Judges and carries out an action. Never modifies `state`; a refusal leaves no trace, not even in the dice. */
  apply(state: State, seat: Seat, action: Action, dice: Dice): Step<State, Event> | Refusal;
  /** The person on `seat` resigns. The caller has checked that the game is running and the seat is in it. */
  resign(state: State, seat: Seat, dice: Dice): Step<State, Event>;
  /** Is the seat still in the game? A seat that is out can neither act nor resign. */
  isIn(state: State, seat: Seat): boolean;
  /** What `viewer` sees: a copy by the view's class (projecting.ts) of what they may know. */
  project(state: State, viewer: Viewer): View;
  /** Who learns of an event: `undefined` for everybody, otherwise the seats. */
  audience(event: Event): readonly Seat[] | undefined;
  /** The action for a seat whose time is up while its person is away. One of `legal`. */
  fallback(view: View, seat: Seat): Action;
  /**
   * Redeals everything that the viewer cannot know, in any way that is consistent with what they do know. It depends on
   * the view and the dice alone: two states that look the same to the viewer are redealt alike.
   */
  redeal(state: State, viewer: Viewer, dice: Dice): State;
  outcome(state: State): Outcome | undefined;
  /** What a series of the game needs to know of a match that has ended (`MatchEnd.account`). Absent: nothing. */
  account?(state: State): unknown;
  readonly bots: Readonly<Record<BotLevel, Bot<View, Action>>>;
}

/** The numbers of seats that the options allow. */
export const seatLimits = (game: AnyTableRules, options: unknown): SeatLimits =>
  game.seatsFor?.(options) ?? game.about.seats;

/** The same without the game's own types: every page of a table holds them as this. */
export type AnyTableRules = TableRules<TypedThing, unknown, unknown, TypedThing>;

/** A game whose own types do not matter: the server, the tests and the tools hold games as this. */
export type AnyGame = Game<unknown, TypedThing, unknown, unknown, TypedThing>;

/** Drops the game's own types; the methods are called only with values of the same game. */
export function anyGame<State, Action extends TypedThing, View, Options, Event extends TypedThing>(
  game: Game<State, Action, View, Options, Event>,
): AnyGame {
  return game as unknown as AnyGame;
}

/** The same for what a table needs of it. */
export function anyTableRules<Action extends TypedThing, View, Options, Event extends TypedThing>(
  rules: TableRules<Action, View, Options, Event>,
): AnyTableRules {
  return rules as unknown as AnyTableRules;
}
