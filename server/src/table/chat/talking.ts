import { refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import type { ChatAudience } from '@gearhall/shared/core/game';
import { seatsOf, type Viewer } from '@gearhall/shared/core/ground/seats';
import { isDelayed } from '@gearhall/shared/core/table/terms';
import type { ChatLine } from '@gearhall/shared/core/wire/wire';
import type { Request } from '@gearhall/shared/core/wire/requests';
import type { Said } from '../../store/contract/chatLines';
import { hears } from '../../tableRecord/ChatLog';
import { noticeFrame } from '../../transport/frames';
import type { Connection } from '../../viewing/Connection';
import { isSilenced, mutedByHall } from './muting';
import { durable } from '../model/services';
import type { Table } from '../model/Table';

/** The number of recent lines per person that are recognized when they are sent again. */
const KNOWN_LINES = 10;

/** Sends somebody's line to its chat audience. */
export async function chat(
  table: Table,
  connection: Connection,
  { n, text, few }: Request<'chat'>,
): Promise<Refusal | undefined> {
  const words = `${n} ${text}`;
  const lastWords = table.lastWords.get(connection.person) ?? [];
  // Sent again because the answer was lost.
  if (lastWords.includes(words)) return undefined;
  const byHall = table.services.moderation.muteOf(connection);
  if (byHall) return mutedByHall(byHall);
  const speaker = table.viewerOf(connection.person);
  const heard = audienceOf(table, connection, speaker);
  if (heard === 'nobody') return refuse('mayNotTalk');
  if (isSilenced(table.tableRecord, connection.person, heard)) return refuse('muted');
  // The line was meant for a limited audience when it was written.
  if (few && heard === 'everybody') return refuse('heardByAll');
  const name = (typeof speaker === 'number' && table.seats[speaker]?.name) || connection.name;
  const said: ChatLine = {
    name,
    text: table.services.hiddenWords.masked(text),
    ...(typeof speaker === 'number' ? { seat: speaker } : {}),
    ...(heard === 'everybody' ? {} : { to: [...heard].sort((one, other) => one - other) }),
  };
  const { person } = connection;
  await durable(table.services.store.say(table.core.id, table.chat.length, said, person));
  table.lastWords.set(connection.person, [...lastWords, words].slice(-KNOWN_LINES));
  announce(table, { line: said, person });
  return undefined;
}

/** Who hears what somebody says now; spectators who are behind the game would learn from its players' talk. */
function audienceOf(table: Table, { document }: Connection, speaker: Viewer): ChatAudience {
  const { settings, seats } = table;
  // What a spectator may do must not depend on anything newer than what they see.
  const match = speaker === 'spectator' ? document.match : table.match;
  const heard = match?.chatAudienceOf(speaker) ?? 'everybody';
  const isBehind = match !== undefined && !match.outcome && isDelayed(settings.terms.watching);
  return heard === 'everybody' && isBehind && speaker !== 'spectator' ? seatsOf(seats.length) : heard;
}

/** Adds a stored line; viewers outside its audience are sent nothing, and their numbering skips it. */
export function announce(table: Table, said: Said): void {
  table.chat.add(said);
  const frames = new Map<number, Buffer>();
  for (const listener of table.people.connections) {
    const reader = table.readerOf(listener.person);
    if (!hears(reader, said)) continue;
    const from = table.chat.countFor(reader) - 1;
    const frame = frames.get(from) ?? noticeFrame('chat', { from, lines: [said.line] });
    frames.set(from, frame);
    listener.send(frame);
  }
}
