import type { Kysely } from 'kysely';
import { deflateSync, inflateSync } from 'node:zlib';
import { textHash } from '../rows/chain';
import type { Writes } from '../rows/GroupCommit';
import type { Schema } from '../rows/schema';
import type { Store } from '../contract/store';
import type { LastViews } from '../contract/table';
import { storedTableOf } from '../rows/tableRows';

type Seen = Pick<Store, 'saveLastViews' | 'forgetLastViews' | 'lastViews' | 'running'>;

/** What is shown of running games whose rules are gone. */
export function sqlLastViews(db: Kysely<Schema>, group: Writes): Seen {
  return {
    async saveLastViews(table, views) {
      const content = packed(views);
      const values = { content, hash: textHash(table, 'views', content) };
      await group.write((transaction) =>
        transaction
          .insertInto('last_views')
          .values({ table_id: table, ...values })
          .onConflict((conflict) => conflict.column('table_id').doUpdateSet(values))
          .execute(),
      );
    },
    async forgetLastViews(table) {
      await group.write((transaction) =>
        transaction.deleteFrom('last_views').where('table_id', '=', table).execute(),
      );
    },
    async lastViews(table) {
      const row = await db
        .selectFrom('last_views')
        .select(['content', 'hash'])
        .where('table_id', '=', table)
        .executeTakeFirst();
      return row?.hash === textHash(table, 'views', row?.content ?? '') ? unpacked(row.content) : undefined;
    },
    async running() {
      const rows = await db
        .selectFrom('tables')
        .select(['id', 'core', 'core_hash', 'affairs', 'affairs_hash', 'status'])
        .where('status', 'in', ['playing', 'paused'])
        .execute();
      return rows.flatMap((row) => {
        try {
          return [storedTableOf(row.id, row)];
        } catch {
          return [];
        }
      });
    },
  };
}

const packed = (views: LastViews): string => deflateSync(JSON.stringify(views)).toString('base64');
const unpacked = (content: string): LastViews =>
  JSON.parse(inflateSync(Buffer.from(content, 'base64')).toString()) as LastViews;

export async function createLastViews({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('last_views')
    .ifNotExists()
    .addColumn('table_id', 'text', (id) => id.primaryKey())
    .addColumn('content', 'text', (content) => content.notNull())
    .addColumn('hash', 'text', (hash) => hash.notNull())
    .execute();
}
