import type { AnyStatistics, Counts } from '../core/game/statistics';
import { beginPlayout, playout, type Playout } from '../core/testing/playout';
import type { Match } from '../core/match';
import type { Seat } from '../core/ground/seats';

/** One game of a series, counted. */
export interface CountedGame {
  readonly last: Match;
  /** By the figure's name; complete. */
  readonly counts: Readonly<Record<string, number>>;
  /** The seats in the order of their starting places, if the game has such places. */
  readonly places: readonly Seat[] | undefined;
}

/** Plays a game to its end, or to the plan's limit, and adds up its figures. */
export function countedGame(plan: Playout, figures: AnyStatistics | undefined): CountedGame {
  const { match, events } = beginPlayout(plan);
  const counts = Object.fromEntries((figures?.names ?? []).map((name) => [name, 0]));
  const add = (more: Counts<string> = {}): void => {
    for (const [name, count = 0] of Object.entries(more)) counts[name] = (counts[name] ?? 0) + count;
  };
  add(figures?.count({ after: match.state, events }));
  let [last, places] = [match, figures?.places?.(match.state)];
  for (const moment of playout(plan)) {
    const { before, entry } = moment;
    last = moment.match;
    add(figures?.count({ before: before.state, after: last.state, ...entry, events: moment.events }));
    places ??= figures?.places?.(last.state);
  }
  add(figures?.countEnd?.(last.state));
  return { last, counts, places };
}
