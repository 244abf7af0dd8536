import type { z } from 'zod';
import type { Dice } from '../dice/dice';
import type { Outcome, TypedThing } from '../game';
import type { SeatLimits } from '../game/about';
import type { Refusal } from '../ground/result';
import type { Seat } from '../ground/seats';

/** Who plays a series, a person or a bot, counted from 0: the same in all matches, whatever seat they have there. */
export type Member = number;

/** What the first match of a series is played with. */
export interface FirstMatch {
  /** Parsed by the game. */
  readonly options: unknown;
  readonly seats: number;
}

/** A match that a series wants played. */
export interface NextMatch {
  /** Parsed by the game. */
  readonly options: unknown;
  /** Who sits on each seat. */
  readonly seating: readonly Member[];
  /** What the match is set up with besides, and nobody may know: for the game's `setup` alone. Absent: nothing. */
  readonly carried?: unknown;
}

/** A match that has ended. */
export interface MatchEnd {
  readonly winners: readonly Member[];
  /** What the game tells its series (`Game.account`); absent where it tells nothing. */
  readonly account?: unknown;
}

/** How a series ended. */
export interface SeriesOutcome {
  /** Several if they share the win, empty for a draw. */
  readonly winners: readonly Member[];
  /** One of the series' words for how it ended. */
  readonly cause: string;
}

/** Who looks at a series: one of its members, or anybody else. */
export type SeriesViewer = Member | 'spectator';

/**
 * What members decide between two matches. Who is asked, and for what, is data in the state. Chance comes from the dice
 * alone, which are the series' own; a refusal leaves no trace, not even in them.
 */
export interface Deliberation<State, View, Action extends TypedThing> {
  /** Every decision that a client can send: a discriminated union of strict objects. */
  readonly action: z.ZodType<Action>;
  /** Every code that `act` refuses with. */
  readonly refusals: readonly string[];
  /** The members that the next match waits for; none while one is played, and when the series is over. */
  toAct(state: State): readonly Member[];
  act(state: State, member: Member, action: Action, dice: Dice): State | Refusal;
  /** Every decision open to a member, computed from their view alone. */
  legal(view: View, member: Member): readonly Action[];
  /** The decision of a member who is a bot; one of `legal`. Bots are asked when no person has anything to decide. */
  choose(view: View, member: Member): Action;
  /** Redeals everything that the viewer cannot know; it depends on their view and the dice alone. */
  redeal(state: State, viewer: SeriesViewer, dice: Dice): State;
}

/**
 * The contract of all series: matches of one game, with a state that carries over. The state is plain, deeply readonly
 * and survives JSON, because weeks may pass between two matches. All functions are pure: they return a new state.
 *
 * A series knows no people and no tables. The hall knows who each member is; somebody who takes over a seat for good
 * becomes the member.
 */
export interface Series<State, Terms, View, Action extends TypedThing = never> {
  /** The id of the only game that it can be played with; absent: it can be any. */
  readonly game?: string;
  /** For how many people; absent: as many as its game is for. */
  readonly seats?: SeatLimits;
  /**
   * Its matches tell secrets that matter until the series is over: until then their records stay closed, and their
   * seeds.
   */
  readonly isSealed?: true;
  /** Absent: nobody has anything to decide. */
  readonly deliberation?: Deliberation<State, View, Action>;
  /** The series at the start of its first match; `terms`: what was chosen when it was made. */
  begin(terms: Terms, first: FirstMatch): State;
  /**
   * The next match; undefined when the series is over. It is asked only between two matches. While members have still to
   * decide, it tells who sits where, and the rest is not settled.
   */
  next(state: State): NextMatch | undefined;
  matchEnded(state: State, end: MatchEnd): State;
  /** A member gives up the series, between two matches. */
  giveUp(state: State, member: Member): State;
  /** Nobody is left who would go on: the series ends with what there is. */
  close(state: State): State;
  outcome(state: State): SeriesOutcome | undefined;
  /** What a viewer may know of the series. Nothing else of its state leaves the server. */
  project(state: State, viewer: SeriesViewer): View;
}

/** A series whose own types do not matter: the server holds series as this. */
export type AnySeries = Series<unknown, unknown, unknown, TypedThing>;

/** Drops the series' own types; the functions are called only with values of the same series. */
export function anySeries<State, Terms, View, Action extends TypedThing = never>(
  series: Series<State, Terms, View, Action>,
): AnySeries {
  return series as unknown as AnySeries;
}

/** The winners of a match as members. */
export function winnersOf({ winners }: Outcome, seating: readonly Member[]): Member[] {
  return winners.flatMap((seat: Seat) => seating[seat] ?? []);
}
