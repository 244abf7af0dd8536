import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import { REQUESTS, type Request, type RequestType } from '@gearhall/shared/core/wire/requests';
import { act, planBots, start } from '../acting/acting';
import { isBehind, refusalWithoutSeat } from './sideQueue';
import { wordsOf } from '../../tableRecord/gameTexts';
import { history } from './history';
import type { Connection } from '../../viewing/Connection';
import { lookAt, share } from '../model/spectating';
import { mute, mutedByHall } from '../chat/muting';
import { giveName } from '../seats/naming';
import { report } from '../chat/reporting';
import { reviewGame } from './reviewGame';
import { offer, standIn, takeOver } from '../seats/offers';
import { settleHost } from '../time/presence';
import { isTableBound, whyStale } from '../acting/whyStale';
import { giveUpSeries, refusalInSeries, settingsInSeries } from '../series/series';
import { botWanted, noSuchBot } from '../bots/botWanted';
import { holdStart, rearranged, rematch } from '../series/rematch';
import { remembered } from '../seats/sealedSeats';
import { addSalt, free, isHost, setBot, sit, stand } from '../../tableRecord/seating';
import type { Seating } from '../../store/contract/seating';
import { withSettings } from '../../tableRecord/settings';
import type { Table } from '../model/Table';
import { chat } from '../chat/talking';
import { hint } from '../bots/hinting';
import { endGame, isBeyondPlay, leaveGame } from '../consent/abandoning';
import { keepOff, letBack } from '../consent/keepingOff';
import { openSeatVote, seatConsent, settleSeatVote } from '../consent/replacing';
import { consent, settleUndoVote, undo } from '../consent/undoing';

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
    if (refusal) return refusal;
    await settleHost(table);
    await settleSeatVote(table);
    planBots(table);
    return undefined;
  },
  stand: (table, connection) =>
    isBeyondPlay(table)
      ? leaveGame(table, connection)
      : beforeStart(table, () => rearrange(table, stand(table.tableRecord.seating, connection.person))),
  bot: (table, connection, { seat, level }) =>
    asHost(table, connection, () => {
      const { seating } = table.tableRecord;
      return rearrange(
        table,
        noSuchBot(table, level) ?? setBot(seating, seat, level && botWanted(table, level)),
      );
    }),
  free: (table, connection, { seat }) =>
    asHost(table, connection, () => rearrange(table, free(table.tableRecord.seating, seat))),
  settings: (table, connection, request) =>
    asHost(table, connection, () => resettle(table, connection, request)),
  salt: (table, connection, { salt }) =>
    beforeStart(table, async () =>
      table.seatOf(connection.person) === undefined
        ? refuse('notSeated')
        : reseat(table, addSalt(table.tableRecord.seating, connection.person, salt)),
    ),
  standIn: async (table, connection, request) => {
    const refusal = await reseat(
      table,
      noSuchBot(table, request.level) ?? standIn(table, connection, request),
    );
    if (refusal) return refusal;
    await settleUndoVote(table);
    await settleSeatVote(table);
    planBots(table);
    return undefined;
  },
  offer: (table, connection, request) => reseat(table, offer(table, connection, request)),
  undo,
  consent,
  reviewGame,
  share,
  lookAt,
  hint,
  start: (table, connection) => asHost(table, connection, () => start(table)),
  chat,
  mute,
  rename: renamePerson,
  report,
  rematch,
  holdStart,
  giveUpSeries,
  history,
  seatVote: openSeatVote,
  seatConsent,
  keepOff,
  letBack,
  endGame,
};

/** The requests with one sequence of numbers per person. */
const NUMBERED: readonly RequestType[] = ['act', 'undo', 'consent'];

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
  if (isBehind(table, connection)) return allowed(table, connection, type, request);
  return table.askedBy(connection, () => allowed(table, connection, type, request));
}

/** `act`, `undo` and `consent` have numbers that are judged first (RequestNumbers), and look at the position themselves. */
async function allowed<T extends RequestType>(
  table: Table,
  connection: Connection,
  type: T,
  request: Request<T>,
): Result {
  const refusal = refusalWithoutSeat(table, connection, type);
  if (refusal) return refusal;
  const isBound = isTableBound(type) && type !== 'consent' && 'at' in request;
  const asked = { type, request };
  if (isBound && table.carriedOut.has(connection.person, asked)) return undefined;
  const hindrance =
    refusalInSeries(table, connection, type, request) ??
    (NUMBERED.includes(type) ? undefined : whyStale(table, connection, type, request)) ??
    (await handlers[type](table, connection, request));
  if (!hindrance && isBound) table.carriedOut.note(connection.person, asked);
  return hindrance;
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

async function resettle(table: Table, connection: Connection, request: Request<'settings'>): Result {
  const by = { person: connection.person, reword: wordsOf(table.services, connection) };
  const tableRecord = withSettings(table, settingsInSeries(table, request), by);
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
