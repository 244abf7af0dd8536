import type { PersonId } from '../../identity/tokens';
import { handedBack } from '../../tableRecord/seating';
import { StoreFailure } from '../model/services';
import type { Table } from '../model/Table';

/**
 * The person is back: nobody acts for them any more, and their seat is not on offer. This holds even if the store does
 * not accept it, since their return after a restart ends it again.
 */
export async function handBack(table: Table, person: PersonId): Promise<void> {
  const seat = table.seatOf(person);
  if (seat === undefined) return;
  const seating = handedBack(table.tableRecord.seating, seat);
  if (seating === table.tableRecord.seating) return;
  try {
    await table.change({ ...table.tableRecord, seating });
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    table.services.log.error({ err: error, table: table.core.id }, 'a hand-back could not be stored');
    table.update({ tableRecord: { ...table.tableRecord, seating } });
    table.publish();
  }
}
