import type { Match } from '@gearhall/shared/core/match';
import type { Seat } from '@gearhall/shared/core/seats';
import type { PushMessage } from '../push/Pushes';
import { duesOf } from './clocks';
import type { Table } from './Table';

const SECOND = 1000;
/** The validity of a notification in seconds without a clock, and the minimum. */
const DAYS = 3 * 24 * 3600;
const LEAST = 60;

/** A question with a deadline is over before anybody could come for it. */
const worthCalling = (match: Match | undefined): readonly Seat[] =>
  match && !match.answerDeadline ? match.toAct : [];

/**
 * Notifies people who are not here: those who are newly to act, once per turn, and at the end everybody. To be called
 * after every change.
 */
export function callAbsent(table: Table): () => void {
  let { match } = table;
  let awaited = worthCalling(match);
  return () => {
    if (table.match === match) return;
    match = table.match;
    const before = awaited;
    awaited = worthCalling(match);
    if (match?.outcome) callAll(table);
    else for (const seat of awaited) if (!before.includes(seat)) call(table, seat, 'yourTurn');
  };
}

function callAll(table: Table): void {
  for (const seat of table.seats.keys()) call(table, seat, 'over');
}

function call(
  { core, seats, people, services, tableRecord, clocks }: Table,
  seat: Seat,
  kind: PushMessage['kind'],
) {
  const seatState = seats[seat];
  if (seatState?.person === undefined || people.isHere(seatState.person)) return;
  if (kind === 'yourTurn' && seatState.standIn !== '') return;
  const due = duesOf(tableRecord, clocks).find((one) => one.seat === seat)?.at;
  const left = due === undefined ? DAYS : Math.ceil((due - services.clock.wall()) / SECOND);
  services.pushes.tell(seatState.person, { table: core.id, game: core.game, kind }, Math.max(LEAST, left));
}
