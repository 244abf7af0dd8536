import type { Outage, StoredTable, TableRecord } from '../store/contract/table';
import { merged } from '@gearhall/shared/core/table/clocks';
import type { Match } from '@gearhall/shared/core/match';
import type { Entry } from '@gearhall/shared/core/log/entry';
import { RESIGN } from '@gearhall/shared/core/log/resign';
import { markResigned } from './seating';

/** The table record after an action that led to `match`; the same value when nothing changed. */
export function recordAfter(before: TableRecord, match: Match, entry: Entry): TableRecord {
  const resigned = entry.action.type === RESIGN.type;
  if (!resigned && !match.outcome) return before;
  return {
    ...before,
    status: match.outcome ? 'ended' : before.status,
    seating: resigned ? markResigned(before.seating, entry.seat) : before.seating,
  };
}

/** Records when a pause, of any cause, begins and ends; the same value when neither happened. */
export function recordInTime(tableRecord: TableRecord, isPaused: boolean, now: number): TableRecord {
  const { status, startedAt, pausedAt, pauses = [], ...others } = tableRecord;
  if (startedAt === undefined || status === 'ended') return tableRecord;
  if (isPaused) return pausedAt === undefined ? { ...tableRecord, pausedAt: now } : tableRecord;
  if (pausedAt === undefined) return tableRecord;
  return { ...others, status, startedAt, pauses: merged([...pauses, { from: pausedAt, to: now }]) };
}

/** A table whose players waited while it changed its process: no clock runs for that time. */
export function afterGap(stored: StoredTable, gap: Outage | undefined): StoredTable {
  return gap ? { ...stored, tableRecord: recordAfterGap(stored.tableRecord, gap) } : stored;
}

/** No clock runs for the time of the gap; the same value where none runs anyway. */
export function recordAfterGap(tableRecord: TableRecord, gap: Outage): TableRecord {
  const { startedAt, status, pausedAt, pauses = [] } = tableRecord;
  if (startedAt === undefined || status === 'ended' || pausedAt !== undefined) return tableRecord;
  return { ...tableRecord, pauses: merged([...pauses, gap]) };
}

export const isSelfStarting = ({ status, startsItself, calledOff }: TableRecord): boolean =>
  status === 'gathering' && startsItself === true && !calledOff;
