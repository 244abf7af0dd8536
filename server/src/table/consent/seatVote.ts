import type { SeatVote } from '../../store/contract/votes';
import { seatsOf, type Seat } from '@gearhall/shared/core/ground/seats';

import type { TableRecord } from '../../store/contract/table';
import type { Table } from '../model/Table';
import { isOverdue } from '../model/waits';

/** The time between two votes about the same seat, in ms. */
const VOTE_AGAIN_MS = 120_000;

/** How long nobody may ask again about a seat, in ms; 0: no longer. */
export function waitBeforeVote({ seatVotes = [] }: TableRecord, seat: Seat, now: number): number {
  const last = seatVotes.find((one) => one.seat === seat)?.at;
  return last === undefined ? 0 : Math.max(0, Math.min(last, now) + VOTE_AGAIN_MS - now);
}

/** The record with a new vote, and when it was opened. */
export function withSeatVote(tableRecord: TableRecord, seatVote: SeatVote, at: number): TableRecord {
  const { seat } = seatVote;
  const others = (tableRecord.seatVotes ?? []).filter((one) => one.seat !== seat);
  return { ...tableRecord, seatVote, seatVotes: [...others, { seat, at }] };
}

export function withoutSeatVote({ seatVote: _over, ...tableRecord }: TableRecord): TableRecord {
  return tableRecord;
}

/**
 * Those who vote: other people in the game who are not gone, and for whom nobody waits too long either. Bots, and
 * people for whom one acts, do not vote.
 */
export function votersOn(table: Table, about: Seat): readonly Seat[] {
  const { seats, people, match } = table;
  return seatsOf(seats.length).filter((seat) => {
    const { person, standIn } = seats[seat] ?? {};
    if (seat === about || person === undefined || standIn !== '' || !match?.isIn(seat)) return false;
    return people.presenceOf(person) !== 'gone' && !isOverdue(table, seat);
  });
}

/** More than half of those who vote. A single one decides alone. */
const votesNeeded = (voters: number): number => Math.floor(voters / 2) + 1;

/** The vote with the number that it needs now, and what it has led to so far. */
export function counted(table: Table, seatVote: SeatVote) {
  const { seat, agreed, refused } = seatVote;
  const voters = votersOn(table, seat);
  const needs = votesNeeded(voters.length);
  const count = (votes: readonly Seat[]): number => votes.filter((one) => voters.includes(one)).length;
  const isRefused = voters.length - count(refused) < needs;
  const verdict = count(agreed) >= needs ? 'agreed' : isRefused ? 'refused' : 'open';
  return { verdict, seatVote: seatVote.needs === needs ? seatVote : { ...seatVote, needs } } as const;
}
