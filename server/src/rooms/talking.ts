import { refuse, type Refusal } from '@gearhall/shared/core/result';
import type { Viewer } from '@gearhall/shared/core/seats';
import type { ChatLine, Request } from '@gearhall/shared/core/wire';
import { hears } from './ChatLog';
import { noticeFrame } from './frames';
import type { Line } from './Line';
import { durable } from './services';
import type { Table } from './Table';

/** Lines of one person that are known when they are sent again. */
const KNOWN_LINES = 10;

/** Somebody says something, to those who may hear it. */
export async function chat(
  table: Table,
  line: Line,
  { n, text, few }: Request<'chat'>,
): Promise<Refusal | undefined> {
  const words = `${n} ${text}`;
  const lastWords = table.lastWords.get(line.person) ?? [];
  // Sent again because its answer was lost.
  if (lastWords.includes(words)) return undefined;
  const speaker = table.viewerOf(line.person);
  const heard = table.match?.hearersOf(speaker) ?? 'everybody';
  if (heard === 'nobody') return refuse('mayNotTalk');
  // It was meant for few when it was written.
  if (few && heard === 'everybody') return refuse('heardByAll');
  const name = (typeof speaker === 'number' && table.chairs[speaker]?.name) || line.name;
  const said: ChatLine = {
    name,
    text,
    ...(typeof speaker === 'number' ? { seat: speaker } : {}),
    ...(heard === 'everybody' ? {} : { to: [...heard].sort((one, other) => one - other) }),
  };
  await durable(table.services.store.say(table.core.id, table.chat.length, said));
  table.lastWords.set(line.person, [...lastWords, words].slice(-KNOWN_LINES));
  tell(table, said);
  return undefined;
}

/** Adds a line that is stored; those who do not hear it are sent nothing, and count on as if there were none. */
export function tell(table: Table, said: ChatLine): void {
  table.chat.add(said);
  const frames = new Map<Viewer, Buffer>();
  for (const listener of table.people.lines) {
    const viewer = table.viewerOf(listener.person);
    if (!hears(viewer, said)) continue;
    const frame =
      frames.get(viewer) ?? noticeFrame('chat', { from: table.chat.countFor(viewer) - 1, lines: [said] });
    frames.set(viewer, frame);
    listener.send(frame);
  }
}
