import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/result';
import { REQUESTS, type Request, type RequestType } from '@gearhall/shared/core/wire';
import { act, planBots, start } from './acting';
import { refusalApart } from './apart';
import { history } from './history';
import type { Connection } from './Connection';
import { lookAt, share } from './looking';
import { mute, mutedByHall } from './muting';
import { giveName } from './naming';
import { report } from './reporting';
import { reviewGame } from './reviewGame';
import { offer, standIn, takeOver } from './offers';
import { settleHost } from './presence';
import { giveUpSeries, refusalInSeries, settingsInSeries } from './series';
import { botWanted } from './botWanted';
import { holdStart, rearranged, rematch } from './rematch';
import { remembered } from './sealedSeats';
import { addSalt, free, isHost, setBot, sit, stand, type Seating } from './seating';
import { withSettings } from './settings';
import type { Table } from './Table';
import { chat } from './talking';
import { consent, settleUndoVote, undo } from './undoing';

type Result = Promise<Refusal | undefined>;
type Handler<T extends RequestType> = (table: Table, connection: Connection, request: Request<T>) => Result;

const handlers: { readonly [T in RequestType]: Handler<T> } = {
  act,
  sit: async (table, connection, { seat }) => {
    const gathering = table.tableRecord.status === 'gathering';
    const seating = gathering
      ? sit(table.tableRecord.seating, connection.person, connection.name, seat)
      : takeOver(table, connection, seat);
    const refusal = await (gathering ? rearrange(table, seating) : reseat(table, seating));
    if (!refusal) await settleHost(table);
    return refusal;
  },
  stand: (table, connection) =>
    beforeStart(table, () => rearrange(table, stand(table.tableRecord.seating, connection.person))),
  bot: (table, connection, { seat, level }) =>
    asHost(table, connection, () =>
      rearrange(table, setBot(table.tableRecord.seating, seat, level && botWanted(table, level))),
    ),
  free: (table, connection, { seat }) =>
    asHost(table, connection, () => rearrange(table, free(table.tableRecord.seating, seat))),
  settings: (table, connection, request) => asHost(table, connection, () => resettle(table, request)),
  salt: (table, connection, { salt }) =>
    beforeStart(table, async () =>
      table.seatOf(connection.person) === undefined
        ? refuse('notSeated')
        : reseat(table, addSalt(table.tableRecord.seating, connection.person, salt)),
    ),
  standIn: async (table, connection, request) => {
    const refusal = await reseat(table, standIn(table, connection, request));
    if (refusal) return refusal;
    await settleUndoVote(table);
    planBots(table);
    return undefined;
  },
  offer: (table, connection, request) => reseat(table, offer(table, connection, request)),
  undo,
  consent,
  reviewGame,
  share,
  lookAt,
  start: (table, connection) => asHost(table, connection, () => start(table)),
  chat,
  mute,
  rename: renamePerson,
  report,
  rematch,
  holdStart,
  giveUpSeries,
  history,
};

/** The requests that a table with a damaged log still accepts: looking at it, talking, and reporting. */
const OF_DAMAGED: readonly RequestType[] = ['chat', 'history', 'reviewGame', 'report'];

/** Does what a connection asks, or returns why not. Runs in the table's queue. */
export async function handle<T extends RequestType>(
  table: Table,
  connection: Connection,
  type: T,
  request: Request<T>,
): Result {
  if (table.pauseShown === 'damaged' && !OF_DAMAGED.includes(type)) return refuse('tableDamaged');
  const refusal = refusalApart(table, connection, type) ?? refusalInSeries(table, connection, type, request);
  if (refusal) return refusal;
  return handlers[type](table, connection, request);
}

export function isRequestType(type: unknown): type is RequestType {
  return typeof type === 'string' && Object.hasOwn(REQUESTS, type);
}

async function beforeStart(table: Table, change: () => Result): Result {
  return table.tableRecord.status === 'gathering' ? change() : refuse('alreadyStarted');
}

async function asHost(table: Table, connection: Connection, change: () => Result): Result {
  return beforeStart(table, async () =>
    isHost(table.tableRecord.seating, connection.person) ? change() : refuse('notHost'),
  );
}

async function reseat(table: Table, seating: Seating | Refusal): Result {
  if (isRefusal(seating)) return seating;
  await table.change({ ...table.tableRecord, seating });
  return undefined;
}

/** Changed seats or settings before the start: a rematch no longer starts automatically. */
async function rearrange(table: Table, seating: Seating | Refusal): Result {
  if (isRefusal(seating) || seating === table.tableRecord.seating) return reseat(table, seating);
  await table.change(rearranged({ ...table.tableRecord, seating: remembered(table, seating) }));
  return undefined;
}

async function resettle(table: Table, request: Request<'settings'>): Result {
  const tableRecord = withSettings(table.game, table.tableRecord, settingsInSeries(table, request));
  if (isRefusal(tableRecord)) return tableRecord;
  await table.change(rearranged(tableRecord));
  return undefined;
}

async function renamePerson(table: Table, connection: Connection, { name }: Request<'rename'>): Result {
  const { hiddenWords, moderation } = table.services;
  if (hiddenWords.isIn(name)) return refuse('nameNotShown');
  const mute = moderation.muteOf(connection);
  if (mute) return mutedByHall(mute);
  await giveName(table, connection.person, name);
  return undefined;
}
