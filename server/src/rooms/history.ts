import { refuse, type Refusal } from '@gearhall/shared/core/result';
import type { Work } from '@gearhall/shared/core/unhurried';
import { LIMITS, type Request } from '@gearhall/shared/core/wire';
import { noticeFrame } from './frames';
import type { Line } from './Line';
import type { Table } from './Table';

type History = Request<'history'>;

/**
 * Sends the first pages of a long past while the table goes on, as fast as the connection takes them, and
 * gives what is left to be sent. Undefined where there is one page alone.
 */
export function sendPages(table: Table, line: Line, asked: History): Promise<History | Refusal> | undefined {
  if (pagesLeft(line, asked.events) <= 1) return undefined;
  if (table.services.budget.waitFor(line) > 0) return Promise.resolve(refuse('tooBusy'));
  return sendAllButLast(table, line, asked);
}

async function sendAllButLast(table: Table, line: Line, asked: History): Promise<History> {
  const { document } = line;
  let from = asked.events;
  while (pagesLeft(line, from) > 1) {
    const page = document.events.slice(from, from + LIMITS.eventsPage);
    const frame = await encoded(table, line, () => noticeFrame('events', [from, ...page]));
    // Who has other eyes by now has another past.
    if (!(await line.ready()) || line.document !== document) return asked;
    line.send(frame);
    from += page.length;
  }
  return { ...asked, events: from };
}

/** The last page, and what was said. */
export async function history(
  table: Table,
  line: Line,
  { events, chat }: History,
): Promise<Refusal | undefined> {
  const page = line.document.events.slice(events, events + LIMITS.eventsPage);
  if (page.length > 0) line.send(noticeFrame('events', [events, ...page]));
  line.send(noticeFrame('chat', table.chat.since(table.viewerOf(line.person), chat)));
  return undefined;
}

const pagesLeft = ({ document }: Line, from: number): number =>
  Math.ceil((document.events.length - from) / LIMITS.eventsPage);

/** Encodes a page backstage, charged to the person who asked for it. */
export function encoded(table: Table, line: Line, encode: () => Buffer): Promise<Buffer> {
  return table.services.backstage.do(inOnePiece(encode), line, { admitted: true });
}

function* inOnePiece(encode: () => Buffer): Work<Buffer> {
  const frame = encode();
  yield 1;
  return frame;
}
