import type { Match } from '@gearhall/shared/core/match';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Member } from '@gearhall/shared/core/series/series';
import type { SeriesRecord } from '../../store/contract/series';
import type { Call, CallKind, OpenCall } from '../../store/contract/table';
import { duesOf } from './clocks';
import { deciding, matchAt } from '../../series/seriesRecord';
import type { TableServices } from './services';
import type { Table } from './Table';

const SECOND = 1000;
/** The validity of a notification in seconds without a clock, and the minimum. */
const DAYS = 3 * 24 * 3600;
const LEAST = 60;
/** The process that has decided about a call takes it on within this time, in ms; if not, it has ended. */
const LEFT_MS = 15_000;

/** A question with a deadline is over before anybody could come for it. */
const worthCalling = (match: Match | undefined): readonly Seat[] =>
  match && !match.answerDeadline ? match.toAct : [];

/**
 * Whom a change of the game calls: people who are not here and are newly to act, once per turn, and at the end all who
 * are not here. It is stored together with the change, so that it is done once, whatever becomes of this process.
 */
export function callsAfter(table: Table, next: Match): readonly Call[] {
  if (next.outcome) return [...table.seats.keys()].flatMap((seat) => callOf(table, seat, 'over'));
  const before = worthCalling(table.match);
  const newly = worthCalling(next).filter((seat) => !before.includes(seat));
  return newly.flatMap((seat) => callOf(table, seat, 'yourTurn'));
}

/** Calls the person on a seat, unless they are here. */
export function callOf({ seats, people }: Table, seat: Seat, kind: CallKind): readonly Call[] {
  const seatState = seats[seat];
  if (seatState?.person === undefined || people.isHere(seatState.person)) return [];
  if (kind === 'yourTurn' && seatState.standIn !== '') return [];
  return [{ person: seatState.person, kind }];
}

/**
 * Whom a change of a series calls: those who newly have to decide what is played next, and are not here; `by` has just
 * decided something, and sees it. Once for each decision, however long it waits.
 */
export function callsToDecide(table: Table, series: SeriesRecord, by: Member | undefined): readonly Call[] {
  const { series: before, core } = table;
  if (!before || !core.series) return [];
  const { seating = [] } = matchAt(series, core.series) ?? {};
  const asked = deciding(before);
  const newly = deciding(series).filter((member) => member !== by && !asked.includes(member));
  return newly.flatMap((member) => callOf(table, seating.indexOf(member), 'decide'));
}

/** Takes on what a table calls: notifies those who have not come meanwhile. */
export async function callAbsent(table: Table): Promise<void> {
  const { services, core, people } = table;
  for (const call of await services.store.takeCalls(core.id)) {
    if (people.isHere(call.person)) continue;
    const seat = table.seatOf(call.person);
    notify(services, call, duesOf(table.tableRecord, table.clocks).find((one) => one.seat === seat)?.at);
  }
}

/** Takes on the calls of processes that have ended before they could. */
export async function callForOthers(services: TableServices): Promise<void> {
  const { store, clock } = services;
  for (const call of await store.takeOldCalls(clock.wall() - LEFT_MS)) notify(services, call, call.deadline);
}

function notify({ pushes, clock }: TableServices, call: OpenCall, due: number | undefined): void {
  const { person, table, game, kind, series } = call;
  const left = due === undefined ? DAYS : Math.ceil((due - clock.wall()) / SECOND);
  const message = { table, game, kind, ...(series === undefined ? {} : { series }) };
  pushes.tell(person, message, Math.max(LEAST, left));
}

/** Whose turn it is when a table is closed: kept for the lists of its people, who may ask while it has no room. */
export function noteWaiting({ match, services, core }: Table): void {
  if (!match || match.outcome) return;
  services.store.saveWaiting(core.id, match.length, match.toAct).catch((error: unknown) => {
    services.log.warn({ err: error, table: core.id }, 'whose turn it is could not be stored');
  });
}
