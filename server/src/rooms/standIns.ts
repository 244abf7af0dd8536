import type { PersonId } from '../identity/tokens';
import { handedBack } from './seating';
import { StoreFailure } from './services';
import type { Table } from './Table';

/**
 * The person is back: nobody acts for them any more, and their seat is not on offer. It counts even
 * if the store does not take it, since whoever comes back after a restart ends it again.
 */
export async function handBack(table: Table, person: PersonId): Promise<void> {
  const seat = table.seatOf(person);
  if (seat === undefined) return;
  const seating = handedBack(table.affairs.seating, seat);
  if (seating === table.affairs.seating) return;
  try {
    await table.change({ ...table.affairs, seating });
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    table.services.log.error({ err: error, table: table.core.id }, 'a hand-back could not be stored');
    table.affairs = { ...table.affairs, seating };
    table.publish();
  }
}
