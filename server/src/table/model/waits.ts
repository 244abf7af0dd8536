import { beginClocks, clocksAfter, dueOf, withGaps, type Clocks } from '@gearhall/shared/core/table/clocks';
import type { Match } from '@gearhall/shared/core/match';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { StoredEntry } from '../../store/contract/table';
import { clockedSeats, gapsOf } from './clocks';
import type { Table } from './Table';

/**
 * At a table without a clock nobody's time runs out, but it is measured how long the others wait: from that on they may
 * vote about the seat (seatVote.ts). It follows from the log, so it survives restarts.
 */

const SECOND = 1000;

/** The waits at the beginning of the game; undefined at a table with a clock. */
export function waitsAtStart(table: Table, match: Match): Clocks | undefined {
  const { settings, tableRecord, services, seats } = table;
  if (settings.terms.clock.type !== 'none') return undefined;
  const { clock, config } = services;
  return beginClocks(
    { type: 'live', bank: 0, move: config.voteAfterMs / SECOND },
    seats.length,
    { at: tableRecord.startedAt ?? clock.wall(), toAct: clockedSeats(match) },
    gapsOf(table),
  );
}

/** After an entry. An action that somebody did not see ends no wait, since that would reveal it. */
export function waitsAfter(
  waits: Clocks | undefined,
  { entry, match, isSeenByAll }: { entry: StoredEntry; match: Match; isSeenByAll: boolean },
): Clocks | undefined {
  const { seat, at } = entry;
  return waits && clocksAfter(waits, { seat, at, toAct: clockedSeats(match), unseen: !isSeenByAll });
}

/** Nobody has waited during a pause. */
export const waitsWithPauses = (table: Table): Clocks | undefined =>
  table.waits && withGaps(table.waits, gapsOf(table));

/**
 * From when on the others may vote about the seat; undefined where nobody waits for a person there. Somebody who has
 * just come, or come back, has at least half of the time.
 */
function overdueAt(table: Table, seat: Seat): number | undefined {
  const { waits, seats, people, match, tableRecord, pauseShown } = table;
  const { person, standIn } = seats[seat] ?? {};
  if (!waits || person === undefined || standIn !== '') return undefined;
  if (tableRecord.status !== 'playing' || pauseShown !== '' || !match?.isIn(seat)) return undefined;
  const due = dueOf(waits, seat);
  if (due === undefined) return undefined;
  // Nobody ends an open vote by leaving and coming back.
  if (tableRecord.seatVote?.seat === seat) return due;
  return Math.max(due, (people.arrivalOf(person) ?? 0) + waits.move / 2);
}

export function isOverdue(table: Table, seat: Seat): boolean {
  const at = overdueAt(table, seat);
  return at !== undefined && at <= table.services.clock.wall();
}

/** The same, of all seats, as everybody is shown it: from the moment on when half of the time has passed; 0 before. */
export function overduesShown(table: Table, now: number): readonly number[] {
  const notice = (table.waits?.move ?? 0) / 2;
  return table.seats.map((_, seat) => {
    const at = overdueAt(table, seat);
    return at === undefined || at - notice > now ? 0 : at;
  });
}

/** When that will next be another; undefined: not by itself. */
export function nextNotice(table: Table, now: number): number | undefined {
  const notice = (table.waits?.move ?? 0) / 2;
  const coming = table.seats.flatMap((_, seat) => {
    const at = overdueAt(table, seat);
    return at === undefined || at - notice <= now ? [] : [at - notice];
  });
  return coming.length > 0 ? Math.min(...coming) : undefined;
}
