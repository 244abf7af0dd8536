import { BOUND_BY, type GameBound, type TableBound } from '@gearhall/shared/core/wire/boundRequests';
import { refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import { seatsOf, type Seat } from '@gearhall/shared/core/ground/seats';
import type { Request, RequestType } from '@gearhall/shared/core/wire/requests';
import type { Connection } from '../../viewing/Connection';
import type { SeatState } from '../../store/contract/seating';
import type { Table } from '../model/Table';
import type { TablePart } from '../../viewing/TableChanges';

/** Whose request it is: their seat, and who is on which. */
interface Asker {
  readonly mine: Seat | undefined;
  readonly seats: readonly SeatState[];
}

const holder = (seat: Seat): TablePart => `holder ${seat}`;
const presence = (seat: Seat): TablePart => `presence ${seat}`;
const isFree = (seatState: SeatState | undefined): boolean =>
  seatState?.sitter === 'nobody' || seatState?.offered === true;
const held = ({ mine }: Asker): readonly TablePart[] => (mine === undefined ? [] : [holder(mine)]);

/**
 * What each request is about: if one of these has changed since it was made, it is stale. Most can be carried out only
 * before the start, or only during the game, and have a refusal of their own for that.
 */
const ABOUT: { readonly [T in TableBound]: (request: Request<T>, asker: Asker) => readonly TablePart[] } = {
  // Where somebody was quicker, `seatTaken` says more.
  sit: ({ seat }, { seats }) => (isFree(seats[seat]) ? ['phase', holder(seat)] : []),
  stand: (_request, asker) => held(asker),
  bot: ({ seat }) => [holder(seat)],
  free: ({ seat }) => [holder(seat), presence(seat)],
  settings: () => ['settings'],
  start: (_request, { seats }) => ['settings', ...seatsOf(seats.length).map(holder)],
  holdStart: () => ['start'],
  standIn: ({ seat }) => [holder(seat), presence(seat)],
  offer: ({ seat }) => [holder(seat), presence(seat)],
  consent: () => ['vote'],
  mute: ({ whom }) => (whom === 'spectators' ? ['spectatorsMuted'] : [holder(whom), `muted ${whom}`]),
  // A line has a number in what this seat can read.
  report: ({ what }, asker) => (what.type === 'seat' ? [holder(what.seat)] : held(asker)),
  rematch: () => ['phase'],
  giveUpSeries: (_request, asker) => held(asker),
  seatVote: ({ seat }) => ['seatVote', holder(seat)],
  seatConsent: () => ['seatVote'],
  // A spectator is named with the place in the list.
  keepOff: ({ who }) => (who.type === 'seat' ? [holder(who.seat)] : []),
  letBack: () => ['keptOff'],
};

const isGameBound = (type: RequestType): type is GameBound => BOUND_BY[type] === 'actions';
export const isTableBound = (type: RequestType): type is TableBound => BOUND_BY[type] === 'changes';

/** A request that was made in a position which has changed since, as far as its sender can see, is not carried out. */
export function whyStale<T extends RequestType>(
  table: Table,
  connection: Connection,
  type: T,
  request: Request<T>,
): Refusal<'stalePosition'> | undefined {
  const at = 'at' in request ? request.at : undefined;
  if (typeof at !== 'number') return undefined;
  if (isGameBound(type)) return isGameLate(table, connection, type, at) ? STALE : undefined;
  if (!isTableBound(type)) return undefined;
  const asker = { mine: table.seatOf(connection.person), seats: table.seats };
  const about = (ABOUT[type] as (request: Request<T>, asker: Asker) => readonly TablePart[])(request, asker);
  const { changes } = connection.document;
  const isLate = about.some((part) => at < changes.lastChange(part, connection.id));
  return isLate || at > changes.count ? STALE : undefined;
}

const STALE = refuse('stalePosition');

/** An undo takes back what follows the action as well, so that everything that has happened counts. */
function isGameLate(table: Table, { person, document }: Connection, type: GameBound, at: number): boolean {
  if (type === 'undo') return at < document.traces.count;
  const seat = table.seatOf(person);
  return seat !== undefined && at < document.turns.lastOf(seat);
}
