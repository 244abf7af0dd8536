import { type PastAction, type Learned, reviewWork } from './learning';
import type { Match } from '../match';
import type { Placed, TakeBack } from '../log/entry';
import { RESIGN } from '../log/resign';
import { BrokenRule, isRefusal, refuse, type Refusal } from '../ground/result';
import type { Seat } from '../ground/seats';
import { atOnce, type Work } from '../ground/timeSliced';

/** What a seat can undo. */
export interface Undo {
  readonly action: TakeBack;
  /** The seat's last action that still stands, and everything after it. For the server alone. */
  readonly taken: readonly Placed[];
  /** Contains nothing that the seat may not know (learning.ts). */
  readonly learned: Learned;
}

/** May it be undone without asking anybody? */
export const isFree = ({ rolls, others, seenBySelf, seenByOthers }: Learned): boolean =>
  rolls === 0 && others === 0 && !seenBySelf && !seenByOthers;

/**
 * What `seat` would undo now, and what has been learned since. A resignation cannot be undone, neither the seat's own
 * nor, along with an older action, somebody else's. In pieces, because it may take long.
 */
export function* undoWork(match: Match, seat: Seat): Work<Undo | Refusal<'nothingToTakeBack'>> {
  const { path } = match;
  const index = path.findLastIndex(({ entry }) => entry.seat === seat);
  const taken = index === -1 ? [] : path.slice(index);
  const [first] = taken;
  const resigned = taken.some(({ entry }) => entry.action.type === RESIGN.type);
  if (!first || resigned || match.outcome || !match.isIn(seat)) return refuse('nothingToTakeBack');
  const learned = yield* reviewWork(yield* deedsOf(match, taken), seat, match);
  return { action: { type: 'takeBack', to: first.at }, taken, learned };
}

/** Like `undoWork`, but all at once. */
export const undoOf = (match: Match, seat: Seat): Undo | Refusal<'nothingToTakeBack'> =>
  atOnce(undoWork(match, seat));

/** The actions to undo, each with the match before and after it. */
function* deedsOf(match: Match, taken: readonly Placed[]): Work<PastAction[]> {
  const [first] = taken;
  if (!first) return [];
  const counts = new Set(taken.map(({ at }) => at));
  const deeds: PastAction[] = [];
  let before = match.at(first.at);
  // Undone actions in between are replayed too, because they have advanced the dice.
  for (const { seat, action } of match.entries.slice(first.at)) {
    const played = before.play(seat, action);
    if (isRefusal(played)) throw new BrokenRule(`A match refuses its own action: ${played.refused}.`);
    if (counts.has(before.length)) deeds.push({ before, ...played });
    before = played.match;
    yield 0;
  }
  return deeds;
}
