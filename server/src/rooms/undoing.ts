import { setTimeout } from 'node:timers/promises';
import { undoRefused, type CoreEvent } from '@gearhall/shared/core/coreEvents';
import type { Match } from '@gearhall/shared/core/match';
import type { TakeBack } from '@gearhall/shared/core/entry';
import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/result';
import { seatsOf, type Seat } from '@gearhall/shared/core/seats';
import { isFree, undoWork, type Undo } from '@gearhall/shared/core/undo';
import type { Learned } from '@gearhall/shared/core/learning';
import type { Request } from '@gearhall/shared/core/wire';
import { commit, planBots, tellOtherDevices } from './acting';
import type { Connection } from './Connection';
import type { UndoVote } from './undoVote';
import { durable, StoreFailure } from './services';
import type { Table } from './Table';

type Result = Promise<Refusal | undefined>;

/**
 * The number of a table's refused undo votes that are recorded as events. Later ones end the vote without an event,
 * because they would make the table grow.
 */
const TOLD_REFUSALS = 200;

/** The maximum time in milliseconds for which a table waits while an undo is computed. */
const STANDS_STILL_MS = 5000;

/** What was learned is expensive to compute, and the same until the match goes on. */
const found = new WeakMap<Match, Map<Seat, Promise<Undo | Refusal>>>();

/** Undoes at once if that is free or nobody is to be asked; otherwise opens a vote if `ask` is set. */
export async function undo(table: Table, connection: Connection, { n, ask }: Request<'undo'>): Result {
  const request = { type: 'undo', ask } as const;
  const { match, tableRecord } = table;
  if (tableRecord.status === 'paused') return refuse('tablePaused');
  if (!match) return refuse('notStarted');
  const seat = table.seatOf(connection.person);
  if (seat === undefined) return refuse('notSeated');
  const verdict = table.numbers.judge(connection.person, n, request);
  if (verdict !== 'new') return verdict === 'repeated' ? undefined : verdict;
  const hindrance = hindranceTo(table, seat);
  if (hindrance) return hindrance;
  // Usually known by now, unless the match has gone on since it was prepared: then the table waits, but not for long.
  const undone = await soon(undoFor(table, connection, match, seat));
  if (isRefusal(undone)) return undone;
  const { action, learned } = undone;
  const free = isFree(learned) && !asksAgain(match, action);
  if (!ask && !free) return refuse('undoNeedsConsent', figuresOf(learned));
  const asked: UndoVote = { by: seat, person: connection.person, n, action, learned, agreed: [] };
  if (free || awaited(table, asked).length === 0) {
    const refusal = await carryOut(table, asked, connection);
    if (refusal) return refusal;
  } else {
    table.update({ undoVote: asked });
    table.numbers.noted(connection.person, n, request);
    table.publish();
  }
  tellOtherDevices(table, connection);
  return undefined;
}

function hindranceTo({ undoVote, log }: Table, seat: Seat): Refusal | undefined {
  if (undoVote) return refuse('undoPending');
  return log.stageOf(seat) === 'anything' ? undefined : refuse('logFull');
}

/** An answer to the open vote. One `false` ends it: a refusal, or its asker's withdrawal. */
export async function consent(table: Table, connection: Connection, { n, yes }: Request<'consent'>): Result {
  const { tableRecord, undoVote } = table;
  if (tableRecord.status === 'paused') return refuse('tablePaused');
  // Sent again because the answer was lost: it must not answer another vote.
  const request = { type: 'consent', yes } as const;
  const verdict = table.numbers.judge(connection.person, n, request);
  if (verdict !== 'new') return verdict === 'repeated' ? undefined : verdict;
  const seat = table.seatOf(connection.person);
  if (!undoVote || seat === undefined) return refuse('noQuestion');
  const isAsker = seat === undoVote.by;
  if (isAsker ? yes : !isAsked(table, undoVote, seat)) return refuse('noQuestion');
  const refusal = await answerUndoVote(table, connection, { undoVote, seat, yes });
  if (refusal) return refusal;
  table.numbers.noted(connection.person, n, request);
  tellOtherDevices(table, connection);
  return undefined;
}

interface GivenAnswer {
  readonly undoVote: UndoVote;
  readonly seat: Seat;
  readonly yes: boolean;
}

async function answerUndoVote(
  table: Table,
  connection: Connection,
  { undoVote, seat, yes }: GivenAnswer,
): Result {
  if (seat === undoVote.by) return close(table);
  return yes ? agree(table, undoVote, seat, connection) : refuseFor(table, seat);
}

/** Carries out the undo if nobody is left to be asked, because somebody is gone or a bot stands in for them. */
export async function settleUndoVote(table: Table): Promise<void> {
  const { undoVote, tableRecord } = table;
  if (!undoVote || tableRecord.status !== 'playing' || awaited(table, undoVote).length > 0) return;
  try {
    await carryOut(table, undoVote);
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    table.services.log.error({ err: error, table: table.core.id }, 'a taking back waits for the store');
  }
}

/** Computes what an undo request needs; undefined if it is known already, or the request will be refused. */
export function prepareUndo(
  table: Table,
  connection: Connection,
  request: Request<'undo'>,
): Promise<Request<'undo'>> | undefined {
  const { match, tableRecord } = table;
  const seat = table.seatOf(connection.person);
  if (!match || seat === undefined || tableRecord.status === 'paused') return undefined;
  const isNew =
    table.numbers.judge(connection.person, request.n, { type: 'undo', ask: request.ask }) === 'new';
  if (!isNew || hindranceTo(table, seat)) return undefined;
  return undoFor(table, connection, match, seat).then(() => request);
}

/** Computed in the background; in games with secrets the time that it takes must not reveal any. */
function undoFor(table: Table, payer: Connection, match: Match, seat: Seat): Promise<Undo | Refusal> {
  const known = found.get(match) ?? new Map<Seat, Promise<Undo | Refusal>>();
  found.set(match, known);
  const even = match.game.about.secrets.length > 0;
  const undone = known.get(seat) ?? table.services.background.do(undoWork(match, seat), payer, { even });
  known.set(seat, undone);
  // Refused to a person whose budget is used up; somebody else may ask.
  undone.catch(() => known.delete(seat));
  return undone;
}

/** The result, or a refusal if it takes too long: the work goes on, and is done when the request is sent again. */
export async function soon<T>(work: Promise<T>, withinMs = STANDS_STILL_MS): Promise<T | Refusal> {
  const stop = new AbortController();
  const late = setTimeout(withinMs, refuse('tooBusy'), { signal: stop.signal }).catch(() =>
    refuse('tooBusy'),
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
  }
}

/**
 * Would the undo ask a question with a deadline again after it was closed? Its time would begin again, so nobody may do
 * that alone: they could repeat it without end.
 */
function asksAgain(match: Match, { to }: TakeBack): boolean {
  const asked = match.at(to).answerDeadline;
  return asked !== undefined && asked.id !== match.answerDeadline?.id;
}

const figuresOf = ({ rolls, others, seenBySelf, seenByOthers }: Learned) => ({
  rolls,
  others,
  seenBySelf: Number(seenBySelf),
  seenByOthers: Number(seenByOthers),
});

/** Bots agree, and so do people with a stand-in; people who are out of the game have no vote. */
function isAsked({ match, seats }: Table, { by }: UndoVote, seat: Seat): boolean {
  const seatState = seats[seat];
  const isHeld = seatState?.sitter === 'person' && seatState.standIn === '';
  return isHeld && seat !== by && match?.isIn(seat) === true;
}

/** The seats whose vote is still missing. People who are gone are not waited for. */
function awaited(table: Table, undoVote: UndoVote): Seat[] {
  return seatsOf(table.seats.length).filter((seat) => {
    const person = table.seats[seat]?.person;
    const isGone = person === undefined || table.people.presenceOf(person) === 'gone';
    return isAsked(table, undoVote, seat) && !isGone && !undoVote.agreed.includes(seat);
  });
}

async function agree(table: Table, undoVote: UndoVote, seat: Seat, connection: Connection): Result {
  const agreed = { ...undoVote, agreed: [...new Set([...undoVote.agreed, seat])] };
  if (awaited(table, agreed).length === 0) return carryOut(table, undoVote, connection);
  table.update({ undoVote: agreed });
  table.publish();
  return undefined;
}

/** Stored, so that the events of a reopened table keep their numbers. */
async function refuseFor(table: Table, seat: Seat): Result {
  const told = table.tableRecord.undoRefusals ?? [];
  if (told.length >= TOLD_REFUSALS) return close(table);
  const undoRefusals = [...told, { seat, after: table.match?.length ?? 0 }];
  const tableRecord = { ...table.tableRecord, undoRefusals };
  await durable(table.services.store.saveTableRecord(table.core.id, tableRecord));
  table.update({ tableRecord });
  return close(table, [undoRefused(seat)]);
}

function close(table: Table, events: readonly CoreEvent[] = []): undefined {
  table.update({ undoVote: undefined });
  table.publish({ events });
  planBots(table);
}

/** Carries out the undo, or returns the reason why it is no longer possible; the vote is over in both cases. */
async function carryOut(table: Table, undoVote: UndoVote, connection?: Connection): Result {
  const played = table.match?.play(undoVote.by, undoVote.action) ?? refuse('notStarted');
  if (!isRefusal(played)) {
    const { clock } = table.services;
    const { person, n } = undoVote;
    await commit(table, played, { ...played.entry, at: clock.wall(), person, n }, connection);
  }
  // Viewers who saw no trace of the undone action learn here only that the vote is over.
  if (table.undoVote) close(table);
  return isRefusal(played) ? played : undefined;
}
