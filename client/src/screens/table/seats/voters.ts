import type { SeatInfoView, TableView } from '@gearhall/shared/core/table/table';

/** For whom the table has waited too long. */
export const isOverdue = ({ overdueAt }: Pick<SeatInfoView, 'overdueAt'>, now: number): boolean =>
  overdueAt > 0 && overdueAt <= now;

/** Whether a seat may vote about another one: as the server counts (consent/seatVote.ts). */
export function isVoter(
  { seats }: Pick<TableView, 'seats'>,
  seat: number,
  about: number,
  now: number,
): boolean {
  const info = seats[seat];
  if (seat === about || info?.sitter !== 'person' || info.resigned || info.standIn !== '') return false;
  return info.presence !== 'gone' && !isOverdue(info, now);
}

/** The seat that is asked for its vote now, if it has not voted. */
export function isAskedForVote(table: TableView, seat: number, now: number): boolean {
  const { voteSeat, seats } = table;
  return voteSeat >= 0 && seats[seat]?.seatVote === '' && isVoter(table, seat, voteSeat, now);
}
