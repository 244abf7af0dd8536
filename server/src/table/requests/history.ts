import { refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import type { Work } from '@gearhall/shared/core/ground/timeSliced';
import type { Request } from '@gearhall/shared/core/wire/requests';
import { LIMITS } from '@gearhall/shared/core/wire/limits';
import { noticeFrame } from '../../transport/frames';
import type { Connection } from '../../viewing/Connection';
import type { Table } from '../model/Table';

type History = Request<'history'>;

/**
 * Sends the first pages of a long history while the table goes on, as fast as the connection takes them, and returns
 * what remains to be sent. Undefined if there is only one page.
 */
export function sendPages(
  table: Table,
  connection: Connection,
  asked: History,
): Promise<History | Refusal> | undefined {
  if (pagesLeft(connection, asked.events) <= 1) return undefined;
  if (table.services.budget.waitFor(connection) > 0) return Promise.resolve(refuse('tooBusy'));
  return sendAllButLast(table, connection, asked);
}

async function sendAllButLast(table: Table, connection: Connection, asked: History): Promise<History> {
  const { document } = connection;
  let from = asked.events;
  while (pagesLeft(connection, from) > 1) {
    const page = document.events.slice(from, from + LIMITS.eventsPage);
    const frame = await encoded(table, connection, () => noticeFrame('events', [from, ...page]));
    // A connection that has changed its viewer needs another history.
    if (!(await connection.ready()) || connection.document !== document) return asked;
    connection.send(frame);
    from += page.length;
  }
  return { ...asked, events: from };
}

/** Sends the last page and the chat lines. */
export async function history(
  table: Table,
  connection: Connection,
  { events, chat }: History,
): Promise<Refusal | undefined> {
  const page = connection.document.events.slice(events, events + LIMITS.eventsPage);
  if (page.length > 0) connection.send(noticeFrame('events', [events, ...page]));
  connection.send(noticeFrame('chat', table.chat.since(table.readerOf(connection.person), chat)));
  return undefined;
}

const pagesLeft = ({ document }: Connection, from: number): number =>
  Math.ceil((document.events.length - from) / LIMITS.eventsPage);

/** Encodes a page in the background, charged to the person who asked for it. */
export function encoded(table: Table, connection: Connection, encode: () => Buffer): Promise<Buffer> {
  return table.services.background.do(inOnePiece(encode), connection, { admitted: true });
}

function* inOnePiece(encode: () => Buffer): Work<Buffer> {
  const frame = encode();
  yield 1;
  return frame;
}
