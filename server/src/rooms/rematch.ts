import { refuse, type Refusal } from '@gearhall/shared/core/result';
import type { TableRecord } from '../store/store';
import type { Connection } from './Connection';
import { askAgain, isFull, seatedAgain } from './seating';
import type { Table } from './Table';

type Result = Promise<Refusal | undefined>;

/**
 * The first person to ask makes the new table, with the same people and bots on its seats, and moves to it; so do the
 * others. It starts automatically (Countdown.ts).
 */
export async function rematch(table: Table, connection: Connection): Result {
  const { tableRecord } = table;
  if (tableRecord.status !== 'ended') return refuse('notOver');
  if (table.seatOf(connection.person) === undefined) return refuse('notSeated');
  const isFirst = tableRecord.rematch === undefined;
  const hindrance = isFirst && (await table.services.whyNotCreate(connection.address));
  if (hindrance) return refuse(hindrance);
  const id = tableRecord.rematch ?? (await newTable(table, connection));
  await table.change({
    ...tableRecord,
    seating: askAgain(tableRecord.seating, connection.person),
    rematch: id,
  });
  return undefined;
}

function newTable(
  { tableRecord, core, game, services, settings }: Table,
  connection: Connection,
): Promise<string> {
  const { options, terms } = settings;
  const { listed } = core;
  const { rulesVersion } = game.about;
  return services.createTable(
    { game: core.game, rulesVersion, options, terms, listed },
    {
      status: 'gathering',
      seating: seatedAgain(tableRecord.seating, connection.person),
      seed: services.chance.seed(),
      startsItself: true,
      ...(tableRecord.muted ? { muted: tableRecord.muted } : {}),
    },
  );
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

export const isSelfStarting = ({ status, startsItself }: TableRecord): boolean =>
  status === 'gathering' && startsItself === true;

/** Every player is here. */
export function isReady({ tableRecord, seats, people, pauseShown }: Table): boolean {
  const isHere = seats.every(({ person }) => person === undefined || people.isHere(person));
  return isSelfStarting(tableRecord) && pauseShown === '' && isFull(tableRecord.seating) && isHere;
}
