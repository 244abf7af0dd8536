import type { Kysely } from 'kysely';
import type { Writes } from './GroupCommit';
import type { Schema } from './schema';
import type { PushSubscription, Store } from './store';

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
        await transaction
          .insertInto('secrets')
          .values({ name, value: make() })
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
    outages: () => db.selectFrom('outages').select(['from', 'to']).orderBy('from').execute(),
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

function beating(group: Writes, leastOutageMs: number): Store['beat'] {
  let isFirst = true;
  return async (now) => {
    await group.write(async (transaction) => {
      const last = await transaction.selectFrom('beats').select('at').executeTakeFirst();
      if (isFirst && last && last.at < now) {
        const from = Math.max(last.at, await lastAction(transaction, now));
        if (from < now && now - from >= leastOutageMs)
          await transaction.insertInto('outages').values({ from, to: now }).execute();
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
      const text = JSON.stringify(subscription);
      await group.write((transaction) =>
        transaction
          .insertInto('pushes')
          .values({ endpoint: subscription.endpoint, person, subscription: text })
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ person, subscription: text }))
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
        .select('subscription')
        .where('person', '=', person)
        .orderBy('endpoint')
        .execute();
      return rows.map(({ subscription }) => JSON.parse(subscription) as PushSubscription);
    },
  };
}
