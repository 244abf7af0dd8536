import { lookBackWork, type Deed } from './learning';
import type { Match, Placed, TakeBack } from './match';
import { RESIGN } from './resign';
import { BrokenRule, isRefusal, refuse, type Refusal } from './result';
import type { Seat } from './seats';
import { atOnce, type Work } from './unhurried';

/**
 * What somebody (or everybody) has learned since an action that is to be taken back. All zero and
 * false: taking it back is free.
 */
export interface Learned {
  /** Dice rolled since. */
  readonly rolls: number;
  /** Actions of other seats since, which would be taken back with it. */
  readonly others: number;
  /** The view of whoever takes back has gained something that was hidden. */
  readonly seenBySelf: boolean;
  /** So has, or may have, somebody else's. */
  readonly seenByOthers: boolean;
}

/** What a seat can take back. */
export interface Undo {
  readonly action: TakeBack;
  /** The seat's last action that counts still, and all that followed it. For the server's eyes only. */
  readonly taken: readonly Placed[];
  /** Holds nothing that the seat may not know (learning.ts). */
  readonly learned: Learned;
}

/** May it be taken back without asking anybody? */
export const isFree = ({ rolls, others, seenBySelf, seenByOthers }: Learned): boolean =>
  rolls === 0 && others === 0 && !seenBySelf && !seenByOthers;

/**
 * What `seat` would take back now, and what has been learned since. Nobody takes back resigning,
 * neither their own nor, along with something older, somebody else's. In pieces: it may take long.
 */
export function* undoWork(match: Match, seat: Seat): Work<Undo | Refusal<'nothingToTakeBack'>> {
  const { path } = match;
  const index = path.findLastIndex(({ entry }) => entry.seat === seat);
  const taken = index === -1 ? [] : path.slice(index);
  const [first] = taken;
  const resigned = taken.some(({ entry }) => entry.action.type === RESIGN.type);
  if (!first || resigned || match.outcome || !match.isIn(seat)) return refuse('nothingToTakeBack');
  const learned = yield* lookBackWork(yield* deedsOf(match, taken), seat, match);
  return { action: { type: 'takeBack', to: first.at }, taken, learned };
}

/** The same at once. */
export const undoOf = (match: Match, seat: Seat): Undo | Refusal<'nothingToTakeBack'> =>
  atOnce(undoWork(match, seat));

/** The actions that are to be taken back, each with the match before and after it. */
function* deedsOf(match: Match, taken: readonly Placed[]): Work<Deed[]> {
  const [first] = taken;
  if (!first) return [];
  const counts = new Set(taken.map(({ at }) => at));
  const deeds: Deed[] = [];
  let before = match.at(first.at);
  // What was taken back in between is run again too: it has moved the dice on.
  for (const { seat, action } of match.entries.slice(first.at)) {
    const played = before.play(seat, action);
    if (isRefusal(played)) throw new BrokenRule(`A match refuses its own action: ${played.refused}.`);
    if (counts.has(before.length)) deeds.push({ before, ...played });
    before = played.match;
    yield 0;
  }
  return deeds;
}
