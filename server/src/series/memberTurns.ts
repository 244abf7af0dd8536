import type { Member } from '@gearhall/shared/core/series/series';
import { seatsOf } from '@gearhall/shared/core/ground/seats';
import type { SeriesRecord } from '../store/contract/series';
import { deciding, decisionsOf } from './seriesRecord';

/**
 * Counts for each member how often something has happened that concerns what they decide: they have decided, are asked
 * from now on or no longer, or are asked something else. What others decide while several are asked does not count.
 */
export function withTurns(
  before: SeriesRecord | undefined,
  after: SeriesRecord,
  by: Member | undefined,
): SeriesRecord {
  const members = after.matches[0]?.seating.length ?? 0;
  const counted = seatsOf(members).map((member) => {
    const last = turnOf(before ?? after, member);
    return before && member !== by && question(before, member) === question(after, member) ? last : last + 1;
  });
  return { ...after, turns: counted };
}

export const turnOf = ({ turns }: SeriesRecord, member: Member): number => turns?.[member] ?? 0;

/** Whether a member is asked, and the kinds of what they may decide. */
function question(record: SeriesRecord, member: Member): string {
  if (!deciding(record).includes(member)) return '';
  const kinds = new Set(decisionsOf(record, member).map(({ type }) => type));
  return `${record.matches.length} ${[...kinds].sort().join(' ')}`;
}
