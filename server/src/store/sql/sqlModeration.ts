import type {
  Sanction,
  SanctionKey,
  SanctionKind,
  SubjectType,
} from '@gearhall/shared/core/pages/adminPages';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Writes } from '../rows/GroupCommit';
import {
  MOST_OPEN_REPORTS,
  withoutWordsBeside,
  type ModerationAges,
  type ModerationStore,
  type NewReport,
  type Report,
  type ReportContent,
} from '../contract/moderation';
import { hashed, isWhole, readable } from '../rows/rowHashes';
import type { Schema } from '../rows/schema';

type Moderating = Pick<
  ModerationStore,
  | 'impose'
  | 'lift'
  | 'sanctions'
  | 'announce'
  | 'announcement'
  | 'report'
  | 'reports'
  | 'reportsBy'
  | 'finishReport'
  | 'deleteModeration'
>;

const THE_ANNOUNCEMENT = 1;

/** Sanctions, announcements and reports. */
export function sqlModeration(db: Kysely<Schema>, group: Writes): Moderating {
  return {
    impose: (sanction) => group.write((transaction) => impose(transaction, sanction)),
    lift: (key) =>
      group.write(async (transaction) => {
        await ofSubject(transaction, key).execute();
      }),
    async sanctions(now) {
      const rows = await db
        .selectFrom('sanctions')
        .selectAll()
        .where((row) => row.or([row('until', 'is', null), row('until', '>', now)]))
        .orderBy('at', 'desc')
        .orderBy('subject_id')
        .execute();
      return readable('sanctions', rows, sanctionIn);
    },
    announce: (announcement) =>
      group.write(async (transaction) => {
        await transaction.deleteFrom('announcements').execute();
        if (!announcement) return;
        await transaction
          .insertInto('announcements')
          .values(hashed('announcements', { id: THE_ANNOUNCEMENT, ...announcement }))
          .execute();
      }),
    async announcement(now) {
      const rows = await db.selectFrom('announcements').selectAll().where('until', '>', now).execute();
      const [announced] = readable('announcements', rows, ({ text, at, until }) => ({ text, at, until }));
      return announced;
    },
    ...reporting(db, group),
    deleteModeration: (ages) => group.write((transaction) => deleteOld(transaction, ages)),
  };
}

const ofSubject = (transaction: Transaction<Schema>, { kind, subject }: SanctionKey) =>
  transaction
    .deleteFrom('sanctions')
    .where('kind', '=', kind)
    .where('subject', '=', subject.type)
    .where('subject_id', '=', subject.id);

async function impose(transaction: Transaction<Schema>, sanction: Sanction): Promise<void> {
  const { kind, subject, name, reason, at, until = null } = sanction;
  const key = { kind, subject: subject.type, subject_id: subject.id };
  const row = hashed('sanctions', { ...key, name, reason, at, until });
  await transaction
    .insertInto('sanctions')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject', 'subject_id'])
        .doUpdateSet({ name, reason, at, until, hash: row.hash }),
    )
    .execute();
}

const sanctionIn = (row: Selectable<Schema['sanctions']>): Sanction => ({
  kind: row.kind as SanctionKind,
  subject: { type: row.subject as SubjectType, id: row.subject_id },
  name: row.name,
  reason: row.reason,
  at: row.at,
  ...(row.until === null ? {} : { until: row.until }),
});

function reporting(
  db: Kysely<Schema>,
  group: Writes,
): Pick<Moderating, 'report' | 'reports' | 'reportsBy' | 'finishReport'> {
  return {
    report: (report) => group.write((transaction) => keepReport(transaction, report)),
    async reports({ done, before, limit }) {
      const all = db.selectFrom('reports').selectAll();
      const some = all.where('done_at', done ? 'is not' : 'is', null);
      const rows = await (before === undefined ? some : some.where('at', '<', before))
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return readable('reports', rows, reportIn);
    },
    async reportsBy(person) {
      const rows = await db
        .selectFrom('reports')
        .selectAll()
        .where('reporter', '=', person)
        .orderBy('at', 'desc')
        .orderBy('id')
        .execute();
      return readable('reports', rows, reportIn);
    },
    finishReport: (id, at) =>
      group.write(async (transaction) => {
        const open = await transaction
          .selectFrom('reports')
          .selectAll()
          .where('id', '=', id)
          .where('done_at', 'is', null)
          .executeTakeFirst();
        if (open) await changeReport(transaction, open, { done_at: at });
      }),
  };
}

type ReportRow = Selectable<Schema['reports']>;

/** A damaged report stays so. */
async function changeReport(
  transaction: Transaction<Schema>,
  row: ReportRow,
  change: Partial<Pick<ReportRow, 'content' | 'done_at'>>,
): Promise<void> {
  const { content, done_at, hash } = hashed('reports', { ...row, ...change });
  await transaction
    .updateTable('reports')
    .set({ content, done_at, hash: isWhole('reports', row) ? hash : '' })
    .where('id', '=', row.id)
    .execute();
}

async function keepReport(
  transaction: Transaction<Schema>,
  { id, at, reporter, accused, table, game, about, content }: NewReport,
): Promise<'kept' | 'known' | 'full'> {
  const known = await transaction
    .selectFrom('reports')
    .select('id')
    .where('reporter', '=', reporter)
    .where('about', '=', about)
    .executeTakeFirst();
  if (known) return 'known';
  const { open } = await transaction
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(open) >= MOST_OPEN_REPORTS) return 'full';
  const row = {
    ...{ id, at, reporter, accused: accused ?? null, table_id: table, game, about },
    content: JSON.stringify(content),
    done_at: null,
  };
  await transaction
    .insertInto('reports')
    .values(hashed('reports', row))
    // Another process has just kept the same.
    .onConflict((conflict) => conflict.columns(['reporter', 'about']).doNothing())
    .execute();
  return 'kept';
}

const reportIn = (row: Selectable<Schema['reports']>): Report => ({
  id: row.id,
  at: row.at,
  reporter: row.reporter,
  ...(row.accused === null ? {} : { accused: row.accused }),
  table: row.table_id,
  game: row.game,
  about: row.about,
  content: JSON.parse(row.content) as ReportContent,
  ...(row.done_at === null ? {} : { doneAt: row.done_at }),
});

async function deleteOld(
  transaction: Transaction<Schema>,
  { now, doneBefore, madeBefore }: ModerationAges,
): Promise<number> {
  const done = [
    await transaction.deleteFrom('reports').where('done_at', '<', doneBefore).executeTakeFirst(),
    await transaction.deleteFrom('reports').where('at', '<', madeBefore).executeTakeFirst(),
    await transaction.deleteFrom('audit').where('at', '<', madeBefore).executeTakeFirst(),
    await transaction.deleteFrom('sanctions').where('until', '<=', now).executeTakeFirst(),
  ];
  await transaction.deleteFrom('announcements').where('until', '<=', now).execute();
  await transaction.deleteFrom('admin_links').where('until', '<=', now).execute();
  await transaction.deleteFrom('admin_sessions').where('until', '<=', now).execute();
  return done.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

/** Takes a person out of what is kept for the operator: see `Store.forgetPerson`. */
export async function forgetReports(transaction: Transaction<Schema>, person: string): Promise<void> {
  await transaction
    .deleteFrom('reports')
    .where((row) =>
      row.or([
        row('reporter', '=', person),
        row.and([row('accused', '=', person), row('done_at', 'is not', null)]),
      ]),
    )
    .execute();
  await forgetName(transaction, person);
  const beside = await transaction
    .selectFrom('reports')
    .selectAll()
    .where('content', 'like', `%${JSON.stringify(person)}%`)
    .execute();
  for (const row of beside) {
    // Of a damaged one nobody knows whose words are in it.
    const content = isWhole('reports', row) ? withoutPerson(row.content, person) : '';
    if (content !== row.content) await changeReport(transaction, row, { content });
  }
}

const withoutPerson = (content: string, person: string): string =>
  JSON.stringify(withoutWordsBeside(JSON.parse(content) as ReportContent, person));

async function forgetName(transaction: Transaction<Schema>, person: string): Promise<void> {
  const rows = await transaction
    .selectFrom('sanctions')
    .selectAll()
    .where('subject', '=', 'person')
    .where('subject_id', '=', person)
    .execute();
  for (const row of rows) {
    const hash = isWhole('sanctions', row) ? hashed('sanctions', { ...row, name: '' }).hash : '';
    await transaction
      .updateTable('sanctions')
      .set({ name: '', hash })
      .where('kind', '=', row.kind)
      .where('subject', '=', row.subject)
      .where('subject_id', '=', row.subject_id)
      .execute();
  }
}
