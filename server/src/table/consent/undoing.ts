import { setTimeout } from 'node:timers/promises';
import { undoRefused, type CoreEvent } from '@gearhall/shared/core/log/coreEvents';
import type { Match } from '@gearhall/shared/core/match';
import type { TakeBack } from '@gearhall/shared/core/log/entry';
import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import { seatsOf, type Seat } from '@gearhall/shared/core/ground/seats';
import { isFree, undoWork, type Undo } from '@gearhall/shared/core/match/undo';
import type { Learned } from '@gearhall/shared/core/match/learning';
import type { Request } from '@gearhall/shared/core/wire/requests';
import { commit, planBots, tellOtherDevices } from '../acting/acting';
import type { Connection } from '../../viewing/Connection';
import { whyStale } from '../acting/whyStale';
import { callOf } from '../model/calling';
import { votePatience, withoutUndoVote, withUndoAsked } from '../../tableRecord/undoVote';
import type { UndoVote } from '../../store/contract/votes';
import type { TableRecord } from '../../store/contract/table';
import { durable, StoreFailure } from '../model/services';
import type { Table } from '../model/Table';

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

/**
 * Undoes at once if that is free or nobody plays who could mind; otherwise opens a vote if `ask` is set. Absence is no
 * consent: the vote waits for those who are away.
 */
export async function undo(table: Table, connection: Connection, asking: Request<'undo'>): Result {
  const { n, ask } = asking;
  const request = { type: 'undo', ask } as const;
  const { match, tableRecord } = table;
  if (tableRecord.status === 'paused') return refuse('tablePaused');
  if (!match) return refuse('notStarted');
  const seat = table.seatOf(connection.person);
  if (seat === undefined) return refuse('notSeated');
  const verdict = table.numbers.judge(connection.person, n, request);
  if (verdict !== 'new') return verdict === 'repeated' ? undefined : verdict;
  const hindrance = whyStale(table, connection, 'undo', asking) ?? hindranceTo(table, seat);
  if (hindrance) return hindrance;
  // Usually known by now, unless the match has gone on since it was prepared: then the table waits, but not for long.
  const undone = await soon(undoFor(table, connection, match, seat));
  if (isRefusal(undone)) return undone;
  const { clock } = table.settings.terms;
  const at = table.services.clock.wall();
  const asked: UndoVote = {
    ...{ by: seat, person: connection.person, n, agreed: [] },
    ...{ action: undone.action, learned: undone.learned },
    ...{ after: match.length, at, until: at + votePatience(clock) },
  };
  const refusal = await undoOrAsk(table, connection, { asked, match, ask });
  if (!refusal) tellOtherDevices(table, connection);
  return refusal;
}

interface Wish {
  readonly asked: UndoVote;
  readonly match: Match;
  /** Whether the others are to be asked where that is needed. */
  readonly ask: boolean;
}

async function undoOrAsk(table: Table, connection: Connection, { asked, match, ask }: Wish): Result {
  const { action, learned } = asked;
  const free = isFree(learned) && !asksAgain(match, action);
  if (!free && table.settings.terms.takeBack === 'free') return refuse('onlyFreeUndo', figuresOf(learned));
  if (!free && !ask) return refuse('undoNeedsConsent', figuresOf(learned));
  const isAlone = awaited(table, asked).length === 0;
  return free || isAlone ? carryOut(table, asked, connection) : openVote(table, asked);
}

function hindranceTo({ undoVote, log, settings }: Table, seat: Seat): Refusal | undefined {
  if (settings.terms.takeBack === 'off') return refuse('noTakingBack');
  if (undoVote) return refuse('undoPending');
  return log.stageOf(seat) === 'anything' ? undefined : refuse('logFull');
}

/** Stored, so that it is still open after a restart. People who are away are called. */
async function openVote(table: Table, undoVote: UndoVote): Result {
  const { by, person, n } = undoVote;
  const asked = awaited(table, undoVote);
  if (!asked.every((seat) => canAnswer(table, seat))) return refuse('nobodyToAgree');
  const standing = standingFor(table, by);
  const before = table.tableRecord.undoAsked?.find((one) => one.seat === by);
  const isRepeated = before?.standing === standing;
  if (isRepeated && before?.refused) return refuse('undoRefused');
  const tableRecord = withUndoAsked(table.tableRecord, { seat: by, standing, refused: false });
  const calls = isRepeated ? [] : asked.flatMap((seat) => callOf(table, seat, 'asked'));
  await table.change({ ...tableRecord, undoVote }, calls);
  table.numbers.noted(person, n, { type: 'undo', ask: true });
  return undefined;
}

/**
 * The number of standing actions that a seat can see: what is done unseen must not tell it anything, and what is done
 * and taken back changes nothing.
 */
const standingFor = (table: Table, seat: Seat): number =>
  table.documentOf(table.seats[seat]?.person).traces.standingCount;

/** An answer to the open vote. One `false` ends it: a refusal, or its asker's withdrawal. */
export async function consent(table: Table, connection: Connection, answer: Request<'consent'>): Result {
  const { n, yes } = answer;
  const { tableRecord, undoVote } = table;
  if (tableRecord.status === 'paused') return refuse('tablePaused');
  // Sent again because the answer was lost: it must not answer another vote.
  const request = { type: 'consent', yes } as const;
  const verdict = table.numbers.judge(connection.person, n, request);
  if (verdict !== 'new') return verdict === 'repeated' ? undefined : verdict;
  const seat = table.seatOf(connection.person);
  if (!undoVote || seat === undefined) return refuse('noQuestion');
  const stale = whyStale(table, connection, 'consent', answer);
  if (stale) return stale;
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
  return yes ? agree(table, undoVote, seat, connection) : refuseFor(table, undoVote, seat);
}

/** Ends the vote if somebody who has not agreed cannot answer any more, since a bot stands in: nobody can agree for them. */
export async function settleUndoVote(table: Table): Promise<void> {
  const { undoVote } = table;
  if (undoVote && !awaited(table, undoVote).every((seat) => canAnswer(table, seat)))
    await closeUndoVote(table);
}

/** Ends an open vote without an answer, for whatever reason; nothing is taken back. */
async function closeUndoVote(table: Table): Promise<void> {
  try {
    if (table.undoVote) await close(table);
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    table.services.log.error(
      { err: error, table: table.core.id },
      'the end of an undo vote waits for the store',
    );
  }
}

/** Nobody has answered for long: the answer is no. */
export async function endOldUndoVote(table: Table): Promise<void> {
  const { undoVote } = table;
  if (!undoVote || undoVote.until > table.services.clock.wall()) return;
  await close(table, [], asRefused(table, undoVote));
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
  if (!isNew || hindranceTo(table, seat) || whyStale(table, connection, 'undo', request)) return undefined;
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

/** Bots agree; people who are out of the game have no vote. */
function isAsked({ match, seats }: Table, { by }: UndoVote, seat: Seat): boolean {
  return seats[seat]?.sitter !== 'bot' && seat !== by && match?.isIn(seat) === true;
}

/** The seats whose vote is still missing. */
function awaited(table: Table, undoVote: UndoVote): Seat[] {
  return seatsOf(table.seats.length).filter(
    (seat) => isAsked(table, undoVote, seat) && !undoVote.agreed.includes(seat),
  );
}

/** Nobody speaks for a seat whose person is replaced for now, or has left it: a stand-in does not agree. */
function canAnswer({ seats }: Table, seat: Seat): boolean {
  const { person, standIn } = seats[seat] ?? {};
  return person !== undefined && standIn === '';
}

async function agree(table: Table, undoVote: UndoVote, seat: Seat, connection: Connection): Result {
  const agreed = { ...undoVote, agreed: [...new Set([...undoVote.agreed, seat])] };
  if (awaited(table, agreed).length === 0) return carryOut(table, undoVote, connection);
  await table.change({ ...table.tableRecord, undoVote: agreed });
  return undefined;
}

/** Stored, so that the events of a reopened table keep their numbers. */
async function refuseFor(table: Table, undoVote: UndoVote, seat: Seat): Result {
  const record = asRefused(table, undoVote);
  const told = record.undoRefusals ?? [];
  if (told.length >= TOLD_REFUSALS) return close(table, [], record);
  const undoRefusals = [...told, { seat, after: table.match?.length ?? 0 }];
  return close(table, [undoRefused(seat)], { ...record, undoRefusals });
}

const asRefused = (table: Table, { by }: UndoVote): TableRecord =>
  withUndoAsked(table.tableRecord, { seat: by, standing: standingFor(table, by), refused: true });

async function close(
  table: Table,
  events: readonly CoreEvent[] = [],
  tableRecord: TableRecord = table.tableRecord,
): Promise<undefined> {
  const closed = withoutUndoVote(tableRecord);
  await durable(table.services.store.saveTableRecord(table.core.id, closed));
  table.update({ tableRecord: closed });
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
  if (table.undoVote) await close(table);
  return isRefusal(played) ? played : undefined;
}
