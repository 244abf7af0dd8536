import type { Outcome } from './game';
import type { Seat } from './seats';

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
 * The contract of all series: matches of one game, with a state that carries over. The state is plain, deeply readonly
 * and survives JSON, because weeks may pass between two matches. All functions are pure: they return a new state.
 *
 * A series knows no people and no tables. The hall knows who each member is; somebody who takes over a seat for good
 * becomes the member.
 */
export interface Series<State, Terms, View> {
  /** The series at the start of its first match; `terms`: what was chosen when it was made. */
  begin(terms: Terms, first: FirstMatch): State;
  /** The next match; undefined when the series is over. It is asked only between two matches. */
  next(state: State): NextMatch | undefined;
  /** A match has ended: its outcome, in members. */
  matchEnded(state: State, winners: readonly Member[]): State;
  /** A member gives up the series, between two matches. */
  giveUp(state: State, member: Member): State;
  /** Nobody is left who would go on: the series ends with what there is. */
  close(state: State): State;
  outcome(state: State): SeriesOutcome | undefined;
  /** What a viewer may know of the series. Nothing else of its state leaves the server. */
  project(state: State, viewer: SeriesViewer): View;
}

/** A series whose own types do not matter: the server holds series as this. */
export type AnySeries = Series<unknown, unknown, unknown>;

/** Drops the series' own types; the functions are called only with values of the same series. */
export function anySeries<State, Terms, View>(series: Series<State, Terms, View>): AnySeries {
  return series as unknown as AnySeries;
}

/** The winners of a match as members. */
export function winnersOf({ winners }: Outcome, seating: readonly Member[]): Member[] {
  return winners.flatMap((seat: Seat) => seating[seat] ?? []);
}
