import type { Seat } from '@gearhall/shared/core/ground/seats';
import { createHash } from 'node:crypto';
import type { PersonId } from '../../identity/tokens';
import type { Seating, SeatState } from '../../store/contract/seating';
import { isSealed } from '../../series/seriesRecord';
import type { SeriesRecord } from '../../store/contract/series';
import type { Table } from '../model/Table';

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
export function knowsOther(table: Table, person: PersonId, seat: Seat): boolean {
  const { series, seats } = table;
  if (!series || !hasSecrets(table)) return false;
  const known = [person, tieOf(series, person)];
  return seats.some(
    ({ person: sitter, formers = [] }, other) =>
      other !== seat && (sitter === person || formers.some((former) => known.includes(former))),
  );
}

/** What stays of somebody in a series once their data are deleted: it can be found from their number, but not back. */
const tieOf = ({ id }: SeriesRecord, person: PersonId): string =>
  createHash('sha256').update(`${id} ${person}`).digest('hex').slice(0, 32);

/**
 * The same change of seats, by which somebody leaves whose data are deleted. While the series has secrets, the seats that
 * they have held still know them, though not by their number.
 */
export function forgotten(
  series: SeriesRecord | undefined,
  person: PersonId,
  { before, after }: { readonly before: Seating; readonly after: Seating },
): Seating {
  if (!series || !isSealed(series)) return after;
  const tie = tieOf(series, person);
  const untied = (seatState: SeatState): SeatState =>
    seatState.formers?.includes(person)
      ? { ...seatState, formers: seatState.formers.map((former) => (former === person ? tie : former)) }
      : seatState;
  return {
    ...after,
    seats: after.seats.map((now, seat) => untied(withFormers(now, before.seats[seat]))),
  };
}

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
