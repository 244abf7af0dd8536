import { sql, type Kysely } from 'kysely';
import { StoreError } from './contract/errors';
import { messageOf } from './files/faults';
import { openBeside } from './openBeside';
import { postgresStore } from './databases/postgres';
import type { Restored } from './files/restored';
import type { Schema } from './rows/schema';

const THE_FACT = 1;

/** What a PostgreSQL database says of its restoration. It has been opened by a store before. */
export async function restoredInPostgres(url: string): Promise<Restored | undefined> {
  const { db } = await openBeside({ type: 'postgres', url });
  try {
    return await db.selectFrom('restored').select(['from', 'at']).executeTakeFirst();
  } finally {
    await db.destroy();
  }
}

export interface LoadedDump {
  readonly url: string;
  /** Throws when the rows are not to be used. */
  readonly check: () => Promise<void>;
  /** In ms since 1970. */
  readonly now: number;
}

/**
 * Brings a database that was loaded from a dump up to date, and notes in it since when things are lost. No hall may use
 * it. Throws a StoreError, and notes nothing, when it cannot be used or the check throws.
 */
export async function noteLoaded({ url, check, now }: LoadedDump): Promise<Restored> {
  // It keeps halls off until it is closed.
  const store = await postgresStore(url, { onLost: () => undefined, onTaken: () => undefined });
  const { db, name } = await openBeside({ type: 'postgres', url });
  try {
    await check();
    const fact = { from: await lastSign(db), at: now };
    await db
      .insertInto('restored')
      .values({ id: THE_FACT, ...fact })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(fact))
      .execute();
    return fact;
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(`The database ${name} cannot be used: ${messageOf(error)}.`, { cause: error });
  } finally {
    await db.destroy();
    await store.close();
  }
}

/** When the hall was last known to run, in ms since 1970, according to this database; 0: never. */
async function lastSign(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ at: number | null }>`
    select greatest((select max(at) from beats), (select max(at) from log_heads)) as at`.execute(db);
  return rows[0]?.at ?? 0;
}
