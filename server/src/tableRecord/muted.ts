import type { PersonId } from '../identity/tokens';
import type { TableRecord } from '../store/contract/table';
import { isHost, seatOf } from './seating';

export type Seated = Pick<TableRecord, 'seating' | 'muted'>;

/** Whether the host has muted a person. Nobody mutes the host: the role may have passed to somebody who was muted. */
export function isMuted({ seating, muted }: Seated, person: PersonId): boolean {
  if (!muted || isHost(seating, person)) return false;
  return muted.people.includes(person) || (muted.spectators && seatOf(seating, person) === undefined);
}
