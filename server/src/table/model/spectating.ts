import { refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import { isDelayed } from '@gearhall/shared/core/table/terms';
import { CLOSE, type LookedAt } from '@gearhall/shared/core/wire/wire';
import type { Request } from '@gearhall/shared/core/wire/requests';
import type { PersonId } from '../../identity/tokens';
import type { TableRecord } from '../../store/contract/table';
import type { Connection } from '../../viewing/Connection';
import { isKeptOff } from '../../tableRecord/keptOff';
import { isSealed } from '../../series/seriesRecord';
import { setShares } from '../../tableRecord/seating';
import type { Seating } from '../../store/contract/seating';
import type { Table } from './Table';

/** All seats let spectators see everything; what the bots would say is the host's business. */
export const sharesEverything = ({ seats }: Seating): boolean => {
  const people = seats.filter(({ sitter }) => sitter !== 'bot');
  return people.length > 0 && people.every(({ shares }) => shares === 'everything');
};

/** Whether spectators may look at it. */
export function mayLookAt(seating: Seating, what: LookedAt): boolean {
  if (what === 'table') return true;
  return sharesEverything(seating) || (what !== 'everything' && seating.seats[what]?.shares === 'seat');
}

/** A seat lets spectators see what it sees, or (together with all others, to spectators who are behind) everything. */
export async function share(
  table: Table,
  connection: Connection,
  { what }: Request<'share'>,
): Promise<Refusal | undefined> {
  const seat = table.seatOf(connection.person);
  if (seat === undefined) return refuse('notSeated');
  const { options, terms } = table.settings;
  const { game, match, seats, tableRecord } = table;
  // From the start on, the options that decide about it cannot change.
  if (!match) return refuse('notStarted');
  const isShared = what !== 'nothing';
  const hasSecrets = game.about.secrets.length > 0;
  const isTeamGame = game.hasTeams?.(options, seats.length) === true;
  const isTooMuch = what === 'everything' && !isDelayed(terms.watching);
  // What carries over to the next match would be told with it.
  const isKept = table.series !== undefined && isSealed(table.series);
  if (isShared && (!hasSecrets || isTeamGame || isTooMuch || isKept)) return refuse('mayNotShare');
  await table.change({ ...tableRecord, seating: setShares(tableRecord.seating, seat, what) });
  return undefined;
}

/** A spectator chooses what to look at. */
export async function lookAt(
  table: Table,
  connection: Connection,
  { what }: Request<'lookAt'>,
): Promise<Refusal | undefined> {
  if (table.seatOf(connection.person) !== undefined) return refuse('notShared');
  if (!mayLookAt(table.tableRecord.seating, what)) return refuse('notShared');
  await noteLook(table, connection, what);
  connection.looksAt = what;
  table.changeView(connection);
  return undefined;
}

/** How many people who have looked are remembered; once there are as many, no spectator may take a seat. */
const MOST_REMEMBERED = 200;

/** Somebody who has seen what a player sees may take no seat in this game any more. */
export const hasSeenTooMuch = (
  { haveLooked = [] }: Pick<TableRecord, 'haveLooked'>,
  person: PersonId,
): boolean => haveLooked.length >= MOST_REMEMBERED || haveLooked.includes(person);

/** Whether this look is the first of a person that is to be remembered. */
export const isToBeNoted = (table: Table, { person }: Connection, what: LookedAt): boolean =>
  what !== 'table' &&
  table.tableRecord.status !== 'ended' &&
  mayLookAt(table.tableRecord.seating, what) &&
  !hasSeenTooMuch(table.tableRecord, person);

async function noteLook(table: Table, connection: Connection, what: LookedAt): Promise<void> {
  if (!isToBeNoted(table, connection, what)) return;
  const { tableRecord } = table;
  const { haveLooked = [] } = tableRecord;
  await table.change({ ...tableRecord, haveLooked: [...haveLooked, connection.person] });
}

type Admitting = Pick<Table, 'settings' | 'tableRecord' | 'seatOf'>;

/**
 * The close code for somebody who may not be at the table: the host keeps them off it, or it is a closed game, which is
 * running, and they have no seat.
 */
export function whyNotAdmitted(table: Admitting, person: PersonId): number | undefined {
  const { status } = table.tableRecord;
  if (isKeptOff(table.tableRecord, person)) return CLOSE.keptOff;
  const isRunning = status === 'playing' || status === 'paused';
  const isClosed = isRunning && table.settings.terms.watching.type === 'closed';
  return isClosed && table.seatOf(person) === undefined ? CLOSE.notWatchable : undefined;
}

/** Those who may not be there have to leave, before they are shown anything more. */
export function dismissUnadmitted(table: Table): void {
  for (const connection of [...table.people.connections]) {
    const code = whyNotAdmitted(table, connection.person);
    if (code === undefined) continue;
    table.people.leave(connection);
    connection.close(code);
  }
}
