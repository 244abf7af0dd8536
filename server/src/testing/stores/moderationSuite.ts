import type { AuditEntry, Sanction, Subject } from '@gearhall/shared/core/pages/adminPages';
import { MOST_OPEN_REPORTS, type NewReport } from '../../store/contract/moderation';
import type { Store } from '../../store/contract/store';

const person = (id: string): Subject => ({ type: 'person', id });
const sanction = (id: string, more: Partial<Sanction> = {}): Sanction => ({
  ...{ kind: 'ban', subject: person(id), name: 'Ada', reason: 'shouts', at: 100 },
  ...more,
});
const report = (id: string, more: Partial<NewReport> = {}): NewReport => ({
  ...{ id, at: 100, reporter: 'ada', accused: 'bo', table: 'table00001', game: 'g' },
  about: `table00001 line ${id}`,
  content: {
    ...{ type: 'line', reason: 'insult', words: 'look', reporterName: 'Ada', accusedName: 'Bo' },
    context: [
      { line: { name: 'Cy', text: 'hi', seat: 2 }, person: 'cy' },
      { line: { name: 'Bo', text: 'boo', seat: 1, to: [0, 1] }, person: 'bo', isReported: true },
    ],
  },
  ...more,
});
const audited = (id: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ id, at: 100, session: 'abcd', by: 'link', address: '127.0.0.1' },
  ...{ action: 'ban', subject: 'person ada', detail: 'shouts' },
  ...more,
});
const idsOf = (all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id);
const page = { limit: 10 };

/** What every store must do for the operator of a hall. */
export function moderationSuite(store: () => Store): void {
  test('holds sanctions until they end or are lifted, one of a kind for each subject', async () => {
    const others: Sanction[] = [
      sanction('ada', { kind: 'mute', at: 90, until: 500 }),
      sanction('192.0.2.1', { subject: { type: 'address', id: '192.0.2.1' }, at: 80 }),
      sanction('table00001', { kind: 'close', subject: { type: 'table', id: 'table00001' }, at: 70 }),
    ];
    for (const one of [sanction('ada', { until: 300 }), ...others]) await store().impose(one);
    const again = sanction('ada', { reason: 'again', at: 110, until: 200 });
    await store().impose(again);
    expect(await store().sanctions(199)).toEqual([again, ...others]);
    expect(await store().sanctions(200)).toEqual(others);
    await store().lift({ kind: 'mute', subject: person('ada') });
    await store().lift({ kind: 'ban', subject: person('nobody') });
    expect(await store().sanctions(200)).toEqual(others.slice(1));
  });

  test('holds the last announcement until it ends or is withdrawn', async () => {
    expect(await store().announcement(0)).toBeUndefined();
    await store().announce({ text: 'one', at: 100, until: 200 });
    await store().announce({ text: 'two', at: 110, until: 300 });
    expect(await store().announcement(299)).toEqual({ text: 'two', at: 110, until: 300 });
    expect(await store().announcement(300)).toBeUndefined();
    await store().announce(undefined);
    expect(await store().announcement(0)).toBeUndefined();
  });

  test('holds each report once, until the operator is done with it', async () => {
    const [first, second] = [report('a'), report('b', { at: 200, reporter: 'cy' })];
    expect(await store().report(first)).toBe('kept');
    expect(await store().report({ ...first, id: 'z', at: 150 })).toBe('known');
    expect(await store().report(second)).toBe('kept');
    const anonymous = report('c', { at: 300 });
    delete (anonymous as { accused?: string }).accused;
    expect(await store().report(anonymous)).toBe('kept');
    expect(await store().reports({ done: false, ...page })).toEqual([anonymous, second, first]);
    expect(idsOf(await store().reports({ done: false, before: 300, limit: 1 }))).toEqual(['b']);
    expect(idsOf(await store().reportsBy('ada'))).toEqual(['c', 'a']);
    await store().finishReport('b', 400);
    await store().finishReport('b', 500);
    expect(await store().reports({ done: true, ...page })).toEqual([{ ...second, doneAt: 400 }]);
    expect(idsOf(await store().reports({ done: false, ...page }))).toEqual(['c', 'a']);
    // Done with, it is still known.
    expect(await store().report({ ...second, id: 'y' })).toBe('known');
  });

  test('takes no more reports when too many wait', async () => {
    const all = Array.from({ length: MOST_OPEN_REPORTS }, (_, number) => report(String(number)));
    await Promise.all(all.map((one) => store().report(one)));
    expect(await store().report(report('more'))).toBe('full');
    expect(await store().report({ ...report('again'), about: report('7').about })).toBe('known');
    await store().finishReport('7', 400);
    expect(await store().report(report('more'))).toBe('kept');
  });

  test('holds the audit log, the latest first', async () => {
    const entries = [audited('a'), audited('b', { at: 200, until: 900 }), audited('c', { at: 300 })];
    for (const entry of entries) await store().audit(entry);
    expect(await store().auditLog(page)).toEqual(entries.toReversed());
    expect(idsOf(await store().auditLog({ before: 300, limit: 1 }))).toEqual(['b']);
  });

  test('a link is good once, even if several use it at the same time', async () => {
    await store().keepAdminLink('good', 500);
    await store().keepAdminLink('old', 100);
    const uses = await Promise.all([1, 2, 3].map(() => store().useAdminLink('good', 400)));
    expect(uses.sort()).toEqual([false, false, true]);
    expect(await store().hasAdminLink('good', 400)).toBe(false);
    expect(await store().hasAdminLink('old', 99)).toBe(true);
    expect(await store().hasAdminLink('old', 100)).toBe(false);
    expect(await store().useAdminLink('old', 100)).toBe(false);
    expect(await store().useAdminLink('none', 100)).toBe(false);
  });

  test('knows a session until it ends or is closed', async () => {
    const session = { hash: 'h', by: 'password', address: '127.0.0.1', at: 100, until: 200 } as const;
    const later = { ...session, hash: 'l', at: 150, until: 300, password: 'mark' } as const;
    await store().openAdminSession(session);
    await store().openAdminSession(later);
    expect(await store().adminSession('h', 199)).toEqual(session);
    expect(await store().adminSessions(199)).toEqual([later, session]);
    expect(await store().adminSessions(200)).toEqual([later]);
    expect(await store().adminSession('h', 200)).toBeUndefined();
    expect(await store().adminSession('x', 100)).toBeUndefined();
    await store().closeAdminSession('h');
    expect(await store().adminSession('h', 100)).toBeUndefined();
  });

  test('deletes what has been kept for long enough', async () => {
    for (const [id, at] of Object.entries({ old: 10, done: 50, fresh: 60 })) {
      await store().report(report(id, { at }));
      await store().audit(audited(id, { at }));
    }
    await store().finishReport('done', 55);
    await store().finishReport('fresh', 80);
    await store().impose(sanction('ada', { until: 100 }));
    await store().impose(sanction('bo', { until: 101 }));
    expect(await store().deleteModeration({ now: 100, doneBefore: 60, madeBefore: 50 })).toBe(4);
    expect(idsOf(await store().reports({ done: false, ...page }))).toEqual([]);
    expect(idsOf(await store().reports({ done: true, ...page }))).toEqual(['fresh']);
    expect(idsOf(await store().auditLog(page))).toEqual(['fresh', 'done']);
    expect((await store().sanctions(0)).map(({ subject }) => subject.id)).toEqual(['bo']);
  });

  test('forgets a person, but not what is still to be done about them', async () => {
    await store().report(report('by'));
    await store().report(report('about', { reporter: 'cy' }));
    await store().report(report('settled', { reporter: 'di' }));
    await store().finishReport('settled', 400);
    for (const id of ['ada', 'bo', 'cy']) await store().impose(sanction(id));
    await store().forgetPerson('bo');
    expect(idsOf(await store().reports({ done: true, ...page }))).toEqual([]);
    expect(idsOf(await store().reports({ done: false, ...page })).sort()).toEqual(['about', 'by']);
    await store().forgetPerson('ada');
    await store().forgetPerson('cy');
    expect(await store().reports({ done: false, ...page })).toEqual([]);
    await store().report(report('later', { reporter: 'di' }));
    await store().forgetPerson('cy');
    const [left] = await store().reports({ done: false, ...page });
    expect(left?.content.context).toEqual([
      { line: { name: '', text: '', seat: 2 } },
      report('later').content.context[1],
    ]);
    // The ban stays: nobody gets rid of it so.
    expect((await store().sanctions(0)).map(({ name }) => name)).toEqual(['', '', '']);
  });
}
