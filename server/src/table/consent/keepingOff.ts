import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Request } from '@gearhall/shared/core/wire/requests';
import { LIMITS } from '@gearhall/shared/core/wire/limits';
import type { TableRecord } from '../../store/contract/table';
import { planBots } from '../acting/acting';
import { botWanted } from '../bots/botWanted';
import { duesOf } from '../model/clocks';
import type { Connection } from '../../viewing/Connection';
import { rearranged } from '../series/rematch';
import { remembered } from '../seats/sealedSeats';
import { allowed, free, isHost, withoutHolder } from '../../tableRecord/seating';
import type { Table } from '../model/Table';
import type { KeptOff } from '../../store/contract/seating';
import { settleSeatVote } from './replacing';
import { withoutUndoVote } from '../../tableRecord/undoVote';

type Result = Promise<Refusal | undefined>;
type Wish = Request<'keepOff'>;

/** The level of the bot that plays on in a running game. */
const BOT = 'normal';

/** The host sends somebody away for good. It holds for the person, whatever they are called, and in the rematch too. */
export async function keepOff(table: Table, connection: Connection, wish: Wish): Result {
  const { tableRecord } = table;
  if (!isHost(tableRecord.seating, connection.person)) return refuse('notHost');
  if (tableRecord.status === 'paused') return refuse('tablePaused');
  const whom = personMeant(table, wish.who);
  if (!whom || whom.person === connection.person) return refuse('noSuchPerson');
  const seat = table.seatOf(whom.person);
  const left = seat === undefined ? tableRecord : recordWithout(table, seat, wish);
  if (isRefusal(left)) return left;
  const keptOff = [...(tableRecord.keptOff ?? []), whom].slice(-LIMITS.keptOff);
  await table.change({ ...left, keptOff });
  await settleSeatVote(table);
  planBots(table);
  return undefined;
}

/** Somebody may come back. Their seat does not come back with that. */
export async function letBack(
  table: Table,
  connection: Connection,
  { place, name }: Request<'letBack'>,
): Result {
  const { tableRecord } = table;
  if (!isHost(tableRecord.seating, connection.person)) return refuse('notHost');
  const { keptOff = [] } = tableRecord;
  if (keptOff[place]?.name !== name) return refuse('noSuchPerson');
  await table.change({ ...tableRecord, keptOff: keptOff.filter((_, at) => at !== place) });
  return undefined;
}

function personMeant({ seats, people, tableRecord }: Table, who: Wish['who']): KeptOff | undefined {
  if (who.type === 'seat') {
    const { person, name = '' } = seats[who.seat] ?? {};
    return person === undefined ? undefined : { person, name };
  }
  const spectator = people.spectatorsIn(tableRecord.seating)[who.place];
  return spectator?.name === who.name ? spectator : undefined;
}

/** The table without the person on this seat, or why they cannot be sent away. */
function recordWithout(table: Table, seat: Seat, { goal }: Wish): TableRecord | Refusal {
  const { tableRecord, clocks } = table;
  const { seating, status } = tableRecord;
  if (status === 'gathering')
    return rearranged({ ...tableRecord, seating: remembered(table, allowed(free(seating, seat))) });
  // The game is over: who has played it stays as it was.
  if (status === 'ended') return tableRecord;
  // A turn for which a clock runs is over by itself; the host cannot win by taking it away.
  if (duesOf(tableRecord, clocks).some((due) => due.seat === seat)) return refuse('clockRuns');
  const person = seating.seats[seat]?.person;
  if (person !== undefined && tableRecord.formerHosts?.includes(person)) return refuse('wasHost');
  const bot = goal === 'bot' ? botWanted(table, BOT) : undefined;
  // What is asked of the others was asked of them too: nobody gets a yes by sending somebody away.
  return { ...withoutUndoVote(tableRecord), seating: withoutHolder(seating, seat, bot) };
}
