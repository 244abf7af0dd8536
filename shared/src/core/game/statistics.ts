import type { TypedThing } from '../game';
import type { Seat } from '../ground/seats';

/** One step of a game: the set-up (without `before` and `seat`), or an accepted action. */
export interface CountedStep<State, Event> {
  readonly before?: State;
  readonly after: State;
  readonly seat?: Seat;
  readonly action?: TypedThing;
  readonly events: readonly Event[];
}

export type Counts<Name extends string> = Readonly<Partial<Record<Name, number>>>;

/**
 * Statistics about how a game was played: named counts, summed over each game and reported as means over many (`npm run
 * -s playout`). For tools and tests; no rule reads them.
 */
export interface GameStatistics<State, Event, Name extends string> {
  /** In the order in which they are printed. */
  readonly names: readonly Name[];
  /** What one step adds. */
  count(step: CountedStep<State, Event>): Counts<Name>;
  /** What the end adds, such as lengths and games without a winner. Absent: nothing. */
  countEnd?(state: State): Counts<Name>;
  /**
   * The seats in the order of their starting places, as soon as the state determines it; absent if places do not
   * matter. A seat with several places is ranked by its best one.
   */
  places?(state: State): readonly Seat[] | undefined;
}

/** Figures of a game whose own types do not matter. */
export type AnyStatistics = GameStatistics<unknown, TypedThing, string>;

/** Drops the game's own types; the methods are called only with values of the same game. */
export function anyStatistics<State, Event extends TypedThing, Name extends string>(
  figures: GameStatistics<State, Event, Name>,
): AnyStatistics {
  return figures as unknown as AnyStatistics;
}
