import { isSelfStarting } from '../../tableRecord/tableRecord';
import { refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import type { TableRecord } from '../../store/contract/table';
import type { Connection } from '../../viewing/Connection';
import { askAgain, isFull, seatedAgain } from '../../tableRecord/seating';
import { newTable } from './nextTable';
import { isDeciding, nextInSeries } from './series';
import { firstOptions, newSeries } from '../../series/seriesRecord';
import type { Table } from '../model/Table';

type Result = Promise<Refusal | undefined>;

/**
 * The first person to ask makes the new table, with the same people and bots on its seats, and moves to it; so do the
 * others. It starts automatically (Countdown.ts). After a series another one begins, with the same terms.
 */
export async function rematch(table: Table, connection: Connection): Result {
  const { tableRecord } = table;
  if (tableRecord.status !== 'ended') return refuse('notOver');
  if (table.seatOf(connection.person) === undefined) return refuse('notSeated');
  const isFirst = tableRecord.rematch === undefined;
  const hindrance = isFirst && (await table.services.whyNotCreate(connection.address));
  if (hindrance) return refuse(hindrance);
  const id = tableRecord.rematch ?? (await nextInSeries(table)) ?? (await playedAgain(table, connection));
  await table.change({
    ...table.tableRecord,
    seating: askAgain(tableRecord.seating, connection.person),
    rematch: id,
  });
  return undefined;
}

function playedAgain(table: Table, { person }: Connection): Promise<string> {
  const { services, settings, tableRecord, core, seats } = table;
  const id = services.chance.tableId();
  const { options: played } = settings;
  const { terms: kind } = table.series ?? {};
  const options = kind ? firstOptions(kind, { options: played, seats: seats.length }) : played;
  const next = { id, options, seating: seatedAgain(tableRecord.seating, person) };
  if (!table.series) return newTable(table, next);
  const seriesId = services.chance.tableId();
  const { terms } = table.series;
  const series = newSeries({
    ...{ id: seriesId, game: core.game, terms, table: id },
    ...{ options, seats: seats.length, seed: services.chance.seed() },
  });
  return newTable(table, { ...next, series: { id: seriesId, number: 1 } }, series);
}

/** Anybody on a seat may say "not yet": from then on the host starts the game, as at any other table. */
export async function holdStart(table: Table, connection: Connection): Result {
  const { tableRecord } = table;
  if (tableRecord.status !== 'gathering') return refuse('alreadyStarted');
  if (table.seatOf(connection.person) === undefined) return refuse('notSeated');
  if (isSelfStarting(tableRecord)) await table.change(rearranged(tableRecord));
  return undefined;
}

/** The record of a table that does not start automatically (any more). */
export function rearranged({ startsItself: _held, ...tableRecord }: TableRecord): TableRecord {
  return tableRecord;
}

/** Every player is here, and nothing has to be decided before. */
export function isReady(table: Table): boolean {
  const { tableRecord, seats, people, pauseShown } = table;
  if (isDeciding(table)) return false;
  const isHere = seats.every(({ person }) => person === undefined || people.isHere(person));
  return isSelfStarting(tableRecord) && pauseShown === '' && isFull(tableRecord.seating) && isHere;
}
