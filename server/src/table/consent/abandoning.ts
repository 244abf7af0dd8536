import { refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import type { Request } from '@gearhall/shared/core/wire/requests';
import type { Connection } from '../../viewing/Connection';
import { agreeToEnd, left } from '../../tableRecord/seating';
import { endSeries } from '../series/series';
import type { Table } from '../model/Table';

type Result = Promise<Refusal | undefined>;

/** A game whose rules this hall no longer has: nobody can play on, so it may be ended by those at the table. */
export const isBeyondPlay = ({ pauseShown, tableRecord }: Table): boolean =>
  pauseShown === 'rules' && tableRecord.status !== 'ended';

/** A seat agrees to end the game without a winner, or does so no more. */
export async function endGame(table: Table, { person }: Connection, { yes }: Request<'endGame'>): Result {
  if (!isBeyondPlay(table)) return refuse('goesOn');
  if (table.seatOf(person) === undefined) return refuse('notSeated');
  const { tableRecord } = table;
  await table.change({ ...tableRecord, seating: agreeToEnd(tableRecord.seating, person, yes) });
  await settleAbandoning(table);
  return undefined;
}

/** Somebody leaves such a game for good; the last one ends it. */
export async function leaveGame(table: Table, { person }: Connection): Result {
  if (table.seatOf(person) === undefined) return refuse('notSeated');
  const { tableRecord } = table;
  await table.change({ ...tableRecord, seating: left(tableRecord.seating, person) });
  await settleAbandoning(table);
  return undefined;
}

/** It ends when all who are not gone agree, or nobody is left. To be called when somebody is gone, too. */
export async function settleAbandoning(table: Table): Promise<void> {
  if (!isBeyondPlay(table)) return;
  const people = table.seats.filter(({ person }) => person !== undefined);
  const isOpen = people.some(({ person = '', ends }) => !ends && table.people.presenceOf(person) !== 'gone');
  const isWanted = people.length === 0 || people.some(({ ends }) => ends);
  if (!isWanted || isOpen) return;
  await endSeries(table);
  await table.change({ ...table.tableRecord, status: 'ended', abandoned: true });
  table.services.metrics.otherRules.dec();
}
