import type { AnyGame } from '@gearhall/shared/core/game';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { isSame } from '@gearhall/shared/core/json/equality';
import type { LocalSeat } from './localGame';
import type { LocalMatch } from './LocalMatch';

/** The seats that people play on this device. */
export const peopleOn = (seats: readonly LocalSeat[]): readonly Seat[] =>
  seats.flatMap(({ by }, seat) => (by === 'me' || by === 'passed' ? [seat] : []));

/** Do several people, with secrets from each other, hand this device on? */
export function isHandedOn(seats: readonly LocalSeat[], { about }: AnyGame): boolean {
  const isPassed = seats.some(({ by }) => by === 'passed');
  return isPassed && peopleOn(seats).length > 1 && about.secrets.length > 0;
}

/** Does one of these people know now, or have they been told, what the others may not know? */
export function haveSecrets(people: readonly Seat[], { now, told }: LocalMatch): boolean {
  const events = told.map(({ event }) => event);
  if (now.eventsFor(events, 'spectator').length < events.length) return true;
  const open = now.project('spectator');
  return people.some((seat) => !isSame(now.project(seat), open));
}
