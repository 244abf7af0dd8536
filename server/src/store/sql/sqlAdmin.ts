import type { AuditedAction, AuditEntry, WayIn } from '@gearhall/shared/core/pages/adminPages';
import type { Kysely, Selectable } from 'kysely';
import type { Writes } from '../rows/GroupCommit';
import type { AdminSession, ModerationStore, PageQuery } from '../contract/moderation';
import { hashed, readable } from '../rows/rowHashes';
import type { Schema } from '../rows/schema';

type AdminStore = Pick<
  ModerationStore,
  | 'audit'
  | 'auditLog'
  | 'keepAdminLink'
  | 'useAdminLink'
  | 'hasAdminLink'
  | 'openAdminSession'
  | 'adminSession'
  | 'adminSessions'
  | 'closeAdminSession'
>;

/** How operators come in, and what they did. */
export const sqlAdmin = (db: Kysely<Schema>, group: Writes): AdminStore => ({
  ...log(db, group),
  ...links(db, group),
  ...sessions(db, group),
});

function log(db: Kysely<Schema>, group: Writes) {
  return {
    audit: ({ until, ...entry }: AuditEntry) =>
      group.write(async (transaction) => {
        await transaction
          .insertInto('audit')
          .values(hashed('audit', { ...entry, until: until ?? null }))
          .execute();
      }),
    async auditLog({ before, limit }: PageQuery) {
      const all = db.selectFrom('audit').selectAll();
      const rows = await (before === undefined ? all : all.where('at', '<', before))
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return readable('audit', rows, entryIn);
    },
  } satisfies Partial<AdminStore>;
}

function links(db: Kysely<Schema>, group: Writes) {
  return {
    keepAdminLink: (hash: string, until: number) =>
      group.write(async (transaction) => {
        await transaction.insertInto('admin_links').values({ hash, until }).execute();
      }),
    useAdminLink: (hash: string, now: number) =>
      group.write(async (transaction) => {
        // Of several processes that delete the same row, only one is told of it.
        const row = await transaction
          .deleteFrom('admin_links')
          .where('hash', '=', hash)
          .returning('until')
          .executeTakeFirst();
        return row !== undefined && row.until > now;
      }),
    async hasAdminLink(hash: string, now: number) {
      const row = await db
        .selectFrom('admin_links')
        .select('hash')
        .where('hash', '=', hash)
        .where('until', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },
  } satisfies Partial<AdminStore>;
}

function sessions(db: Kysely<Schema>, group: Writes) {
  return {
    openAdminSession: ({ password, ...session }: AdminSession) =>
      group.write(async (transaction) => {
        await transaction
          .insertInto('admin_sessions')
          .values({ ...session, password: password ?? null })
          .execute();
      }),
    async adminSession(hash: string, now: number) {
      const row = await db
        .selectFrom('admin_sessions')
        .selectAll()
        .where('hash', '=', hash)
        .where('until', '>', now)
        .executeTakeFirst();
      return row && sessionIn(row);
    },
    async adminSessions(now: number) {
      const rows = await db
        .selectFrom('admin_sessions')
        .selectAll()
        .where('until', '>', now)
        .orderBy('at', 'desc')
        .orderBy('hash')
        .execute();
      return rows.map(sessionIn);
    },
    closeAdminSession: (hash: string) =>
      group.write(async (transaction) => {
        await transaction.deleteFrom('admin_sessions').where('hash', '=', hash).execute();
      }),
  } satisfies Partial<AdminStore>;
}

const sessionIn = ({ password, ...row }: Selectable<Schema['admin_sessions']>): AdminSession => ({
  ...row,
  by: row.by as WayIn,
  ...(password === null ? {} : { password }),
});

const entryIn = ({ until, hash: _hash, ...row }: Selectable<Schema['audit']>): AuditEntry => ({
  ...row,
  ...(until === null ? {} : { until }),
  by: row.by as WayIn,
  action: row.action as AuditedAction,
});
