import type { Store } from './store';
import { GroupCommit, type WriteGuard } from './GroupCommit';
import { migrate, refuseNewer, type Place } from './migrations';
import { sqlAdmin } from './sqlAdmin';
import { sqlHall } from './sqlHall';
import { sqlKeeping } from './sqlKeeping';
import { sqlLists } from './sqlLists';
import { sqlModeration } from './sqlModeration';
import { sqlTables } from './sqlTables';

/**
 * The store in a database of either kind. Migrates it first; throws when it is too new. `guarding` is called for the
 * guard of its writes as soon as the database is migrated.
 */
export async function sqlStore(place: Place, guarding: () => Promise<WriteGuard>): Promise<Store> {
  let guard: WriteGuard;
  try {
    await refuseNewer(place);
    await migrate(place);
    guard = await guarding();
  } catch (error) {
    await place.db.destroy();
    throw error;
  }
  const { db } = place;
  const group = new GroupCommit(db, guard);
  return {
    ...sqlTables(db, group),
    ...sqlLists(db, group),
    ...sqlKeeping(db, group),
    ...sqlHall(db, group),
    ...sqlModeration(db, group),
    ...sqlAdmin(db, group),
    async close() {
      await group.settled();
      try {
        await guard.close();
      } finally {
        await db.destroy();
      }
    },
  };
}
