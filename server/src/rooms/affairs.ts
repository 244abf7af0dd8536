import { RESIGN, type Entry, type Match } from '@gearhall/shared/core/match';
import type { TableAffairs } from '../store/store';
import { markResigned } from './seating';

/** The affairs of a table after an action that led to `match`; the same value when nothing changed. */
export function affairsAfter(before: TableAffairs, match: Match, entry: Entry): TableAffairs {
  const resigned = entry.action.type === RESIGN.type;
  if (!resigned && !match.outcome) return before;
  return {
    ...before,
    status: match.outcome ? 'ended' : before.status,
    seating: resigned ? markResigned(before.seating, entry.seat) : before.seating,
  };
}
