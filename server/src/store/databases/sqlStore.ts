import { PostgresAdapter, type Kysely } from 'kysely';
import type { Schema } from '../rows/schema';
import type { Store } from '../contract/store';
import { GroupCommit, type WriteGuard, type Writes } from '../rows/GroupCommit';
import { migrate, refuseNewer, type Place } from '../migrations/migrations';
import { appendingTogether } from '../sql/appendingTogether';
import { sqlAdmin } from '../sql/sqlAdmin';
import { sqlCalls } from '../sql/sqlCalls';
import { sqlHall } from '../sql/sqlHall';
import { sqlRetention } from '../sql/sqlRetention';
import { sqlLeases, WITHOUT_LEASE } from '../sql/sqlLeases';
import { sqlLastViews } from '../sql/sqlLastViews';
import { sqlLists } from '../sql/sqlLists';
import { sqlModeration } from '../sql/sqlModeration';
import { sqlProcesses, type Signals } from '../sql/sqlProcesses';
import { sqlSeries } from '../sql/sqlSeries';
import { sqlRewording } from '../sql/rewording';
import { sqlTables } from '../sql/sqlTables';

/** What several processes that share a database agree on. */
export interface Sharing {
  readonly leaseMs: number;
  /** While another process runs, the last beat is no older than this. */
  readonly leastOutageMs: number;
  /** Those who are told when a process signals. */
  readonly signals?: Signals;
}

/**
 * The store in a database of either kind. Migrates it first; throws when it is too new. `guarding` is called for the
 * guard of its writes as soon as the database is migrated.
 */
export async function sqlStore(
  place: Place,
  guarding: () => Promise<WriteGuard>,
  sharing?: Sharing,
): Promise<Store> {
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
  const group = new GroupCommit(db, guard, isPostgres(db) ? appendingTogether() : undefined);
  const close = async (): Promise<void> => {
    await group.settled();
    try {
      await guard.close();
    } finally {
      await db.destroy();
    }
  };
  const storeOver = (writes: Writes): Store => ({
    ...partsOver(db, writes, sharing),
    eraseDeleted: () => Promise.resolve(),
    close,
  });
  if (!sharing) return storeOver(group);
  const { leaseMs: lastsMs, signals = new Set() } = sharing;
  const leases = sqlLeases({ db, group, guard, lastsMs, storeOver });
  const processes = sqlProcesses({ db, group, signals });
  return { ...storeOver(group), ...WITHOUT_LEASE, leases, processes };
}

/** SQLite is in this process: there is no way to save. */
const isPostgres = (db: Kysely<Schema>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

const partsOver = (
  db: Kysely<Schema>,
  writes: Writes,
  sharing: Sharing | undefined,
): Omit<Store, 'eraseDeleted' | 'close'> => ({
  ...sqlTables(db, writes),
  ...sqlRewording(writes),
  ...sqlLists(db, writes),
  ...sqlLastViews(db, writes),
  ...sqlRetention(db, writes),
  ...sqlSeries(db, writes),
  ...sqlHall(db, writes, sharing?.leastOutageMs),
  ...sqlModeration(db, writes),
  ...sqlAdmin(db, writes),
  ...sqlCalls(db, writes),
});
