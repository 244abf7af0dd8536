import type { Kysely, Transaction } from 'kysely';
import type { Writes } from '../rows/GroupCommit';
import { SecretDamaged } from '../contract/errors';
import { hashed, isWhole, readable } from '../rows/rowHashes';
import type { Schema } from '../rows/schema';
import type { Store } from '../contract/store';
import type { PushSubscription } from '../contract/table';

type HallStore = Pick<
  Store,
  'secret' | 'beat' | 'outages' | 'subscribe' | 'unsubscribe' | 'subscriptions' | 'useCode' | 'check'
>;

/** As much as a few actions need, so that a store with only that much space left does not count as well. */
const PROBE = '.'.repeat(16_384);
const THE_BEAT = 1;

/** `leastOutageMs`: a shorter time without a beat is no outage. */
export function sqlHall(db: Kysely<Schema>, group: Writes, leastOutageMs = 0): HallStore {
  return {
    secret: (name, make) =>
      group.write(async (transaction) => {
        await refuseDamaged(transaction);
        await transaction
          .insertInto('secrets')
          .values(hashed('secrets', { name, value: make() }))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const { value } = await transaction
          .selectFrom('secrets')
          .select('value')
          .where('name', '=', name)
          .executeTakeFirstOrThrow();
        return value;
      }),
    beat: beating(group, leastOutageMs),
    async outages() {
      const rows = await db.selectFrom('outages').selectAll().orderBy('from').execute();
      return readable('outages', rows, ({ from, to }) => ({ from, to }));
    },
    ...subscribing(db, group),
    useCode: (hash, expires, now) =>
      group.write(async (transaction) => {
        await transaction.deleteFrom('used_codes').where('expires', '<=', now).execute();
        // If another process writes the same hash first, this one waits, and then gets no row.
        const row = await transaction
          .insertInto('used_codes')
          .values({ hash, expires })
          .onConflict((conflict) => conflict.doNothing())
          .returning('hash')
          .executeTakeFirst();
        return row !== undefined;
      }),
    async check() {
      await group.write((transaction) =>
        transaction.insertInto('probes').values({ content: PROBE }).execute(),
      );
      await group.write((transaction) => transaction.deleteFrom('probes').execute());
    },
  };
}

/** A damaged row may be of any secret: its name may be what is damaged. */
async function refuseDamaged(transaction: Transaction<Schema>): Promise<void> {
  const secrets = await transaction.selectFrom('secrets').selectAll().execute();
  const damaged = secrets.find((row) => !isWhole('secrets', row));
  if (damaged) throw new SecretDamaged(damaged.name);
}

function beating(group: Writes, leastOutageMs: number): Store['beat'] {
  let isFirst = true;
  return async (now, since) => {
    await group.write(async (transaction) => {
      const last = await transaction.selectFrom('beats').select('at').executeTakeFirst();
      if ((isFirst || since !== undefined) && last && last.at < now) {
        const from = Math.max(last.at, since ?? (await lastAction(transaction, now)));
        if (from < now && now - from >= leastOutageMs)
          await transaction
            .insertInto('outages')
            .values(hashed('outages', { from, to: now }))
            .execute();
      }
      await transaction
        .insertInto('beats')
        .values({ id: THE_BEAT, at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
        .execute();
    });
    isFirst = false;
  };
}

/**
 * When the last action was stored: the hall ran at least until then. Times after `now`, from a clock that was ahead,
 * are ignored.
 */
async function lastAction(db: Kysely<Schema>, now: number): Promise<number> {
  const { at } = await db
    .selectFrom('log_heads')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(at ?? 0);
}

function subscribing(
  db: Kysely<Schema>,
  group: Writes,
): Pick<Store, 'subscribe' | 'unsubscribe' | 'subscriptions'> {
  return {
    async subscribe(person, subscription) {
      const { endpoint } = subscription;
      const row = hashed('pushes', { endpoint, person, subscription: JSON.stringify(subscription) });
      await group.write((transaction) =>
        transaction
          .insertInto('pushes')
          .values(row)
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
          .execute(),
      );
    },
    async unsubscribe(endpoint) {
      await group.write((transaction) =>
        transaction.deleteFrom('pushes').where('endpoint', '=', endpoint).execute(),
      );
    },
    async subscriptions(person) {
      const rows = await db
        .selectFrom('pushes')
        .selectAll()
        .where('person', '=', person)
        .orderBy('endpoint')
        .execute();
      return readable('pushes', rows, (row) => JSON.parse(row.subscription) as PushSubscription);
    },
  };
}
