import type { AuditedAction, AuditEntry, WayIn } from '@gearhall/shared/core/adminPages';
import type { Kysely, Selectable } from 'kysely';
import type { Writes } from './GroupCommit';
import type { AdminSession, ModerationStore } from './moderation';
import type { Schema } from './schema';

type AdminStore = Pick<
  ModerationStore,
  | 'audit'
  | 'auditLog'
  | 'keepAdminLink'
  | 'useAdminLink'
  | 'openAdminSession'
  | 'adminSession'
  | 'closeAdminSession'
>;

/** How operators come in, and what they did. */
export function sqlAdmin(db: Kysely<Schema>, group: Writes): AdminStore {
  return {
    audit: ({ until = null, ...entry }) =>
      group.write(async (transaction) => {
        await transaction
          .insertInto('audit')
          .values({ ...entry, until })
          .execute();
      }),
    async auditLog({ before, limit }) {
      const all = db.selectFrom('audit').selectAll();
      const rows = await (before === undefined ? all : all.where('at', '<', before))
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(entryIn);
    },
    keepAdminLink: (hash, until) =>
      group.write(async (transaction) => {
        await transaction.insertInto('admin_links').values({ hash, until }).execute();
      }),
    useAdminLink: (hash, now) =>
      group.write(async (transaction) => {
        // Of several processes that delete the same row, only one is told of it.
        const row = await transaction
          .deleteFrom('admin_links')
          .where('hash', '=', hash)
          .returning('until')
          .executeTakeFirst();
        return row !== undefined && row.until > now;
      }),
    openAdminSession: (session) =>
      group.write(async (transaction) => {
        await transaction.insertInto('admin_sessions').values(session).execute();
      }),
    async adminSession(hash, now) {
      const row = await db
        .selectFrom('admin_sessions')
        .selectAll()
        .where('hash', '=', hash)
        .where('until', '>', now)
        .executeTakeFirst();
      return row && ({ ...row, by: row.by as WayIn } satisfies AdminSession);
    },
    closeAdminSession: (hash) =>
      group.write(async (transaction) => {
        await transaction.deleteFrom('admin_sessions').where('hash', '=', hash).execute();
      }),
  };
}

const entryIn = ({ until, ...row }: Selectable<Schema['audit']>): AuditEntry => ({
  ...row,
  ...(until === null ? {} : { until }),
  by: row.by as WayIn,
  action: row.action as AuditedAction,
});
