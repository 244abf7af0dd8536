import type { Choice } from '@gearhall/shared/core/bots/PlannedTurn';
import { eventsOf } from '@gearhall/shared/core/log/coreEvents';
import { actionWith } from '@gearhall/shared/core/game/freeTexts';
import { Match, type Played } from '@gearhall/shared/core/match';
import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Request } from '@gearhall/shared/core/wire/requests';
import type { StoredEntry, TableRecord } from '../../store/contract/table';
import type { Connection } from '../../viewing/Connection';
import { playBot } from '../bots/botActing';
import { thinkingOf } from '../bots/thinking';
import { botToAct, startOf } from '../../tableRecord/matchRunner';
import { callsAfter } from '../model/calling';
import { recordAfter } from '../../tableRecord/tableRecord';
import { clocksAtStart, clocksOn } from '../model/clocks';
import { endsVote, withoutUndoVote } from '../../tableRecord/undoVote';
import { waitsAfter, waitsAtStart } from '../model/waits';
import { wordsOf } from '../../tableRecord/gameTexts';
import { dismissUnadmitted } from '../model/spectating';
import { mayAdd, resignation } from './logEnd';
import { whyStale } from './whyStale';
import { botOn, isFull } from '../../tableRecord/seating';
import { beginSeries, chosenBySeries, isDeciding } from '../series/series';
import { durable, StoreFailure } from '../model/services';
import { handBack } from '../seats/handBack';
import type { Table } from '../model/Table';

/** An action of a person: judged, stored, then shown. */
export async function act(
  table: Table,
  connection: Connection,
  request: Request<'act'>,
): Promise<Refusal | undefined> {
  const { n, action } = request;
  const { match, tableRecord } = table;
  if (tableRecord.status === 'paused') return refuse('tablePaused');
  if (!match) return refuse('notStarted');
  const seat = table.seatOf(connection.person);
  if (seat === undefined) return refuse('notSeated');
  const written = match.parse(action);
  if (!written) return refuse('malformed');
  const parsed = actionWith(table.game, written, wordsOf(table.services, connection));
  const verdict = table.numbers.judge(connection.person, n, { type: 'act', action: parsed });
  if (verdict !== 'new') return verdict === 'repeated' ? undefined : verdict;
  const stale = whyStale(table, connection, 'act', request);
  if (stale) return stale;
  await handBack(table, connection.person);
  if (!mayAdd(table, match, seat, parsed)) return refuse('gameTooLong');
  const played = match.play(seat, parsed);
  if (isRefusal(played)) return played;
  await commit(
    table,
    played,
    { ...played.entry, at: table.services.clock.wall(), person: connection.person, n },
    connection,
  );
  tellOtherDevices(table, connection);
  return undefined;
}

/** Their next request needs a higher number than the one just accepted. */
export function tellOtherDevices(table: Table, connection: Connection): void {
  for (const other of table.people.connectionsOf(connection.person))
    if (other !== connection) table.welcome(other);
}

/** Sets up the game, with dice derived from the hall's sealed seed and the seats' salts. */
export async function start(table: Table): Promise<Refusal | undefined> {
  if (!isFull(table.tableRecord.seating)) return refuse('seatsEmpty');
  const refusal = await beginSeries(table);
  if (refusal) return refusal;
  if (isDeciding(table)) {
    await table.change({ ...table.tableRecord, startsItself: true, deciding: true });
    return undefined;
  }
  const chosen = chosenBySeries(table);
  const { match, events } = Match.begin(table.game, startOf(table.core, chosen));
  const tableRecord = {
    ...chosen,
    status: 'playing',
    startedAt: table.services.clock.wall(),
  } as const;
  const calls = callsAfter(table, match);
  await durable(table.services.store.saveTableRecord(table.core.id, tableRecord, calls));
  table.closeSeats();
  table.update({ match, tableRecord });
  table.update({ clocks: clocksAtStart(table, match), waits: waitsAtStart(table, match) });
  dismissUnadmitted(table);
  table.publish({ events });
  for (const connection of table.people.connections) table.changeView(connection);
  if (calls.length > 0) table.callAbsent();
  planBots(table);
  return undefined;
}

/** Stores the action, and only then shows it. */
export async function commit(
  table: Table,
  played: Played,
  entry: StoredEntry,
  by?: Connection,
): Promise<void> {
  const { store } = table.services;
  const calls = callsAfter(table, played.match);
  await durable(store.append(table.core.id, played.match.length - 1, entry, calls));
  await applyCommitted(table, played, entry, by);
  if (calls.length > 0) table.callAbsent();
}

/** Applies a stored action and shows it. */
export async function applyCommitted(
  table: Table,
  played: Played,
  entry: StoredEntry,
  by?: Connection,
): Promise<void> {
  table.numbers.logged(entry);
  const tableRecord = await settledRecord(table, played);
  table.log.add(entry);
  table.services.metrics.actions.inc();
  const events = eventsOf(entry, played.events);
  const { match } = played;
  const clocks = clocksOn(table.clocks, { before: table.match, after: match, entry, events });
  table.update({ clocks, match, tableRecord });
  const seenByAll = table.publish({ entry, events, ...(by ? { by } : {}) });
  if (table.waits) {
    table.update({ waits: waitsAfter(table.waits, { entry, match, isSeenByAll: seenByAll }) });
    table.settle();
  }
  if (table.undoVote && endsVote(table.undoVote, match.length - 1, entry, seenByAll))
    await endUndoVote(table);
  if (tableRecord.status === 'ended') table.services.archive.keep(table);
  // An action that was invisible to somebody must not make them wait longer for a bot: that would reveal it.
  if (seenByAll || !table.botTurn.isPlanned) planBots(table, entry.seat);
}

/** The game has gone on, or the undo is done; those who saw no trace of that learn only that the vote is over. If it cannot be stored, a reopened table finds it out by itself. */
async function endUndoVote(table: Table): Promise<void> {
  table.update({ tableRecord: withoutUndoVote(table.tableRecord) });
  table.publish();
  await saveRecord(table, table.tableRecord);
}

/**
 * The changes of the table record that an action causes. A failure to store it is only logged: the entries are what
 * counts, and a reopened table derives the record from them.
 */
async function settledRecord(table: Table, { match, entry }: Played): Promise<TableRecord> {
  const before = table.tableRecord;
  const tableRecord = recordAfter(before, match, entry);
  if (tableRecord !== before) await saveRecord(table, tableRecord);
  return tableRecord;
}

/** A failure is only logged. */
export async function saveRecord({ services, core }: Table, tableRecord: TableRecord): Promise<void> {
  try {
    await services.store.saveTableRecord(core.id, tableRecord);
  } catch (error) {
    services.log.error({ err: error, table: core.id }, 'a table record could not be stored');
  }
}

/** The fraction of its delay that a bot waits when it continues its own turn. */
const GOES_ON = 0.5;

/**
 * Makes sure that a bot acts when it is a bot's turn, at a pace that people can follow; `last` is the seat that acted
 * before.
 */
export function planBots(table: Table, last?: Seat): void {
  const bot = awaitedBot(table);
  if (!bot) return table.botTurn.cancel();
  const { botDelayMs } = table.services.config;
  const act = (choice?: Choice): void => {
    void table.queue.add(() => table.reconciled(() => botTurn(table, choice)));
  };
  table.botTurn.plan(bot.seat === last ? botDelayMs * GOES_ON : botDelayMs, act, thinkingOf(table, bot));
}

/** The bot that is to act. Bots wait while the store is down or a vote is open; the end of either plans them again. */
function awaitedBot({ match, tableRecord, services, undoVote, seats }: Table) {
  if (!match || tableRecord.status !== 'playing' || !services.health.isWell || undoVote) return undefined;
  const seat = botToAct(match, seats);
  const level = seat === undefined ? '' : botOn(seats[seat]);
  return seat === undefined || level === '' ? undefined : { match, seat, level };
}

async function botTurn(table: Table, choice: Choice | undefined): Promise<void> {
  const { match, tableRecord } = table;
  if (tableRecord.status !== 'playing' || !match || table.undoVote) return;
  const seat = botToAct(match, table.seats);
  const level = seat === undefined ? '' : botOn(table.seats[seat]);
  if (seat === undefined || level === '') return;
  const played = resignation(table, match, seat) ?? playBot(table, { match, seat, level }, choice);
  try {
    await commit(table, played, { ...played.entry, at: table.services.clock.wall(), by: 'bot' });
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    // It is planned again when the store is back.
    table.services.log.warn({ err: error, table: table.core.id }, 'a bot waits for the store');
  }
}
