import { refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { isDelayed } from '@gearhall/shared/core/table/terms';
import type { Request } from '@gearhall/shared/core/wire/requests';
import type { Connection } from '../../viewing/Connection';
import { hasSeenTooMuch } from '../model/spectating';
import { handedBack, isHost, setOffered, setStandIn, takenOver } from '../../tableRecord/seating';
import type { SeatState, Seating } from '../../store/contract/seating';
import type { Table } from '../model/Table';

type Change = Seating | Refusal;

/**
 * The host lets a bot act for somebody who is gone, or (without a level) stops it. The person on the seat may stop it
 * too: they are back.
 */
export function standIn(table: Table, connection: Connection, { seat, level }: Request<'standIn'>): Change {
  const refusal = notRunning(table);
  if (refusal) return refusal;
  const { seating } = table.tableRecord;
  const isOwn = level === undefined && table.seatOf(connection.person) === seat;
  if (!isOwn && !isHost(seating, connection.person)) return refuse('notHost');
  if (isOwn) return handedBack(seating, seat);
  return notVacant(table, seat, level !== undefined) ?? setStandIn(seating, seat, level ?? '');
}

/** The host offers the seat of somebody who is gone to the spectators, or withdraws the offer. */
export function offer(table: Table, connection: Connection, { seat, open }: Request<'offer'>): Change {
  const refusal = notRunning(table);
  if (refusal) return refusal;
  const { seating } = table.tableRecord;
  if (!isHost(seating, connection.person)) return refuse('notHost');
  return notVacant(table, seat, open) ?? setOffered(seating, seat, open);
}

/** A spectator takes an offered seat. Its person may be here, if the others have voted that it is free (seatVote.ts). */
export function takeOver(table: Table, connection: Connection, seat: Seat): Change {
  const { tableRecord, seats, people, match, settings, services } = table;
  if (tableRecord.status === 'paused') return refuse('tablePaused');
  const seatState = seats[seat];
  if (!seatState) return refuse('noSuchSeat');
  if (tableRecord.status !== 'playing' || table.seatOf(connection.person) !== undefined)
    return refuse('alreadyStarted');
  // A person who has held another seat of this game knows too much to take a second one.
  if (hasPlayedElsewhere(seats, connection, seat)) return refuse('alreadyStarted');
  if (hasSeenTooMuch(tableRecord, connection.person)) return refuse('knowsTooMuch');
  if (!seatState.offered) return refuse('seatTaken');
  // Spectators who are behind the game do not know yet that a seat is out of it.
  if (!match?.isIn(seat)) return refuse(isDelayed(settings.terms.watching) ? 'seatTaken' : 'seatOut');
  people.noteArrival(connection.person, services.clock.wall());
  return takenOver(tableRecord.seating, seat, connection.person, connection.name);
}

function hasPlayedElsewhere(seats: readonly SeatState[], { person }: Connection, seat: Seat): boolean {
  return seats.some(({ formers }, other) => other !== seat && formers?.includes(person));
}

function notRunning({ tableRecord }: Table): Refusal | undefined {
  if (tableRecord.status === 'gathering') return refuse('notStarted');
  if (tableRecord.status === 'paused') return refuse('tablePaused');
  return tableRecord.status === 'ended' ? refuse('gameOver') : undefined;
}

/** Why nobody may act for the seat or take it. Withdrawing is allowed even when the person is back. */
function notVacant({ seats, people, match }: Table, seat: Seat, granting: boolean): Refusal | undefined {
  const seatState = seats[seat];
  if (!seatState) return refuse('noSuchSeat');
  if (seatState.sitter === 'bot') return refuse('notAway');
  if (!granting) return undefined;
  // A seat that nobody holds any more waits like that of somebody who is gone.
  if (seatState.person !== undefined && people.presenceOf(seatState.person) !== 'gone')
    return refuse('notAway');
  return match?.isIn(seat) ? undefined : refuse('seatOut');
}
