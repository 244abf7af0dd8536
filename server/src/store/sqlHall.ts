import type { Kysely } from 'kysely';
import type { GroupCommit } from './GroupCommit';
import type { Schema } from './schema';
import type { PushSubscription, Store } from './store';

type HallStore = Pick<
  Store,
  'secret' | 'beat' | 'outages' | 'subscribe' | 'unsubscribe' | 'subscriptions' | 'check'
>;

/** As much as a few actions need, so that a store that has just this much left is not called well. */
const PROBE = '.'.repeat(16_384);
const THE_BEAT = 1;

export function sqlHall(db: Kysely<Schema>, group: GroupCommit): HallStore {
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
    beat: beating(group),
    outages: () => db.selectFrom('outages').select(['from', 'to']).orderBy('from').execute(),
    ...subscribing(db, group),
    async check() {
      await group.write((transaction) =>
        transaction.insertInto('probes').values({ content: PROBE }).execute(),
      );
      await group.write((transaction) => transaction.deleteFrom('probes').execute());
    },
  };
}

function beating(group: GroupCommit): Store['beat'] {
  let isFirst = true;
  return async (now) => {
    await group.write(async (transaction) => {
      const last = await transaction.selectFrom('beats').select('at').executeTakeFirst();
      if (isFirst && last && last.at < now) {
        await transaction.insertInto('outages').values({ from: last.at, to: now }).execute();
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

function subscribing(
  db: Kysely<Schema>,
  group: GroupCommit,
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
