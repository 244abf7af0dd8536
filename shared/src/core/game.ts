import type { Schema, ToJSON } from '@colyseus/schema';
import type { z } from 'zod';
import type { Dice } from './dice';
import type { Refusal } from './result';
import type { Seat, Viewer } from './seats';

/**
 * What somebody may know and others not, in a few words each. Empty: all viewers share one view.
 *
 * It decides what the contract suite asks (testing/laws.ts, testing/contract.ts). Of a game without secrets:
 * - all viewers see the same and hear the same;
 * - only dice and the actions of others stand against taking back.
 *
 * Of a game with secrets, where `redeal` is the measure of what a viewer cannot know:
 * - views, legal actions, refusals, events (of the set-up, of giving up), whom the game waits for and who hears
 *   whom are the same in all worlds that a viewer cannot tell apart;
 * - `redeal` follows from the view alone, gives a table that can be played, and changes something for everybody;
 * - each seat sees at least once what every other viewer cannot: at every table, and in every phase of the game,
 *   but where the game's own test says that nothing is hidden there (`hiding`).
 *
 * The words themselves are for people: one secret switches all of this on, whatever it says.
 */
export type Secrets = readonly string[];

/** What the hall knows of a game before loading its rules. */
export interface About {
  readonly id: string;
  readonly title: string;
  /** One line for the lobby. */
  readonly tagline: string;
  readonly seats: SeatLimits;
  /** How long a game takes, in minutes. */
  readonly minutes: { readonly min: number; readonly max: number };
  readonly secrets: Secrets;
  /** Raised whenever the same record would run to another end. */
  readonly rulesVersion: number;
  readonly credits: {
    readonly designers: readonly string[];
    readonly publisher: string;
    /** Absent where nobody knows it any more. */
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
  /** The seats that won; several share a win, none is a draw. */
  readonly winners: readonly Seat[];
  /** One of the game's words for the way it ended. */
  readonly cause: string;
}

export const BOT_LEVELS = ['easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** A player made of code: it gets its seat's view, what is legal in it, and dice of its own. */
export interface Bot<View, Action> {
  choose(view: View, seat: Seat, legal: readonly Action[], dice: Dice): Action;
}

/** A question that may not wait: whoever has not answered by then is answered for, by `fallback`. */
export interface Patience {
  /** Another one with every question. */
  readonly id: number;
  readonly seconds: number;
}

/** Who hears what somebody says: everybody, nobody (they may not talk), or these seats alone, the speaker's among them. */
export type Hearers = 'everybody' | 'nobody' | readonly Seat[];

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
 * The contract of all games. Everything outside `games/<id>` knows a game only through it.
 *
 * State is plain, deeply readonly and survives JSON. Whose answer is awaited, to which question,
 * is data in the state: a game can stop and go on between any two actions.
 */
export interface Game<State, Action extends TypedThing, View, Options, Event extends TypedThing> {
  readonly about: About;
  /** What a table's creator may choose. `parse({})` gives the standard game. */
  readonly options: z.ZodType<Options>;
  /** The seats for which these options make a game; absent: any that `about` allows. */
  seatsFor?(options: Options): SeatLimits;
  /** All that a client can send: a discriminated union of strict objects. */
  readonly action: z.ZodType<Action>;
  /** All that can happen: a discriminated union of strict objects (see packing.ts). */
  readonly event: z.ZodType<Event>;
  /** Every code that `apply` refuses with, beside the core's own. */
  readonly refusals: readonly string[];
  /** The one declaration of what can reach a client. */
  readonly view: SchemaClass<View>;

  setup(options: Options, seats: number, dice: Dice): Step<State, Event>;
  /**
   * The seats that the game waits for; several in simultaneous phases, none when it is over.
   * A seat that is not waited for may still have legal actions (its own settings, answers ahead).
   */
  toAct(state: State): readonly Seat[];
  /**
   * How long the seats that are awaited have, whatever the table's clock; absent or `undefined`: as long as
   * that allows. It must follow from what everybody may know, and costs nobody's bank.
   */
  patience?(state: State): Patience | undefined;
  /** Who hears what a viewer says at the table now, from their own view: so they are told before they speak. Absent: everybody. */
  hearers?(view: View, speaker: Viewer): Hearers;
  /** The judge. Never changes `state`; a refusal leaves no trace, in the dice neither. */
  apply(state: State, seat: Seat, action: Action, dice: Dice): Step<State, Event> | Refusal;
  /** The person on `seat` gives up. The caller has checked that the game runs and the seat is in it. */
  resign(state: State, seat: Seat, dice: Dice): Step<State, Event>;
  /** Is the seat still in the game? A seat that is out neither acts nor resigns. */
  isIn(state: State, seat: Seat): boolean;
  /** What `viewer` sees, built field by field from what they may know. */
  project(state: State, viewer: Viewer): View;
  /** Who learns of an event: `undefined` for everybody, otherwise the seats. */
  audience(event: Event): readonly Seat[] | undefined;
  /** Every action open to `seat`, from its view alone. For secret forms: ready-made examples. */
  legal(view: View, seat: Seat): readonly Action[];
  /** What is done for a seat that is away when its time is up. One of `legal`. */
  fallback(view: View, seat: Seat): Action;
  /**
   * Deals anew all that the viewer cannot know, in any way that fits what they do know. It follows from the view
   * and the dice alone: two states that look the same to the viewer are dealt anew alike.
   */
  redeal(state: State, viewer: Viewer, dice: Dice): State;
  outcome(state: State): Outcome | undefined;
  readonly bots: Readonly<Record<BotLevel, Bot<View, Action>>>;
}

/** The numbers of seats for which the options make a game. */
export const seatLimits = (game: AnyGame, options: unknown): SeatLimits =>
  game.seatsFor?.(options) ?? game.about.seats;

/** A game whose own types do not matter: the server, the tests and the tools hold games as this. */
export type AnyGame = Game<unknown, TypedThing, unknown, unknown, TypedThing>;

/** Forgets the own types of a game; the methods are called only with what the same game made. */
export function anyGame<State, Action extends TypedThing, View, Options, Event extends TypedThing>(
  game: Game<State, Action, View, Options, Event>,
): AnyGame {
  return game as unknown as AnyGame;
}
