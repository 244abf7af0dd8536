import { isSame } from '@gearhall/shared/core/json/equality';
import { beginClocks, clocksAfter, dueOf, type Clocks, type Gap } from '@gearhall/shared/core/table/clocks';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { Match } from '@gearhall/shared/core/match';
import { isTakeBack } from '@gearhall/shared/core/log/entry';
import { viewersOf, type Seat } from '@gearhall/shared/core/ground/seats';
import type { StoredEntry, TableRecord } from '../../store/contract/table';
import type { SeatState } from '../../store/contract/seating';
import { settingsOf } from '../../tableRecord/settings';
import type { Table } from './Table';

/** A seat's clock as everybody sees it (table.ts). */
export interface SeatTime {
  readonly due: number;
  readonly bank: number;
}
export const NO_TIME: SeatTime = { due: 0, bank: 0 };

/** A seat, and when its time is up. */
export interface Due {
  readonly seat: Seat;
  readonly at: number;
}

/** All the periods that count for nobody at this table. */
export function gapsOf({ tableRecord, outages }: Pick<Table, 'tableRecord' | 'outages'>): readonly Gap[] {
  return [...outages, ...(tableRecord.pauses ?? [])];
}

/** The seats whose own clocks run. While an answer deadline is open, none does: that time is not taken from anybody. */
export const clockedSeats = ({ toAct, answerDeadline }: Match): readonly Seat[] =>
  answerDeadline ? [] : toAct;

export function clocksAtStart(table: Table, match: Match): Clocks | undefined {
  const { tableRecord, core, seats } = table;
  const at = tableRecord.startedAt ?? table.services.clock.wall();
  return beginClocks(
    settingsOf(core, tableRecord).terms.clock,
    seats.length,
    { at, toAct: clockedSeats(match) },
    gapsOf(table),
  );
}

/** An entry of a match, the match before and after it, and its events. */
export interface Turned {
  readonly before: Match | undefined;
  readonly after: Match;
  readonly entry: StoredEntry;
  readonly events: readonly TypedThing[];
}

/** The clocks after an entry. */
export function clocksOn(clocks: Clocks | undefined, turned: Turned): Clocks | undefined {
  if (!clocks) return undefined;
  const { seat, at, by } = turned.entry;
  const toAct = clockedSeats(turned.after);
  return clocksAfter(clocks, { seat, at, toAct, unseen: !isSeenByAll(turned), ...(by ? { by } : {}) });
}

/** Whether everybody's views or events show that something was done. */
function isSeenByAll({ before, after, entry, events }: Turned): boolean {
  if (!before || after.game.about.secrets.length === 0) return true;
  // Only viewers who saw the action are told of its undo.
  const told = isTakeBack(entry.action) ? [] : events;
  return viewersOf(after.start.seats).every(
    (viewer) =>
      after.eventsFor(told, viewer).length > 0 || !isSame(before.project(viewer), after.project(viewer)),
  );
}

/** Each seat whose clock runs, and when its time is up. Bots and paused tables have no time limit. */
export function duesOf(tableRecord: TableRecord, clocks: Clocks | undefined): readonly Due[] {
  const { status, pausedAt, seating } = tableRecord;
  if (!clocks || status !== 'playing' || pausedAt !== undefined) return [];
  return seating.seats.flatMap((seatState, seat) => {
    const at = isTimed(seatState) ? dueOf(clocks, seat) : undefined;
    return at === undefined ? [] : [{ seat, at }];
  });
}

/** The seat whose time is up first. */
export function firstDue(tableRecord: TableRecord, clocks: Clocks | undefined): Due | undefined {
  const [first, ...others] = duesOf(tableRecord, clocks);
  return others.reduce((earliest, due) => (earliest && earliest.at <= due.at ? earliest : due), first);
}

/** The clocks by seat, as everybody sees them. */
export function timesOf(tableRecord: TableRecord, clocks: Clocks | undefined): readonly SeatTime[] {
  if (!clocks) return [];
  const dues = duesOf(tableRecord, clocks);
  return clocks.seats.map(({ bank }, seat) => ({
    due: dues.find((due) => due.seat === seat)?.at ?? 0,
    bank: tableRecord.seating.seats[seat]?.sitter === 'bot' ? 0 : bank,
  }));
}

function isTimed({ sitter, standIn }: SeatState): boolean {
  return sitter !== 'bot' && standIn === '';
}
