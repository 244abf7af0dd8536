import type { TypedThing } from '@gearhall/shared/core/game';
import { refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Match } from '@gearhall/shared/core/match';
import { noticeFrame } from '../../transport/frames';
import type { Connection } from '../../viewing/Connection';
import type { ViewerDocument } from '../../viewing/ViewerDocument';
import type { Table } from '../model/Table';
import { chosenInThread } from './thinking';

/** A hint that was asked for, by what its seat can see: what others do unseen makes no other hint of it. */
interface Asked {
  /** How many actions the seat has noticed (`table.actions`). */
  readonly at: number;
  readonly thinking: AbortController;
}

/** Who waits for one. */
const waiting = new WeakMap<ViewerDocument, Map<Connection, Asked>>();
/** Asked for twice in the same position, a hint is the same. */
const given = new WeakMap<ViewerDocument, { readonly at: number; readonly action: TypedThing }>();

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
  const { document } = connection;
  const asked = waiting.get(document) ?? new Map<Connection, Asked>();
  waiting.set(document, asked);
  const [at, before] = [document.traces.count, asked.get(connection)];
  // Who asks again gets the answer that is on its way.
  if (before?.at === at) return undefined;
  if (table.services.budget.waitFor(connection) > 0) return refuse('tooBusy');
  before?.thinking.abort();
  const mine: Asked = { at, thinking: new AbortController() };
  asked.set(connection, mine);
  void tell(table, connection, { ...mine, match, seat }).finally(() => {
    if (asked.get(connection) === mine) asked.delete(connection);
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
  { at, match, seat, thinking }: Asked & { readonly match: Match; readonly seat: Seat },
): Promise<void> {
  const { document } = connection;
  const known = given.get(document);
  const acting = { match, seat, level: 'hard' } as const;
  const action =
    known?.at === at ? known.action : (await chosenInThread(table, acting, thinking.signal))?.action;
  if (action) given.set(document, { at, action });
  // Nothing is told to somebody who has left, sits elsewhere or has asked about another position by now.
  if (thinking.signal.aborted || !(await connection.ready()) || connection.document !== document) return;
  connection.send(noticeFrame('hint', { at, action: action ?? null }));
}
