import { undoRefused, type CoreEvent } from '@gearhall/shared/core/coreEvents';
import type { Match, TakeBack } from '@gearhall/shared/core/match';
import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/result';
import { seatsOf, type Seat } from '@gearhall/shared/core/seats';
import { isFree, undoOf, type Learned, type Undo } from '@gearhall/shared/core/undo';
import type { Request } from '@gearhall/shared/core/wire';
import { commit, planBots } from './acting';
import type { Line } from './Line';
import type { Question } from './Question';
import { durable, StoreFailure } from './services';
import type { Table } from './Table';

type Result = Promise<Refusal | undefined>;

/** So many refusals of a table are told; more end the question without a word, lest the table grow by them. */
const TOLD_REFUSALS = 200;

/** What was learned is dear to find out, and the same until the match goes on. */
const found = new WeakMap<Match, Map<Seat, Undo | Refusal>>();

/** Takes back at once where that is free or nobody is to be asked; otherwise asks, if that is wished. */
export async function undo(table: Table, line: Line, { n, ask }: Request<'undo'>): Result {
  const { match, affairs, question } = table;
  if (affairs.status === 'paused') return refuse('tablePaused');
  if (!match) return refuse('notStarted');
  const seat = table.seatOf(line.person);
  if (seat === undefined) return refuse('notSeated');
  if (isRepeat(table, line, n)) return undefined;
  if (question) return refuse('undoPending');
  const undone = undoFor(match, seat);
  if (isRefusal(undone)) return undone;
  const { action, learned } = undone;
  const free = isFree(learned) && !asksAgain(match, action);
  if (!ask && !free) return refuse('undoNeedsConsent', figuresOf(learned));
  const asked: Question = { by: seat, person: line.person, n, action, learned, agreed: [] };
  if (free || awaited(table, asked).length === 0) {
    await carryOut(table, asked, line);
  } else {
    table.question = asked;
    table.publish();
  }
  remember(table, line, n);
  return undefined;
}

/** An answer to the open question. One `false` ends it: a refusal, or its asker takes it away. */
export async function consent(table: Table, line: Line, { n, yes }: Request<'consent'>): Result {
  const { affairs, question } = table;
  if (affairs.status === 'paused') return refuse('tablePaused');
  // Sent again because its answer was lost: it must not answer another question.
  if (isRepeat(table, line, n)) return undefined;
  const seat = table.seatOf(line.person);
  if (!question || seat === undefined) return refuse('noQuestion');
  const isAsker = seat === question.by;
  if (isAsker ? yes : !isAsked(table, question, seat)) return refuse('noQuestion');
  if (isAsker) close(table);
  else if (yes) await agree(table, question, seat, line);
  else await refuseFor(table, seat);
  remember(table, line, n);
  return undefined;
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

function undoFor(match: Match, seat: Seat): Undo | Refusal {
  const known = found.get(match) ?? new Map<Seat, Undo | Refusal>();
  found.set(match, known);
  const undone = known.get(seat) ?? undoOf(match, seat);
  known.set(seat, undone);
  return undone;
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

/** An `undo` or `consent` that was accepted before, sent again. */
function isRepeat(table: Table, { person }: Line, n: number): boolean {
  return n <= (table.lastAsks.get(person) ?? -1);
}

function remember(table: Table, line: Line, n: number): void {
  table.lastAsks.set(line.person, n);
  for (const other of table.people.linesOf(line.person)) if (other !== line) table.welcome(other);
}

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

async function agree(table: Table, question: Question, seat: Seat, line: Line): Promise<void> {
  const agreed = { ...question, agreed: [...new Set([...question.agreed, seat])] };
  if (awaited(table, agreed).length === 0) {
    await carryOut(table, question, line);
  } else {
    table.question = agreed;
    table.publish();
  }
}

/** Stored, so that the events of a table that is opened again are numbered as they were. */
async function refuseFor(table: Table, seat: Seat): Promise<void> {
  const told = table.affairs.undoRefusals ?? [];
  if (told.length >= TOLD_REFUSALS) {
    close(table);
    return;
  }
  const undoRefusals = [...told, { seat, after: table.match?.length ?? 0 }];
  const affairs = { ...table.affairs, undoRefusals };
  await durable(table.services.store.saveAffairs(table.core.id, affairs));
  table.affairs = affairs;
  close(table, [undoRefused(seat)]);
}

function close(table: Table, events: readonly CoreEvent[] = []): void {
  table.question = undefined;
  table.publish({ events });
  planBots(table);
}

async function carryOut(table: Table, question: Question, line?: Line): Promise<void> {
  const played = table.match?.play(question.by, question.action);
  if (played && !isRefusal(played)) {
    const { clock } = table.services;
    const { person, n } = question;
    await commit(table, played, { ...played.entry, at: clock.wall(), person, n }, line);
  }
  // Whoever saw no trace of what was taken back learns here that the question is over, and nothing else.
  if (table.question) close(table);
}
