import type { Store } from '../../store/contract/store';
import { core, entry, finishedGame, line, seated, tableRecord, textsIn } from './storeSamples';

/** What every store must do so that data can be deleted after some time. */
export function retentionSuite(store: () => Store): void {
  test('knows the tables whose game has not begun, and when they were made', async () => {
    const ids = ['table00001', 'table00002', 'table00003'];
    await store().create(core, tableRecord);
    await store().create({ ...core, id: ids[1]! }, { ...tableRecord, madeAt: 7 });
    await store().create({ ...core, id: ids[2]! }, { ...tableRecord, status: 'playing' });
    expect(await store().unstarted()).toEqual([{ id: ids[0] }, { id: ids[1], madeAt: 7 }]);
  });

  test('deletes a table with everything of it, unless its game is running', async () => {
    const running = { ...core, id: 'table00002' };
    for (const one of [core, running]) {
      await store().create(one, tableRecord);
      await store().saveTableRecord(one.id, { ...seated('ada', 'bo'), status: 'playing' });
      await store().append(one.id, 0, entry(0));
      await store().say(one.id, 0, line('hi'), 'ada');
      await store().saveWaiting(one.id, 1, [0]);
      await store().archive(one.id, '{}');
    }
    await store().saveTableRecord(core.id, { ...seated('ada', 'bo'), status: 'ended' });
    await store().listFinished(finishedGame(core.id, {}), true);
    for (const id of [core.id, running.id, 'nowhere000']) await store().remove(id);
    expect(await store().load(core.id)).toBeUndefined();
    expect(await store().status(core.id)).toBeUndefined();
    expect(await store().finished({ limit: 9 })).toEqual([]);
    expect((await store().tablesOf('ada', 9)).map((one) => one.core.id)).toEqual([running.id]);
    expect((await store().linesOf('ada')).map(({ table }) => table)).toEqual([running.id]);
    expect((await store().load(running.id))?.entries).toHaveLength(1);
    // Nothing is left that another table with this id could trip over.
    await store().create(core, tableRecord);
    expect((await store().load(core.id))?.entries).toEqual([]);
  });

  test('knows where nothing has been done for long, and who has not been seen', async () => {
    const [old, ended, fresh, open] = ['table00001', 'table00002', 'table00003', 'table00004'] as const;
    const people = {
      [old]: ['ada', 'bo'],
      [ended]: ['ada', 'cy'],
      [fresh]: ['bo', 'di'],
      [open]: ['cy', 'eve'],
    };
    for (const id of [old, ended, fresh, open]) {
      await store().create({ ...core, id }, tableRecord);
      const [one = '', other = ''] = people[id];
      await store().saveTableRecord(id, {
        ...seated(one, other),
        status: id === open ? 'gathering' : 'playing',
      });
      if (id !== open) await store().append(id, 0, { ...entry(0), at: id === fresh ? 500 : 100 });
      await store().say(id, 0, line('hi'), one);
    }
    await store().saveTableRecord(ended, { ...seated('ada', 'cy'), status: 'ended' });
    expect(await store().talkedBefore(100)).toEqual([]);
    expect(await store().talkedBefore(101)).toEqual([old, ended]);
    expect(await store().endedBefore(101)).toEqual([ended]);
    // Bo has played since, and Cy has a table that has not begun.
    expect(await store().unseenSince(101)).toEqual(['ada']);
    expect(await store().unseenSince(501)).toEqual(['ada', 'bo', 'di']);
    await store().clearChat(old);
    expect(await store().talkedBefore(101)).toEqual([ended]);
    expect((await store().load(old))?.chat).toEqual([]);
    await store().say(old, 0, line('again'), 'bo');
    expect(textsIn(await store().load(old))).toEqual(['again']);
  });
}
