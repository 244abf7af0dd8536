import { withGaps, type Clocks, type Gap } from '@gearhall/shared/core/table/clocks';
import type { TableState } from './ChangingTable';
import { recordAfterGap } from '../../tableRecord/tableRecord';

type Timed = Pick<TableState, 'tableRecord' | 'clocks' | 'waits' | 'pendingDeadline'>;

/** What becomes of a table's times when a period counts for nobody, because the hall stood still (SteadyTime.ts). */
export function passedOver({ tableRecord, clocks, waits, pendingDeadline }: Timed, gap: Gap): Timed {
  const record = recordAfterGap(tableRecord, gap);
  const { undoVote } = record;
  return {
    tableRecord: undoVote
      ? { ...record, undoVote: { ...undoVote, until: later(undoVote.until, gap) } }
      : record,
    clocks: withGap(clocks, gap),
    waits: withGap(waits, gap),
    pendingDeadline: pendingDeadline && { ...pendingDeadline, due: later(pendingDeadline.due, gap) },
  };
}

const withGap = (clocks: Clocks | undefined, gap: Gap): Clocks | undefined =>
  clocks && withGaps(clocks, [...clocks.gaps, gap]);

const later = (at: number, { from, to }: Gap): number => (at > from ? at + to - from : at);
