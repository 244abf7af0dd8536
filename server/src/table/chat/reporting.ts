import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Request } from '@gearhall/shared/core/wire/requests';
import { randomUUID } from 'node:crypto';
import type { PersonId } from '../../identity/tokens';
import type { ContextLine } from '../../store/contract/moderation';
import type { StoredLine } from '../../store/contract/chatLines';
import type { Connection } from '../../viewing/Connection';
import type { Table } from '../model/Table';

/** How much of what the reporter could read around a line is kept with it. */
const AROUND = { before: 10, after: 5 } as const;

/** What is reported, and who has done it, where that is known. */
interface Accusation {
  readonly accused?: PersonId | undefined;
  readonly accusedName: string;
  /** Absent for a spectator. */
  readonly accusedSeat?: Seat | undefined;
  /** The same for the same thing. */
  readonly about: string;
  readonly context: readonly ContextLine[];
}

type What<T extends string> = Extract<Request<'report'>['what'], { readonly type: T }>;
type Reporting<T extends string> = (
  table: Table,
  connection: Connection,
  what: What<T>,
) => Accusation | Refusal;

const reported: { readonly [T in Request<'report'>['what']['type']]: Reporting<T> } = {
  line: reportedLine,
  seat: (table, _connection, { seat }) => {
    const { person, name } = table.seats[seat] ?? {};
    return person === undefined ? refuse('noSuchPerson') : reportedName(person, name ?? '', seat);
  },
  spectator: (table, _connection, { place, name }) => {
    const named = table.people
      .spectatorsIn(table.tableRecord.seating)
      .filter((one, at) => one.name === name && (place === undefined || at === place));
    const [found, ...others] = named;
    // A name that two people have tells neither of them.
    return found && others.length === 0 ? reportedName(found.person, name) : refuse('noSuchPerson');
  },
};

/**
 * Keeps a report for the operator of the hall. Nobody else learns of it; reported again, it changes nothing. What is
 * kept of the chat is what the reporter could read.
 */
export async function report(
  table: Table,
  connection: Connection,
  { what, reason, words = '' }: Request<'report'>,
): Promise<Refusal | undefined> {
  const { services, core } = table;
  const { person, address } = connection;
  const found = (reported[what.type] as Reporting<string>)(table, connection, what as never);
  if (isRefusal(found)) return found;
  const { accused, accusedName, accusedSeat, about, context } = found;
  if (accused === person) return refuse('ownWords');
  if (!(await services.reportLimit.allows(person, address))) return refuse('tooManyReports');
  const seat = table.seatOf(person);
  const kept = await services.store.report({
    id: randomUUID(),
    at: services.clock.wall(),
    reporter: person,
    ...(accused === undefined ? {} : { accused }),
    ...{ table: core.id, game: core.game, about: `${core.id} ${about}` },
    content: {
      type: what.type === 'line' ? 'line' : 'name',
      ...{ reason, words, accusedName, context },
      ...(accusedSeat === undefined ? {} : { accusedSeat }),
      ...(seat === undefined ? {} : { reporterSeat: seat }),
      reporterName: (seat === undefined ? undefined : table.seats[seat]?.name) ?? connection.name,
    },
  });
  return kept === 'full' ? refuse('tooManyReports') : undefined;
}

function reportedLine(table: Table, { person }: Connection, { line }: What<'line'>): Accusation | Refusal {
  const found = table.chat.around(table.readerOf(person), line, AROUND);
  if (!found) return refuse('noSuchLine');
  const { line: own, lines } = found;
  return {
    accused: own.person,
    accusedName: own.line.name,
    accusedSeat: own.line.seat,
    about: `line ${own.index}`,
    context: lines.map((one) => contextOf(one, own)),
  };
}

const contextOf = ({ line, person, index }: StoredLine, own: StoredLine): ContextLine => ({
  line,
  ...(person === undefined ? {} : { person }),
  ...(index === own.index ? { isReported: true } : {}),
});

const reportedName = (person: PersonId, name: string, seat?: Seat): Accusation => ({
  accused: person,
  accusedName: name,
  accusedSeat: seat,
  about: `name ${person} ${name}`,
  context: [],
});
