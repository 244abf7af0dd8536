import type { SeriesPlace } from '@gearhall/shared/core/pages/hallPages';
import type { Member } from '@gearhall/shared/core/series/series';
import type { SeriesRecord } from '../store/contract/series';
import type { TableRecord } from '../store/contract/table';
import { deciding, matchAt, nextMatch, outcomeOf } from './seriesRecord';

/** What a series has still to do by itself, told by what is stored: at an open table and at a closed one alike. */

/** A table of a series, and where it stands there. */
export interface TableInSeries {
  readonly series: SeriesRecord;
  readonly place: SeriesPlace;
  readonly tableRecord: TableRecord;
}

/** It gathers for the match that comes next. */
export const isLatest = ({ series, place, tableRecord }: TableInSeries): boolean =>
  tableRecord.status === 'gathering' && place.number === series.matches.length;

/** The bots that have something to decide; they wait until nobody else has. */
export function botsAsked(there: TableInSeries): readonly Member[] {
  if (!isLatest(there)) return [];
  const { seating = [] } = matchAt(there.series, there.place) ?? {};
  const { seats } = there.tableRecord.seating;
  const asked = deciding(there.series);
  return asked.every((member) => seats[seating.indexOf(member)]?.sitter === 'bot') ? asked : [];
}

/** The match is over, and does not count yet. */
export const isResultDue = ({ series, place, tableRecord }: TableInSeries): boolean =>
  tableRecord.status === 'ended' && !tableRecord.abandoned && matchAt(series, place)?.winners === undefined;

/** Nothing comes after a match whose result nobody knows. */
export const isNextDue = ({ series, place, tableRecord }: TableInSeries): boolean =>
  tableRecord.status === 'ended' &&
  tableRecord.rematch === undefined &&
  matchAt(series, place)?.winners !== undefined &&
  (matchAt(series, { number: place.number + 1 }) !== undefined || nextMatch(series) !== undefined);

/** The series is over, but people still gather for its next match. */
export const isEndDue = (there: TableInSeries): boolean =>
  isLatest(there) && !there.tableRecord.calledOff && outcomeOf(there.series) !== undefined;

interface Circumstances {
  /** Whether the match is there, and has an outcome. */
  readonly isResultKnown: boolean;
  /** The hall takes no new tables. */
  readonly isFull: boolean;
}

export const isSomethingDue = (there: TableInSeries, { isResultKnown, isFull }: Circumstances): boolean =>
  botsAsked(there).length > 0 ||
  isEndDue(there) ||
  (isResultKnown && isResultDue(there)) ||
  (!isFull && isNextDue(there));
