import { z } from 'zod';
import { seatsOf } from '../ground/seats';
import type { FirstMatch, Member, NextMatch, Series, SeriesOutcome } from './series';

/** Best of this number of games: the first to win more than half of them wins the series. */
export const BEST_OF = [3, 5, 7] as const;

export const bestOfTerms = z.strictObject({ type: z.literal('bestOf'), games: z.literal(BEST_OF) });
type BestOfTerms = z.output<typeof bestOfTerms>;

interface BestOf {
  readonly games: BestOfTerms['games'];
  /** All matches are played with these. */
  readonly options: unknown;
  readonly members: number;
  /** The winners of each match so far; empty for a draw. */
  readonly results: readonly (readonly Member[])[];
  /** Those who have given up the series. */
  readonly gone: readonly Member[];
  readonly isClosed: boolean;
}

/** What everybody may know of it: everything but the options, which each table tells. */
export interface BestOfView {
  readonly games: BestOfTerms['games'];
  /** How many wins decide it. */
  readonly target: number;
  /** Each member's wins. */
  readonly wins: readonly number[];
  /** The matches without a winner. */
  readonly draws: number;
  readonly gone: readonly Member[];
}

/** How many wins decide it. */
const targetOf = (games: number): number => (games + 1) / 2;

/** After this number of matches, the most wins decide. */
const mostMatches = (games: number): number => 2 * games - 1;

/**
 * Best of N for any game. The seats move on by one for each match, so that nobody always begins; in a game for two the
 * sides are swapped. A win that several share counts for each of them. A draw counts for nobody.
 */
export const bestOf: Series<BestOf, BestOfTerms, BestOfView> = {
  begin: ({ games }, { options, seats }: FirstMatch) => ({
    ...{ games, options, members: seats },
    ...{ results: [], gone: [], isClosed: false },
  }),
  next(state): NextMatch | undefined {
    if (outcome(state)) return undefined;
    const { options, members, results } = state;
    return { options, seating: seatsOf(members).map((seat) => (seat + results.length) % members) };
  },
  matchEnded: (state, { winners }) => ({ ...state, results: [...state.results, winners] }),
  giveUp: (state, member) =>
    state.gone.includes(member) ? state : { ...state, gone: [...state.gone, member] },
  close: (state) => ({ ...state, isClosed: true }),
  outcome,
  project(state) {
    const { games, results, gone } = state;
    const draws = results.filter(({ length }) => length === 0).length;
    return { games, target: targetOf(games), wins: winsOf(state), draws, gone };
  },
};

function outcome(state: BestOf): SeriesOutcome | undefined {
  const { games, members, results, gone, isClosed } = state;
  const wins = winsOf(state);
  const left = seatsOf(members).filter((member) => !gone.includes(member));
  if (gone.length > 0 && left.length <= 1) return { winners: left, cause: 'givenUp' };
  const there = left.filter((member) => (wins[member] ?? 0) >= targetOf(games));
  if (there.length > 0) return { winners: there, cause: 'target' };
  if (!isClosed && results.length < mostMatches(games)) return undefined;
  const most = Math.max(...left.map((member) => wins[member] ?? 0));
  const best = left.filter((member) => wins[member] === most);
  return { winners: best.length === 1 ? best : [], cause: isClosed ? 'closed' : 'bound' };
}

/** The wins of those who have given up count for nothing any more, but stay in the score. */
function winsOf({ members, results }: BestOf): number[] {
  return seatsOf(members).map((member) => results.filter((winners) => winners.includes(member)).length);
}
