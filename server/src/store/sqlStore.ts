import type { Store } from './store';
import { GroupCommit } from './GroupCommit';
import { migrate, refuseNewer, type Place } from './migrations';
import { sqlHall } from './sqlHall';
import { sqlTables } from './sqlTables';

/** The store in a database, of either kind. Brings it up to date first; throws when it is too new. */
export async function sqlStore(place: Place): Promise<Store> {
  try {
    await refuseNewer(place);
    await migrate(place);
  } catch (error) {
    await place.db.destroy();
    throw error;
  }
  const { db } = place;
  const group = new GroupCommit(db);
  return {
    ...sqlTables(db, group),
    ...sqlHall(db, group),
    async close() {
      await group.settled();
      await db.destroy();
    },
  };
}
