import { merged } from '@gearhall/shared/core/clocks';
import type { Entry, Match } from '@gearhall/shared/core/match';
import { RESIGN } from '@gearhall/shared/core/resign';
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

/** Notes when a pause begins and ends, whatever it is for; the same value when neither happened. */
export function affairsInTime(affairs: TableAffairs, isPaused: boolean, now: number): TableAffairs {
  const { status, startedAt, pausedAt, pauses = [], ...others } = affairs;
  if (startedAt === undefined || status === 'ended') return affairs;
  if (isPaused) return pausedAt === undefined ? { ...affairs, pausedAt: now } : affairs;
  if (pausedAt === undefined) return affairs;
  return { ...others, status, startedAt, pauses: merged([...pauses, { from: pausedAt, to: now }]) };
}
