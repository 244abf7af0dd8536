import type { Store } from '../../store/contract/store';
import { core, entry, subscription, tableRecord } from './storeSamples';

/** Calls of people who are not at their table: each is taken on once. */
export function callsSuite(store: () => Store): void {
  test('gives each call of somebody with a subscribed browser to one asker, and keeps none of others', async () => {
    await store().create(core, tableRecord);
    await store().subscribe('ada', subscription('ada'));
    const calls = [
      { person: 'ada', kind: 'yourTurn' },
      { person: 'nobody', kind: 'yourTurn' },
    ] as const;
    const open = { table: core.id, game: core.game, person: 'ada', kind: 'yourTurn' };
    await store().saveTableRecord(core.id, { ...tableRecord, startedAt: 1 }, calls);
    expect(await store().takeCalls(core.id)).toEqual([open]);
    await store().append(core.id, 0, entry(0), calls);
    await store().saveDeadline(core.id, 77);
    expect(await store().takeOldCalls(entry(0).at)).toEqual([]);
    const taken = await Promise.all([
      store().takeCalls(core.id),
      store().takeOldCalls(entry(0).at + 1),
      store().takeCalls(core.id),
    ]);
    expect(taken.flat()).toEqual([{ ...open, deadline: 77 }]);
    // The answer to the write was lost, and it is repeated.
    await store().append(core.id, 0, entry(0), calls);
    await store().append(core.id, 1, entry(1), calls);
    await store().forgetPerson('ada');
    expect([await store().takeCalls(core.id), await store().takeOldCalls(Number.MAX_SAFE_INTEGER)]).toEqual([
      [],
      [],
    ]);
  });
}
