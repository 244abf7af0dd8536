import type { UndoVote, UndoAsked } from '../store/contract/votes';
import { isTakeBack, type Entry } from '@gearhall/shared/core/log/entry';
import type { Seat } from '@gearhall/shared/core/ground/seats';

import type { ClockTerms } from '@gearhall/shared/core/table/terms';

import type { TableRecord } from '../store/contract/table';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long an answer is waited for, in ms. Bots wait meanwhile, so it must be over some time. */
export function votePatience(clock: ClockTerms): number {
  if (clock.type === 'live') return 10 * MINUTE;
  return (clock.type === 'correspondence' ? clock.days : 3) * DAY;
}

/** The same vote, no longer than one that is opened `now`: the time of day may have been set back since. */
export const openAt = (vote: UndoVote, clock: ClockTerms, now: number): UndoVote => ({
  ...vote,
  until: Math.min(vote.until, now + votePatience(clock)),
});

/**
 * Whether an entry ends the vote, since the game has gone on. An action that was invisible to somebody must not end it:
 * that would reveal it.
 */
export const endsVote = ({ after }: UndoVote, at: number, entry: Entry, isSeenByAll: boolean): boolean =>
  at >= after && (isSeenByAll || isTakeBack(entry.action));

/** Who refused an undo after so many actions. */
export const refusedAfter = ({ undoRefusals = [] }: TableRecord, actions: number): readonly Seat[] =>
  undoRefusals.flatMap(({ seat, after }) => (after === actions ? [seat] : []));

/** The vote that is still open after a step of the log. */
export const voteAfter = (
  undoVote: UndoVote | undefined,
  { match, entry }: { readonly match: { readonly length: number }; readonly entry?: Entry | undefined },
  isSeenByAll: boolean,
): UndoVote | undefined =>
  undoVote && entry && endsVote(undoVote, match.length - 1, entry, isSeenByAll) ? undefined : undoVote;

export function withoutUndoVote({ undoVote: _over, ...tableRecord }: TableRecord): TableRecord {
  return tableRecord;
}

/** Remembers that a seat has asked, and whether the answer was no. */
export function withUndoAsked(tableRecord: TableRecord, asked: UndoAsked): TableRecord {
  const others = (tableRecord.undoAsked ?? []).filter(({ seat }) => seat !== asked.seat);
  return { ...tableRecord, undoAsked: [...others, asked] };
}
