import { refuse, type Refusal } from '@gearhall/shared/core/result';
import type { Seat } from '@gearhall/shared/core/seats';
import type { Request } from '@gearhall/shared/core/wire';
import type { Line } from './Line';
import { isHost, setOffered, setStandIn, takenOver, type Chair, type Seating } from './seating';
import type { Table } from './Table';

type Change = Seating | Refusal;

/**
 * The host lets a bot act for somebody who is gone, or (without a level) no longer. The person on
 * the seat may end it too: they are back.
 */
export function standIn(table: Table, line: Line, { seat, level }: Request<'standIn'>): Change {
  const refusal = notRunning(table);
  if (refusal) return refusal;
  const { seating } = table.affairs;
  const isOwn = level === undefined && table.seatOf(line.person) === seat;
  if (!isOwn && !isHost(seating, line.person)) return refuse('notHost');
  return notVacant(table, seat, level !== undefined) ?? setStandIn(seating, seat, level ?? '');
}

/** The host offers the seat of somebody who is gone to those who watch, or does so no longer. */
export function offer(table: Table, line: Line, { seat, open }: Request<'offer'>): Change {
  const refusal = notRunning(table);
  if (refusal) return refusal;
  const { seating } = table.affairs;
  if (!isHost(seating, line.person)) return refuse('notHost');
  return notVacant(table, seat, open) ?? setOffered(seating, seat, open);
}

/** Somebody who watches takes a seat that is on offer. */
export function takeOver(table: Table, line: Line, seat: Seat): Change {
  const { affairs, chairs, people, match } = table;
  if (affairs.status === 'paused') return refuse('tablePaused');
  const chair = chairs[seat];
  if (!chair) return refuse('noSuchSeat');
  if (affairs.status !== 'playing' || table.seatOf(line.person) !== undefined)
    return refuse('alreadyStarted');
  // Whoever has played another seat of this game knows too much for a second one.
  if (hasPlayedElsewhere(chairs, line, seat)) return refuse('alreadyStarted');
  if (!chair.offered) return refuse('seatTaken');
  if (!match?.isIn(seat)) return refuse('seatOut');
  if (chair.person !== undefined && people.isHere(chair.person)) return refuse('seatTaken');
  return takenOver(affairs.seating, seat, line.person, line.name);
}

function hasPlayedElsewhere(chairs: readonly Chair[], { person }: Line, seat: Seat): boolean {
  return chairs.some(({ formers }, other) => other !== seat && formers?.includes(person));
}

function notRunning({ affairs }: Table): Refusal | undefined {
  if (affairs.status === 'gathering') return refuse('notStarted');
  if (affairs.status === 'paused') return refuse('tablePaused');
  return affairs.status === 'ended' ? refuse('gameOver') : undefined;
}

/** Why nobody may act for the seat, or take it. To end what has been granted, nobody need be gone. */
function notVacant({ chairs, people, match }: Table, seat: Seat, granting: boolean): Refusal | undefined {
  const chair = chairs[seat];
  if (!chair) return refuse('noSuchSeat');
  if (chair.person === undefined) return refuse('notAway');
  if (!granting) return undefined;
  if (people.presenceOf(chair.person) !== 'gone') return refuse('notAway');
  return match?.isIn(seat) ? undefined : refuse('seatOut');
}
