import type { TypedThing } from '../../game';
import { Match } from '../../match';
import { isRefusal } from '../../ground/result';
import { seedFrom } from '../../dice/dice';
import type { Seat } from '../../ground/seats';
import { same } from '../difference';
import type { Plan } from '../plans';
import { spread } from '../spread';
import type { Violation } from './progress';

/** The number of fallbacks after which a game that still makes progress is stopped. */
const ENOUGH = 2_000;
/** Fallbacks in the opening, in which forms are filed: each of these positions is examined. */
const OPENING = 12;
/** Legal actions that are examined in one position. */
const MOST_ACTIONS = 24;

function afterFallback(match: Match, seat: Seat): Match | string {
  const played = match.play(seat, match.game.fallback(match.project(seat), seat));
  return isRefusal(played) ? `the fallback of seat ${seat} is refused: ${played.refused}` : played.match;
}

/**
 * By fallbacks alone the game makes progress: no position recurs, so every phase ends, and no fallback reverts what its
 * seat had settled in the opening. Runs twice: the acting seat is always the first, then always the last, of those to
 * act.
 */
export function fallbackCourseProblem({ game, options, seed, players }: Plan): Violation {
  const first = (seats: readonly Seat[]): Seat => Math.min(...seats);
  const last = (seats: readonly Seat[]): Seat => Math.max(...seats);
  for (const choose of [first, last]) {
    let { match } = Match.begin(game, { options, seats: players.length, seed: seedFrom('fallbacks', seed) });
    const seen = new Set([JSON.stringify(match.state)]);
    while (!match.outcome && match.length < ENOUGH) {
      const undone = match.length < OPENING ? settledProblem(match, choose(match.toAct)) : undefined;
      if (undone) return undone;
      const next = afterFallback(match, choose(match.toAct));
      if (typeof next === 'string') return next;
      match = next;
      const position = JSON.stringify(match.state);
      if (seen.has(position)) return `after ${match.length} fallbacks a position comes back`;
      seen.add(position);
    }
  }
  return undefined;
}

/**
 * A fallback never reverts what its seat has settled. Examines simultaneous choices of several seats (what is filed
 * before the game begins): a choice that cannot be repeated, or changes nothing when repeated, is settled, and a
 * fallback of the same kind must not change it.
 */
export function settledProblem(match: Match, seat: Seat): Violation {
  for (const action of spread(match.legal(seat), MOST_ACTIONS)) {
    const played = match.play(seat, action);
    if (isRefusal(played) || !isOpenToAll(played.match, seat) || !isSettled(played.match, seat, action))
      continue;
    const fallback = match.game.fallback(played.match.project(seat), seat);
    if (fallback.type !== action.type) continue;
    const after = afterFallback(played.match, seat);
    if (typeof after === 'string') return after;
    if (isOpenToAll(after, seat) && !isSettled(after, seat, action)) {
      return `the fallback of seat ${seat} undoes ${JSON.stringify(action)}`;
    }
  }
  return undefined;
}

/** This seat and others are to act. */
const isOpenToAll = ({ toAct }: Match, seat: Seat): boolean => toAct.length > 1 && toAct.includes(seat);

function isSettled(match: Match, seat: Seat, action: TypedThing): boolean {
  const again = match.play(seat, action);
  return isRefusal(again) || same(again.match.state, match.state);
}
