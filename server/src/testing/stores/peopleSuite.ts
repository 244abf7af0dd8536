import type { Store } from '../../store/contract/store';
import { core, entry, finishedGame, seated, subscription, tableRecord } from './storeSamples';

/** What every store must know of people: their tables, their browsers, and the codes that they have used. */
export function peopleSuite(store: () => Store): void {
  test('knows the tables of a person, and which seats they wait for', async () => {
    const ids = ['table00001', 'table00002', 'table00003'];
    for (const id of ids) await store().create({ ...core, id }, tableRecord);
    expect(await store().tablesOf('ada', 9)).toEqual([]);
    for (const id of ids) await store().saveTableRecord(id, seated('ada', 'bo'));
    await store().append(ids[0]!, 0, { ...entry(0), at: 10 });
    await store().append(ids[1]!, 0, { ...entry(0), at: 20 });
    await store().saveWaiting(ids[0]!, 1, [0, 1]);
    await store().saveWaiting(ids[1]!, 0, [1]);
    const finished = finishedGame(ids[0]!, {});
    await store().listFinished(finished, false);
    expect(await store().tablesOf('ada', 9)).toEqual([
      { core: { ...core, id: ids[2] }, tableRecord: seated('ada', 'bo') },
      { core: { ...core, id: ids[1] }, tableRecord: seated('ada', 'bo'), at: 20 },
      { core, tableRecord: seated('ada', 'bo'), at: 10, waiting: [0, 1], finished },
    ]);
    expect(await store().tablesOf('ada', 1)).toHaveLength(1);
    // Somebody else sits there now.
    await store().saveTableRecord(ids[0]!, seated('cy', 'bo'));
    expect((await store().tablesOf('ada', 9)).map((one) => one.core.id)).toEqual([ids[2], ids[1]]);
    expect(await store().tablesOf('bo', 9)).toHaveLength(3);
    // A game that is over comes after all others; somebody who has left a seat of it still had one.
    const left = seated('cy', 'bo');
    const seats = left.seating.seats.map((seat) => ({ ...seat, formers: ['ada'] }));
    await store().saveTableRecord(ids[1]!, { ...left, status: 'ended', seating: { host: 0, seats } });
    expect((await store().tablesOf('ada', 9)).map((one) => one.core.id)).toEqual([ids[2], ids[1]]);
    expect((await store().tablesOf('bo', 9)).map((one) => one.core.id)).toEqual([ids[2], ids[0], ids[1]]);
    await store().subscribe('bo', subscription('one'));
    await store().forgetPerson('bo');
    expect(await store().tablesOf('bo', 9)).toEqual([]);
    expect(await store().subscriptions('bo')).toEqual([]);
    expect(await store().tablesOf('cy', 9)).toHaveLength(2);
  });

  test('knows the subscribed browsers', async () => {
    await store().subscribe('ada', subscription('a'));
    await store().subscribe('ada', subscription('b'));
    await store().subscribe('bo', subscription('c'));
    await store().subscribe('bo', subscription('b'));
    expect(await store().subscriptions('ada')).toEqual([subscription('a')]);
    expect(await store().subscriptions('bo')).toEqual(
      expect.arrayContaining([subscription('b'), subscription('c')]),
    );
    await store().unsubscribe(subscription('c').endpoint);
    await store().unsubscribe('https://push.example/unknown');
    expect(await store().subscriptions('bo')).toEqual([subscription('b')]);
    expect(await store().subscriptions('cy')).toEqual([]);
  });

  test('accepts a code once, even of several at once, until it expires', async () => {
    const uses = await Promise.all([1, 2, 3].map(() => store().useCode('hash a', 500, 100)));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await store().useCode('hash b', 600, 100)).toBe(true);
    expect(await store().useCode('hash a', 500, 499)).toBe(false);
    expect(await store().useCode('hash c', 900, 500)).toBe(true);
    // Expired codes are deleted: a code that old is refused before the store is asked.
    expect(await store().useCode('hash a', 500, 501)).toBe(true);
    expect(await store().useCode('hash b', 600, 502)).toBe(false);
  });
}
