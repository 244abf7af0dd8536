import { type Seated, isMuted } from '../../tableRecord/muted';
import type { Sanction } from '@gearhall/shared/core/pages/adminPages';
import { refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import type { ChatAudience } from '@gearhall/shared/core/game';
import type { Request } from '@gearhall/shared/core/wire/requests';
import type { PersonId } from '../../identity/tokens';
import type { Muted } from '../../store/contract/table';
import type { Connection } from '../../viewing/Connection';
import { isHost } from '../../tableRecord/seating';
import type { Table } from '../model/Table';

/** How many muted people a table remembers: far more than its seats. */
const MOST_REMEMBERED = 100;

/**
 * Whether a line of a muted person is refused. What a team says among itself is no concern of a host who is not in it,
 * who could otherwise part its members.
 */
export function isSilenced(tableRecord: Seated, person: PersonId, heard: ChatAudience): boolean {
  const isAmongOthers = typeof heard === 'object' && !heard.includes(tableRecord.seating.host);
  return !isAmongOthers && isMuted(tableRecord, person);
}

/** Why somebody whom the operator of the hall has muted may not talk or choose a name. */
export const mutedByHall = ({ until }: Sanction): Refusal =>
  refuse('mutedByHall', until === undefined ? undefined : { until });

/** The host mutes the person on a seat, or all spectators, or takes that back. */
export async function mute(
  table: Table,
  connection: Connection,
  { whom, muted }: Request<'mute'>,
): Promise<Refusal | undefined> {
  const { tableRecord } = table;
  if (!isHost(tableRecord.seating, connection.person)) return refuse('notHost');
  const before = tableRecord.muted ?? { people: [], spectators: false };
  if (whom === 'spectators') return remember(table, { ...before, spectators: muted });
  const person = tableRecord.seating.seats[whom]?.person;
  if (person === undefined || person === connection.person) return refuse('noSuchSeat');
  const others = before.people.filter((one) => one !== person);
  const people = muted ? [...others, person].slice(-MOST_REMEMBERED) : others;
  return remember(table, { ...before, people });
}

async function remember(table: Table, muted: Muted): Promise<undefined> {
  await table.change({ ...table.tableRecord, muted });
  return undefined;
}
