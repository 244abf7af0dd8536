import { refuse, type Refusal } from '@gearhall/shared/core/result';
import { isDelayed } from '@gearhall/shared/core/terms';
import { CLOSE, type LookedAt, type Request } from '@gearhall/shared/core/wire';
import type { PersonId } from '../identity/tokens';
import type { TableRecord } from '../store/store';
import type { Connection } from './Connection';
import { isSealed } from './seriesRecord';
import { setShares, type Seating } from './seating';
import type { Table } from './Table';

/** All seats let spectators see everything; what the bots would say is the host's business. */
export const sharesEverything = ({ seats }: Seating): boolean => {
  const people = seats.filter(({ sitter }) => sitter === 'person');
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

/** Whether somebody may be at the table: people without a seat are not admitted while a closed game is running. */
export function admits(table: Pick<Table, 'settings' | 'tableRecord' | 'seatOf'>, person: PersonId): boolean {
  const { status } = table.tableRecord;
  const isRunning = status === 'playing' || status === 'paused';
  return !isRunning || table.settings.terms.watching.type !== 'closed' || table.seatOf(person) !== undefined;
}

/** Before a closed game begins, those who may not watch it have to leave. */
export function dismissSpectators(table: Table): void {
  for (const connection of [...table.people.connections]) {
    if (admits(table, connection.person)) continue;
    table.people.leave(connection);
    connection.close(CLOSE.notWatchable);
  }
}
