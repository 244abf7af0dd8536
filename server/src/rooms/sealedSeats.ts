import type { Seat } from '@gearhall/shared/core/seats';
import type { PersonId } from '../identity/tokens';
import type { Seating, SeatState } from './seating';
import { isSealed } from './seriesRecord';
import type { SeriesRecord } from '../store/series';
import type { Table } from './Table';

/** Between the matches of a series with secrets, each member's secrets stay with the people who have played for it. */

/** The secrets of the matches before this one are still closed. */
const hasSecrets = ({ series, core }: Pick<Table, 'series' | 'core'>): boolean =>
  series !== undefined && isSealed(series) && (core.series?.number ?? 1) > 1;

/** In the next match too, each seat keeps who has held it. */
export const stillRemembered = (series: SeriesRecord, before: Seating, after: Seating): Seating =>
  isSealed(series)
    ? { ...after, seats: after.seats.map((now, seat) => withFormers(now, before.seats[seat])) }
    : after;

/** Somebody who has played for another member knows too much to play for this one. */
export const knowsOther = (table: Table, person: PersonId, seat: Seat): boolean =>
  hasSecrets(table) &&
  table.seats.some(
    ({ person: sitter, formers }, other) =>
      other !== seat && (sitter === person || formers?.includes(person) === true),
  );

/** The same change of seats; each seat keeps who has held it. */
export function remembered(table: Table, after: Seating): Seating {
  if (!hasSecrets(table)) return after;
  return {
    ...after,
    seats: after.seats.map((now, seat) => withFormers(now, table.seats[seat])),
  };
}

function withFormers(now: SeatState, before: SeatState | undefined): SeatState {
  const left = before?.person === undefined || before.person === now.person ? [] : [before.person];
  const formers = [...new Set([...(before?.formers ?? []), ...left])];
  return formers.length > 0 ? { ...now, formers } : now;
}
