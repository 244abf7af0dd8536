import type { Schema, ToJSON } from '@colyseus/schema';
import type { z } from 'zod';
import type { Bots } from './bots/bot';
import type { Dice } from './dice/dice';
import type { About, SeatLimits } from './game/about';
import type { FreeTexts } from './game/freeTexts';
import type { Refusal } from './ground/result';
import type { Seat, Viewer } from './ground/seats';

/**
 * An action or an event: `type` says which of its kind it is, and so which fields it has besides.
 *
 * @example
 * ```ts
 * import type { TypedThing } from '@gearhall/shared/core/game';
 *
 * export const bet: TypedThing = { type: 'bet' };
 * ```
 */
export interface TypedThing {
  /** A readable id: on the wire and in stored games too. */
  readonly type: string;
}

/**
 * What an accepted action leads to.
 *
 * @example
 * ```ts
 * import type { Transition } from '@gearhall/shared/core/game';
 *
 * interface State {
 *   readonly staked: readonly number[];
 * }
 *
 * export const bet = ({ staked }: State): Transition<State, { type: 'moved'; seat: number }> => ({
 *   state: { staked: staked.with(0, 2) },
 *   events: [{ type: 'moved', seat: 0 }],
 * });
 * ```
 */
export interface Transition<State, Event> {
  /** The next state: a value of its own, never the old one changed. */
  readonly state: State;
  /** In the order in which they happened. */
  readonly events: readonly Event[];
}

/**
 * How a game ended.
 *
 * @example
 * ```ts
 * import type { Outcome } from '@gearhall/shared/core/game';
 *
 * // Seat 0 has won the coin of seat 1.
 * export const outcome: Outcome = { winners: [0], cause: 'higherCard', scores: [1, -1] };
 * ```
 */
export interface Outcome {
  /** The seats that won; several if they share the win, empty for a draw. */
  readonly winners: readonly Seat[];
  /** One of the game's words for how it ended. */
  readonly cause: string;
  /** The points of each seat, in a game that counts them: finite numbers, one for every seat. */
  readonly scores?: readonly number[];
}

/**
 * A question with a deadline: `fallback` answers for every seat that has not answered by then.
 *
 * @example
 * ```ts
 * import type { AnswerDeadline } from '@gearhall/shared/core/game';
 *
 * // The third question of the match: 20 seconds, at a table without a clock too.
 * export const deadline: AnswerDeadline = { id: 3, seconds: 20 };
 * ```
 */
export interface AnswerDeadline {
  /** Different for every question. */
  readonly id: number;
  /** How long it stays open, in seconds of real time. */
  readonly seconds: number;
}

/**
 * Who reads what somebody writes: everybody, nobody (no talking), or only these seats, the writer's among them.
 *
 * @example
 * ```ts
 * import type { ChatAudience } from '@gearhall/shared/core/game';
 *
 * // Two teams: the seats with even numbers talk among themselves.
 * export const team: ChatAudience = [0, 2];
 * ```
 */
export type ChatAudience = 'everybody' | 'nobody' | readonly Seat[];

/**
 * A constructor of @colyseus/schema whose plain form is `View`.
 *
 * @example
 * ```ts
 * import { schema, t } from '@colyseus/schema';
 * import type { Plain, SchemaClass } from '@gearhall/shared/core/game';
 *
 * const CoinsView = schema({ coins: t.uint8(), turn: t.int8() }, 'CoinsView');
 * export const view: SchemaClass<Plain<typeof CoinsView>> = CoinsView;
 * ```
 */
export type SchemaClass<View> = (new () => Schema) & { readonly '~plain'?: View };

/**
 * The plain form of a schema class: what `toJSON` of a decoded instance gives.
 *
 * @example
 * ```ts
 * import { schema, t } from '@colyseus/schema';
 * import type { Plain } from '@gearhall/shared/core/game';
 *
 * const CoinsView = schema({ coins: t.uint8(), turn: t.int8() }, 'CoinsView');
 * type View = Plain<typeof CoinsView>;
 *
 * export const first: View = { coins: 21, turn: 0 };
 * ```
 */
export type Plain<Class extends abstract new (...args: never) => unknown> = ToJSON<InstanceType<Class>>;

/**
 * The part of a game that computes from views: all that a page needs to take part at a table of the hall. A page that
 * plays a game through by itself (a lesson, a game on one device, a replay) needs the whole `Game`.
 *
 * @example
 * ```ts
 * import type { TableRules } from '@gearhall/shared/core/game';
 * import { kuhn } from './rules';
 *
 * type Of<Rules> = Rules extends TableRules<infer Action, infer View, infer Options, infer Event>
 *   ? TableRules<Action, View, Options, Event>
 *   : never;
 *
 * // All that the page of a table loads: no set-up, no dice, no bots.
 * export const { about, options, action, event, refusals, view, legal }: Of<typeof kuhn> = kuhn;
 * ```
 */
export interface TableRules<Action extends TypedThing, View, Options, Event extends TypedThing> {
  /** What the hall knows of the game without its rules. */
  readonly about: About;
  /** What a table's creator may choose. `parse({})` gives the standard game. */
  readonly options: z.ZodType<Options>;
  /**
   * How the options of a match that has begun are read, where what an earlier version did not know has another meaning
   * than its default: the match goes on as it began. Absent: by `options`.
   */
  readonly storedOptions?: z.ZodType<Options>;
  /**
   * How the options of a table that an earlier version made are read while nothing has begun there, where its people
   * have been shown something else than today's defaults. Absent: by `options`.
   */
  readonly gatheringOptions?: z.ZodType<Options>;
  /** The numbers of seats that these options allow; absent: any that `about` allows. */
  seatsFor?(options: Options): SeatLimits;
  /** Every action that a client can send: a discriminated union of strict objects. */
  readonly action: z.ZodType<Action>;
  /** Every event that can happen: a discriminated union of strict objects (see json/packing.ts). */
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
 *
 * @example
 * ```ts
 * import { seededDice, seedFrom } from '@gearhall/shared/core/dice/dice';
 * import { isRefusal } from '@gearhall/shared/core/ground/result';
 * import { kuhn } from './rules';
 *
 * // What the hall does with a game, in short.
 * const dice = seededDice(seedFrom('an example'));
 * const { state } = kuhn.setup({}, 2, dice);
 * const [seat = 0] = kuhn.toAct(state);
 * const [action = { type: 'check' }] = kuhn.legal(kuhn.project(state, seat), seat);
 * const step = kuhn.apply(state, seat, action, dice);
 * export const isOver = !isRefusal(step) && kuhn.outcome(step.state) !== undefined;
 * ```
 */
export interface Game<
  State,
  Action extends TypedThing,
  View,
  Options,
  Event extends TypedThing,
> extends TableRules<Action, View, Options, Event> {
  /** `carried`: what a series has handed to the match (`NextMatch.carried`); throws where it is not of the game's shape. */
  setup(options: Options, seats: number, dice: Dice, carried?: unknown): Transition<State, Event>;
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
  apply(state: State, seat: Seat, action: Action, dice: Dice): Transition<State, Event> | Refusal;
  /**
   * The same for an action that is known to be legal, without judging it and without freezing the next state: for
   * search, which takes thousands of steps. Absent: by `apply`.
   */
  carry?(state: State, seat: Seat, action: Action, dice: Dice): Transition<State, Event>;
  /** The person on `seat` resigns. The caller has checked that the game is running and the seat is in it. */
  resign(state: State, seat: Seat, dice: Dice): Transition<State, Event>;
  /** Is the seat still in the game? A seat that is out can neither act nor resign. */
  isIn(state: State, seat: Seat): boolean;
  /** What `viewer` sees: a copy by the view's class (game/projecting.ts) of what they may know. */
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
  /** How it ended; `undefined` while it goes on. */
  outcome(state: State): Outcome | undefined;
  /** What a series of the game needs to know of a match that has ended (`MatchEnd.account`). Absent: nothing. */
  account?(state: State): unknown;
  /** One for each level that the game has (`levelsOf`); each gets only what its seat knows. */
  readonly bots: Bots<View, Action>;
  /** What people write themselves in options and actions. Absent: nothing; the contract suite finds what is forgotten. */
  readonly freeTexts?: FreeTexts<Action, Options>;
}

/** The numbers of seats that the options allow. */
export const seatLimits = (game: AnyTableRules, options: unknown): SeatLimits =>
  game.seatsFor?.(options) ?? game.about.seats;

/** The same without the game's own types: every page of a table holds them as this. */
export type AnyTableRules = TableRules<TypedThing, unknown, unknown, TypedThing>;

/** A game whose own types do not matter: the server, the tests and the tools hold games as this. */
export type AnyGame = Game<unknown, TypedThing, unknown, unknown, TypedThing>;

/**
 * Drops the game's own types; the methods are called only with values of the same game.
 *
 * @example
 * ```ts
 * import { anyGame } from '@gearhall/shared/core/game';
 * import { kuhn } from './rules';
 *
 * export const game = anyGame(kuhn);
 * ```
 */
export function anyGame<State, Action extends TypedThing, View, Options, Event extends TypedThing>(
  game: Game<State, Action, View, Options, Event>,
): AnyGame {
  return game as unknown as AnyGame;
}

/**
 * The same for what a table needs of it.
 *
 * @example
 * ```ts
 * import { anyTableRules } from '@gearhall/shared/core/game';
 * import { basicClient } from '../../client/src/stage/basic/basicClient';
 * import { kuhn } from './rules';
 *
 * export const client = basicClient(anyTableRules(kuhn));
 * ```
 */
export function anyTableRules<Action extends TypedThing, View, Options, Event extends TypedThing>(
  rules: TableRules<Action, View, Options, Event>,
): AnyTableRules {
  return rules as unknown as AnyTableRules;
}
