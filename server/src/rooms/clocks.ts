import { beginClocks, clocksAfter, dueOf, type Clocks, type Gap } from '@gearhall/shared/core/clocks';
import type { TypedThing } from '@gearhall/shared/core/game';
import { isTakeBack, type Match } from '@gearhall/shared/core/match';
import { viewersOf, type Seat } from '@gearhall/shared/core/seats';
import type { StoredEntry, TableAffairs } from '../store/store';
import { isSame } from './mirror';
import type { Chair } from './seating';
import { settingsOf } from './settings';
import type { Table } from './Table';

/** What everybody sees of a seat's clock (table.ts). */
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

/** All the times that count for nobody at this table. */
export function gapsOf({ affairs, outages }: Pick<Table, 'affairs' | 'outages'>): readonly Gap[] {
  return [...outages, ...(affairs.pauses ?? [])];
}

/** The seats whose own clocks run. While a question may not wait, none does: its time is nobody's own. */
const clockedSeats = ({ toAct, patience }: Match): readonly Seat[] => (patience ? [] : toAct);

export function clocksAtStart(table: Table, match: Match): Clocks | undefined {
  const { affairs, core, chairs } = table;
  const at = affairs.startedAt ?? table.services.clock.wall();
  return beginClocks(
    settingsOf(core, affairs).terms.clock,
    chairs.length,
    { at, toAct: clockedSeats(match) },
    gapsOf(table),
  );
}

/** An entry of a match, the match before and after it, and what happened. */
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

/** Whether everybody's eyes or log tell them that something was done. */
function isSeenByAll({ before, after, entry, events }: Turned): boolean {
  if (!before || after.game.about.secrets.length === 0) return true;
  // Only who saw the action hears of its taking back.
  const told = isTakeBack(entry.action) ? [] : events;
  return viewersOf(after.start.seats).every(
    (viewer) =>
      after.eventsFor(told, viewer).length > 0 || !isSame(before.project(viewer), after.project(viewer)),
  );
}

/** When whose time is up. Bots have all the time in the world, and so has a table that is paused. */
export function duesOf(affairs: TableAffairs, clocks: Clocks | undefined): readonly Due[] {
  const { status, pausedAt, seating } = affairs;
  if (!clocks || status !== 'playing' || pausedAt !== undefined) return [];
  return seating.chairs.flatMap((chair, seat) => {
    const at = isTimed(chair) ? dueOf(clocks, seat) : undefined;
    return at === undefined ? [] : [{ seat, at }];
  });
}

/** Whose time is up first. */
export function firstDue(affairs: TableAffairs, clocks: Clocks | undefined): Due | undefined {
  const [first, ...others] = duesOf(affairs, clocks);
  return others.reduce((earliest, due) => (earliest && earliest.at <= due.at ? earliest : due), first);
}

/** The clocks by seat, as everybody sees them. */
export function timesOf(affairs: TableAffairs, clocks: Clocks | undefined): readonly SeatTime[] {
  if (!clocks) return [];
  const dues = duesOf(affairs, clocks);
  return clocks.seats.map(({ bank }, seat) => ({
    due: dues.find((due) => due.seat === seat)?.at ?? 0,
    bank: affairs.seating.chairs[seat]?.sitter === 'person' ? bank : 0,
  }));
}

function isTimed({ sitter, standIn }: Chair): boolean {
  return sitter === 'person' && standIn === '';
}
