import type { TypedThing } from '@gearhall/shared/core/game';
import { refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Match } from '@gearhall/shared/core/match';
import { noticeFrame } from '../../transport/frames';
import type { Connection } from '../../viewing/Connection';
import type { Table } from '../model/Table';
import { chosenInThread } from './thinking';

/** Who waits for one, and for which position. */
const waiting = new WeakMap<Connection, Waiting>();
/** Asked twice in the same position, a seat gets the same answer. */
const given = new WeakMap<Match, Map<Seat, TypedThing>>();

interface Waiting {
  readonly match: Match;
  readonly thinking: AbortController;
}

/**
 * Tells a seat what a hard bot would do in its place, which knows no more than the seat has seen. It thinks in the bots'
 * threads, one hint for each connection at a time, while the table goes on.
 */
export async function hint(table: Table, connection: Connection): Promise<Refusal | undefined> {
  const seat = table.seatOf(connection.person);
  if (seat === undefined) return refuse('notSeated');
  if (!table.settings.terms.hints) return refuse('noHints');
  const { match } = table;
  const refusal = match ? whyNotNow(table, match, seat) : refuse('notStarted');
  if (refusal || !match) return refusal;
  const before = waiting.get(connection);
  // Who asks again gets the answer that is on its way.
  if (before?.match === match) return undefined;
  if (table.services.budget.waitFor(connection) > 0) return refuse('tooBusy');
  before?.thinking.abort();
  const mine: Waiting = { match, thinking: new AbortController() };
  waiting.set(connection, mine);
  void tell(table, connection, { ...mine, seat }).finally(() => {
    if (waiting.get(connection) === mine) waiting.delete(connection);
  });
  return undefined;
}

function whyNotNow({ tableRecord }: Table, match: Match, seat: Seat): Refusal | undefined {
  if (tableRecord.status === 'paused') return refuse('tablePaused');
  if (match.outcome) return refuse('gameOver');
  return match.toAct.includes(seat) ? undefined : refuse('notYourTurn');
}

async function tell(
  table: Table,
  connection: Connection,
  { match, seat, thinking }: Waiting & { readonly seat: Seat },
): Promise<void> {
  const { document } = connection;
  const at = document.traces.count;
  const known = given.get(match) ?? new Map<Seat, TypedThing>();
  given.set(match, known);
  const acting = { match, seat, level: 'hard' } as const;
  const action = known.get(seat) ?? (await chosenInThread(table, acting, thinking.signal))?.action;
  if (action) known.set(seat, action);
  // Whoever has left, sits elsewhere or has asked about another position by now is told nothing.
  if (thinking.signal.aborted || !(await connection.ready()) || connection.document !== document) return;
  connection.send(noticeFrame('hint', { at, action: action ?? null }));
}
