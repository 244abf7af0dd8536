import { setTimeout } from 'node:timers/promises';
import { undoRefused, type CoreEvent } from '@gearhall/shared/core/coreEvents';
import type { Match, TakeBack } from '@gearhall/shared/core/match';
import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/result';
import { seatsOf, type Seat } from '@gearhall/shared/core/seats';
import { isFree, undoWork, type Learned, type Undo } from '@gearhall/shared/core/undo';
import type { Request } from '@gearhall/shared/core/wire';
import { commit, planBots, tellOtherDevices } from './acting';
import type { Line } from './Line';
import type { Question } from './Question';
import { durable, StoreFailure } from './services';
import type { Table } from './Table';

type Result = Promise<Refusal | undefined>;

/** Refusals of a table that are told. Later ones end the question without an event: they would make the table grow. */
const TOLD_REFUSALS = 200;

/** Milliseconds that a table stands still at most while a request to take back is worked out. */
const STANDS_STILL_MS = 5000;

/** What was learned is dear to find out, and the same until the match goes on. */
const found = new WeakMap<Match, Map<Seat, Promise<Undo | Refusal>>>();

/** Takes back at once where that is free or nobody is to be asked; otherwise asks, if that is wished. */
export async function undo(table: Table, line: Line, { n, ask }: Request<'undo'>): Result {
  const request = { type: 'undo', ask } as const;
  const { match, affairs } = table;
  if (affairs.status === 'paused') return refuse('tablePaused');
  if (!match) return refuse('notStarted');
  const seat = table.seatOf(line.person);
  if (seat === undefined) return refuse('notSeated');
  const verdict = table.numbers.judge(line.person, n, request);
  if (verdict !== 'new') return verdict === 'repeated' ? undefined : verdict;
  const hindrance = hindranceTo(table, seat);
  if (hindrance) return hindrance;
  // Known by now, unless the match has gone on since it was prepared: then the table waits, but not for long.
  const undone = await soon(undoFor(table, line, match, seat));
  if (isRefusal(undone)) return undone;
  const { action, learned } = undone;
  const free = isFree(learned) && !asksAgain(match, action);
  if (!ask && !free) return refuse('undoNeedsConsent', figuresOf(learned));
  const asked: Question = { by: seat, person: line.person, n, action, learned, agreed: [] };
  if (free || awaited(table, asked).length === 0) {
    const refusal = await carryOut(table, asked, line);
    if (refusal) return refusal;
  } else {
    table.question = asked;
    table.numbers.noted(line.person, n, request);
    table.publish();
  }
  tellOtherDevices(table, line);
  return undefined;
}

function hindranceTo({ question, log }: Table, seat: Seat): Refusal | undefined {
  if (question) return refuse('undoPending');
  return log.stageOf(seat) === 'anything' ? undefined : refuse('logFull');
}

/** An answer to the open question. One `false` ends it: a refusal, or its asker takes it away. */
export async function consent(table: Table, line: Line, { n, yes }: Request<'consent'>): Result {
  const { affairs, question } = table;
  if (affairs.status === 'paused') return refuse('tablePaused');
  // Sent again because its answer was lost: it must not answer another question.
  const request = { type: 'consent', yes } as const;
  const verdict = table.numbers.judge(line.person, n, request);
  if (verdict !== 'new') return verdict === 'repeated' ? undefined : verdict;
  const seat = table.seatOf(line.person);
  if (!question || seat === undefined) return refuse('noQuestion');
  const isAsker = seat === question.by;
  if (isAsker ? yes : !isAsked(table, question, seat)) return refuse('noQuestion');
  const refusal = await answerQuestion(table, line, { question, seat, yes });
  if (refusal) return refusal;
  table.numbers.noted(line.person, n, request);
  tellOtherDevices(table, line);
  return undefined;
}

interface GivenAnswer {
  readonly question: Question;
  readonly seat: Seat;
  readonly yes: boolean;
}

async function answerQuestion(table: Table, line: Line, { question, seat, yes }: GivenAnswer): Result {
  if (seat === question.by) return close(table);
  return yes ? agree(table, question, seat, line) : refuseFor(table, seat);
}

/** Carries the question out if nobody is left to be asked: somebody is gone, or a bot stands in for them. */
export async function settleQuestion(table: Table): Promise<void> {
  const { question, affairs } = table;
  if (!question || affairs.status !== 'playing' || awaited(table, question).length > 0) return;
  try {
    await carryOut(table, question);
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    table.services.log.error({ err: error, table: table.core.id }, 'a taking back waits for the store');
  }
}

/** Works out what a request to take back needs to know; undefined where it is known, or will be refused. */
export function prepareUndo(
  table: Table,
  line: Line,
  request: Request<'undo'>,
): Promise<Request<'undo'>> | undefined {
  const { match, affairs } = table;
  const seat = table.seatOf(line.person);
  if (!match || seat === undefined || affairs.status === 'paused') return undefined;
  const isNew = table.numbers.judge(line.person, request.n, { type: 'undo', ask: request.ask }) === 'new';
  if (!isNew || hindranceTo(table, seat)) return undefined;
  return undoFor(table, line, match, seat).then(() => request);
}

/** Worked out backstage; where there are secrets, the time it takes must not tell of them. */
function undoFor(table: Table, payer: Line, match: Match, seat: Seat): Promise<Undo | Refusal> {
  const known = found.get(match) ?? new Map<Seat, Promise<Undo | Refusal>>();
  found.set(match, known);
  const even = match.game.about.secrets.length > 0;
  const undone = known.get(seat) ?? table.services.backstage.do(undoWork(match, seat), payer, { even });
  known.set(seat, undone);
  // Refused to one whose budget is used up; somebody else may ask.
  undone.catch(() => known.delete(seat));
  return undone;
}

/** What is worked out, or a refusal when that takes too long: it goes on, and is known when the request comes again. */
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
 * Would it put a question once more that could not wait and is over? Its time would begin anew, so nobody
 * does that alone: they could do it again and again.
 */
function asksAgain(match: Match, { to }: TakeBack): boolean {
  const asked = match.at(to).patience;
  return asked !== undefined && asked.id !== match.patience?.id;
}

const figuresOf = ({ rolls, others, seenBySelf, seenByOthers }: Learned) => ({
  rolls,
  others,
  seenBySelf: Number(seenBySelf),
  seenByOthers: Number(seenByOthers),
});

/** Bots agree, and so does whoever a bot stands in for; whoever is out of the game has no say. */
function isAsked({ match, chairs }: Table, { by }: Question, seat: Seat): boolean {
  const chair = chairs[seat];
  const isHeld = chair?.sitter === 'person' && chair.standIn === '';
  return isHeld && seat !== by && match?.isIn(seat) === true;
}

/** The seats whose answer is waited for. Nobody waits for people who are gone. */
function awaited(table: Table, question: Question): Seat[] {
  return seatsOf(table.chairs.length).filter((seat) => {
    const person = table.chairs[seat]?.person;
    const isGone = person === undefined || table.people.presenceOf(person) === 'gone';
    return isAsked(table, question, seat) && !isGone && !question.agreed.includes(seat);
  });
}

async function agree(table: Table, question: Question, seat: Seat, line: Line): Result {
  const agreed = { ...question, agreed: [...new Set([...question.agreed, seat])] };
  if (awaited(table, agreed).length === 0) return carryOut(table, question, line);
  table.question = agreed;
  table.publish();
  return undefined;
}

/** Stored, so that the events of a table that is opened again are numbered as they were. */
async function refuseFor(table: Table, seat: Seat): Result {
  const told = table.affairs.undoRefusals ?? [];
  if (told.length >= TOLD_REFUSALS) return close(table);
  const undoRefusals = [...told, { seat, after: table.match?.length ?? 0 }];
  const affairs = { ...table.affairs, undoRefusals };
  await durable(table.services.store.saveAffairs(table.core.id, affairs));
  table.affairs = affairs;
  return close(table, [undoRefused(seat)]);
}

function close(table: Table, events: readonly CoreEvent[] = []): undefined {
  table.question = undefined;
  table.publish({ events });
  planBots(table);
}

/** Takes back; or gives the reason why that cannot be done any more, and the question is over all the same. */
async function carryOut(table: Table, question: Question, line?: Line): Result {
  const played = table.match?.play(question.by, question.action) ?? refuse('notStarted');
  if (!isRefusal(played)) {
    const { clock } = table.services;
    const { person, n } = question;
    await commit(table, played, { ...played.entry, at: clock.wall(), person, n }, line);
  }
  // Whoever saw no trace of what was taken back learns here that the question is over, and nothing else.
  if (table.question) close(table);
  return isRefusal(played) ? played : undefined;
}
