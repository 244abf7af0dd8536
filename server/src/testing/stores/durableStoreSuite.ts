import type { Store } from '../../store/contract/store';
import { tableRecord, core, entry, line, subscription } from './storeSamples';
import type { Place } from './storeSuite';

/** What a store that outlives its process must do, besides the store suite. */
export function durableStoreSuite(name: string, make: () => Promise<Place>): void {
  describe(`the ${name} store, opened again`, () => {
    let place: Place;
    beforeEach(async () => {
      place = await make();
    });
    afterEach(() => place.clear());

    /** Simulates a process: opens the store, does something, and closes it. */
    async function run<T>(job: (store: Store) => Promise<T>): Promise<T> {
      const store = await place.open();
      try {
        return await job(store);
      } finally {
        await store.close();
      }
    }

    test('holds everything', async () => {
      await run(async (store) => {
        await store.create(core, tableRecord);
        await store.append(core.id, 0, entry(0));
        await store.say(core.id, 0, line('hi'));
        await store.saveDeadline(core.id, 5);
        await store.archive(core.id, '{}');
        await store.secret('key', () => 'made once');
        await store.subscribe('ada', subscription('a'));
        await store.useCode('hash', 500, 100);
        await store.announce({ text: 'hi', at: 1, until: 9 });
      });
      await run(async (store) => {
        expect(await store.load(core.id)).toEqual({
          core,
          tableRecord,
          entries: [entry(0)],
          chat: [{ index: 0, place: 0, line: line('hi') }],
        });
        expect(await store.due(5)).toEqual([core.id]);
        expect(await store.record(core.id)).toBe('{}');
        expect(await store.secret('key', () => 'made again')).toBe('made once');
        expect(await store.subscriptions('ada')).toEqual([subscription('a')]);
        expect(await store.useCode('hash', 500, 101)).toBe(false);
        expect(await store.announcement(8)).toEqual({ text: 'hi', at: 1, until: 9 });
      });
    });

    test('stores what was requested before it was closed', async () => {
      await run(async (store) => {
        await store.create(core, tableRecord);
        void store.append(core.id, 0, entry(0));
        void store.append(core.id, 1, entry(1));
      });
      const stored = await run((store) => store.load(core.id));
      expect(stored?.entries).toEqual([entry(0), entry(1)]);
    });

    test('knows that a process ran when the last action was stored', async () => {
      await run(async (store) => {
        await store.create(core, tableRecord);
        for (const id of ['table00002', 'table00003']) await store.create({ ...core, id }, tableRecord);
        await store.beat(1000);
        await store.append(core.id, 0, { ...entry(0), at: 4000 });
        // From a clock that was ahead, and one that was behind.
        await store.append('table00002', 0, { ...entry(0), at: 90_000 });
        await store.append('table00003', 0, { ...entry(0), at: 500 });
      });
      const outages = await run(async (store) => {
        await store.beat(9000);
        return store.outages();
      });
      expect(outages).toEqual([{ from: 4000, to: 9000 }]);
    });

    test('records when no process was running', async () => {
      await run(async (store) => {
        await store.beat(1000);
        await store.beat(2000);
        expect(await store.outages()).toEqual([]);
      });
      await run(async (store) => {
        await store.beat(5000);
        await store.beat(6000);
        expect(await store.outages()).toEqual([{ from: 2000, to: 5000 }]);
      });
      const outages = await run(async (store) => {
        await store.beat(6500);
        return store.outages();
      });
      expect(outages).toEqual([
        { from: 2000, to: 5000 },
        { from: 6000, to: 6500 },
      ]);
    });

    test('records when a running process stood still', async () => {
      const outages = await run(async (store) => {
        await store.beat(1000);
        await store.beat(9000, 3000);
        await store.beat(9500);
        return store.outages();
      });
      expect(outages).toEqual([{ from: 3000, to: 9000 }]);
    });
  });
}
