import type { Kysely } from 'kysely';
import type { Schema } from '../rows/schema';

/** An interrupted step can simply be repeated. */
export async function createModeration({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('sanctions')
    .ifNotExists()
    .addColumn('kind', 'text', (kind) => kind.notNull())
    .addColumn('subject', 'text', (subject) => subject.notNull())
    .addColumn('subject_id', 'text', (id) => id.notNull())
    .addColumn('name', 'text', (name) => name.notNull())
    .addColumn('reason', 'text', (reason) => reason.notNull())
    .addColumn('at', 'bigint', (at) => at.notNull())
    .addColumn('until', 'bigint')
    .addPrimaryKeyConstraint('sanctions_once', ['kind', 'subject', 'subject_id'])
    .execute();
  await schema
    .createTable('announcements')
    .ifNotExists()
    .addColumn('id', 'integer', (id) => id.primaryKey())
    .addColumn('text', 'text', (text) => text.notNull())
    .addColumn('at', 'bigint', (at) => at.notNull())
    .addColumn('until', 'bigint', (until) => until.notNull())
    .execute();
  await createReports({ schema });
  await createAdmin({ schema });
}

async function createReports({ schema }: Pick<Kysely<Schema>, 'schema'>): Promise<void> {
  await schema
    .createTable('reports')
    .ifNotExists()
    .addColumn('id', 'text', (id) => id.primaryKey())
    .addColumn('at', 'bigint', (at) => at.notNull())
    .addColumn('reporter', 'text', (reporter) => reporter.notNull())
    .addColumn('accused', 'text')
    .addColumn('table_id', 'text', (id) => id.notNull())
    .addColumn('game', 'text', (game) => game.notNull())
    .addColumn('about', 'text', (about) => about.notNull())
    .addColumn('content', 'text', (content) => content.notNull())
    .addColumn('done_at', 'bigint')
    .addUniqueConstraint('reports_once', ['reporter', 'about'])
    .execute();
  await schema.createIndex('reports_by_time').ifNotExists().on('reports').column('at').execute();
}

async function createAdmin({ schema }: Pick<Kysely<Schema>, 'schema'>): Promise<void> {
  await schema
    .createTable('audit')
    .ifNotExists()
    .addColumn('id', 'text', (id) => id.primaryKey())
    .addColumn('at', 'bigint', (at) => at.notNull())
    .addColumn('session', 'text', (session) => session.notNull())
    .addColumn('by', 'text', (by) => by.notNull())
    .addColumn('address', 'text', (address) => address.notNull())
    .addColumn('action', 'text', (action) => action.notNull())
    .addColumn('subject', 'text', (subject) => subject.notNull())
    .addColumn('detail', 'text', (detail) => detail.notNull())
    .addColumn('until', 'bigint')
    .execute();
  await schema.createIndex('audit_by_time').ifNotExists().on('audit').column('at').execute();
  await schema
    .createTable('admin_links')
    .ifNotExists()
    .addColumn('hash', 'text', (hash) => hash.primaryKey())
    .addColumn('until', 'bigint', (until) => until.notNull())
    .execute();
  await schema
    .createTable('admin_sessions')
    .ifNotExists()
    .addColumn('hash', 'text', (hash) => hash.primaryKey())
    .addColumn('by', 'text', (by) => by.notNull())
    .addColumn('address', 'text', (address) => address.notNull())
    .addColumn('at', 'bigint', (at) => at.notNull())
    .addColumn('until', 'bigint', (until) => until.notNull())
    .execute();
}

/** Sessions know with which password they came in. Those of before end. */
export async function renewSessions({ schema }: Kysely<Schema>): Promise<void> {
  await schema.dropTable('admin_sessions').ifExists().execute();
  await schema
    .createTable('admin_sessions')
    .addColumn('hash', 'text', (hash) => hash.primaryKey())
    .addColumn('by', 'text', (by) => by.notNull())
    .addColumn('password', 'text')
    .addColumn('address', 'text', (address) => address.notNull())
    .addColumn('at', 'bigint', (at) => at.notNull())
    .addColumn('until', 'bigint', (until) => until.notNull())
    .execute();
}
