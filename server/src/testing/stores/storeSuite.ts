import { StoreConflict, StoreRefusal } from '../../store/contract/errors';
import type { Store } from '../../store/contract/store';
import type { TableRecord } from '../../store/contract/table';
import { callsSuite } from './callsSuite';
import { chatSuite } from './chatSuite';
import { finishedGamesSuite } from './finishedGamesSuite';
import { retentionSuite } from './retentionSuite';
import { moderationSuite } from './moderationSuite';
import { peopleSuite } from './peopleSuite';
import { seriesSuite } from './seriesSuite';
import { core, entry, finishedGame, line, tableRecord, textsIn } from './storeSamples';

/** Where the stores of one test keep their data. */
export interface Place {
  /** Opens the store, as a process does at its start. */
  open(): Promise<Store>;
  /** Deletes everything. */
  clear(): Promise<void>;
}

/** What every store must do, whatever its database. */
export function storeSuite(name: string, make: () => Promise<Place>): void {
  describe(`the ${name} store`, () => {
    let place: Place;
    let store: Store;
    beforeEach(async () => {
      place = await make();
      store = await place.open();
    });
    afterEach(async () => {
      await store.close();
      await place.clear();
    });

    test('returns what was stored', async () => {
      await store.create(core, tableRecord);
      const started: TableRecord = { ...tableRecord, status: 'playing', startedAt: 7, rematch: 'other' };
      await store.saveTableRecord(core.id, started);
      await store.append(core.id, 0, entry(0));
      await store.append(core.id, 1, { seat: 1, action: { type: 'go' }, at: 5, by: 'bot' as const });
      await store.say(core.id, 0, { name: 'Ada', text: 'hi', seat: 0 });
      expect(await store.load(core.id)).toEqual({
        core,
        tableRecord: started,
        entries: [entry(0), { seat: 1, action: { type: 'go' }, at: 5, by: 'bot' as const }],
        chat: [{ index: 0, place: 0, line: { name: 'Ada', text: 'hi', seat: 0 } }],
      });
    });

    test('knows nothing of other tables, and refuses to write to them', async () => {
      const nowhere = 'nowhere000';
      await store.create(core, tableRecord);
      expect(await store.load(nowhere)).toBeUndefined();
      expect(await store.record(nowhere)).toBeUndefined();
      for (const write of [
        store.append(nowhere, 0, entry(0)),
        store.saveTableRecord(nowhere, tableRecord),
        store.say(nowhere, 0, line('b')),
        store.saveDeadline(nowhere, 5),
        store.archive(nowhere, '{}'),
      ])
        await expect(write).rejects.toThrow(StoreRefusal);
      expect(await store.load(nowhere)).toBeUndefined();
    });

    test('stores a table only once', async () => {
      await store.create(core, tableRecord);
      await expect(store.create(core, { ...tableRecord, seed: 'cd' })).rejects.toThrow(StoreRefusal);
      expect((await store.load(core.id))?.tableRecord.seed).toBe('ab');
    });

    test('writes a repeated entry or line once, and leaves no gaps', async () => {
      await store.create(core, tableRecord);
      for (const index of [0, 0, 1, 1, 0]) {
        await store.append(core.id, index, entry(index));
        await store.say(core.id, index, line(String(index)));
      }
      await expect(store.append(core.id, 3, entry(3))).rejects.toThrow(StoreRefusal);
      await expect(store.say(core.id, 3, line('3'))).rejects.toThrow(StoreRefusal);
      const stored = await store.load(core.id);
      expect(stored?.entries).toEqual([entry(0), entry(1)]);
      expect(textsIn(stored)).toEqual(['0', '1']);
    });

    test('a table with other words is whole, and goes on', async () => {
      await store.create(core, { ...tableRecord, settings: { options: { name: 'old' }, terms: core.terms } });
      for (let index = 0; index < 4; index += 1) await store.append(core.id, index, entry(index));
      const said = { type: 'go', text: '' };
      await store.reword(core.id, { options: { name: '' }, actions: new Map([[1, said]]) });
      await store.append(core.id, 4, entry(4));
      const stored = await store.load(core.id);
      expect(stored).not.toHaveProperty('damage');
      expect(stored?.core.options).toEqual({ name: '' });
      expect(stored?.tableRecord.settings?.options).toEqual({ name: '' });
      const actions = [0, 1, 2, 3, 4].map((index) => (index === 1 ? said : entry(index).action));
      expect(stored?.entries.map(({ action }) => action)).toEqual(actions);
      await store.reword(core.id, { actions: new Map() });
      expect(await store.load(core.id)).toEqual(stored);
    });

    test('gives back all entries of a long table, in their order', async () => {
      await store.create(core, tableRecord);
      const entries = Array.from({ length: 760 }, (_, number) => entry(number));
      await Promise.all(entries.map((one, number) => store.append(core.id, number, one)));
      expect((await store.load(core.id))?.entries).toEqual(entries);
    });

    test('knows the begun tables with an action since then, whose end is in no list', async () => {
      const ids = ['playing', 'older', 'begun', 'ended', 'listed', 'gathering'];
      for (const id of ids) await store.create({ ...core, id }, { ...tableRecord, status: 'playing' });
      for (const id of ids) if (id !== 'begun') await store.append(id, 0, entry(id === 'older' ? 0 : 1));
      for (const id of ['ended', 'listed'])
        await store.saveTableRecord(id, { ...tableRecord, status: 'ended' });
      await store.saveTableRecord('gathering', tableRecord);
      await store.listFinished(finishedGame('listed', {}), true);
      expect(await store.actedSince(entry(1).at)).toEqual(['begun', 'ended', 'playing']);
      expect(await store.actedSince(entry(1).at + 1)).toEqual(['begun']);
    });

    test('refuses another entry or line at a number that is taken', async () => {
      await store.create(core, tableRecord);
      await store.append(core.id, 0, entry(0));
      await store.say(core.id, 0, line('one'));
      await expect(store.append(core.id, 0, entry(1))).rejects.toThrow(StoreConflict);
      await expect(store.say(core.id, 0, line('two'))).rejects.toThrow(StoreConflict);
      const stored = await store.load(core.id);
      expect(stored?.entries).toEqual([entry(0)]);
      expect(stored?.chat.map((said) => said.line)).toEqual([line('one')]);
    });

    test('keeps what was last seen of a game, until it is forgotten or its table removed', async () => {
      const views = { shape: 'ab', views: { all: { list: '1, 2', seats: [{ name: 'é' }] } } };
      await store.create(core, { ...tableRecord, status: 'playing' });
      expect(await store.lastViews(core.id)).toBeUndefined();
      await store.saveLastViews(core.id, { ...views, shape: 'older' });
      await store.saveLastViews(core.id, views);
      expect(await store.lastViews(core.id)).toEqual(views);
      await store.forgetLastViews(core.id);
      expect(await store.lastViews(core.id)).toBeUndefined();
      await store.saveLastViews(core.id, views);
      await store.saveTableRecord(core.id, { ...tableRecord, status: 'ended' });
      await store.remove(core.id);
      expect(await store.lastViews(core.id)).toBeUndefined();
    });

    test('knows the games that have begun and are not over', async () => {
      for (const status of ['gathering', 'playing', 'paused', 'ended'] as const)
        await store.create({ ...core, id: status }, { ...tableRecord, status });
      const running = await store.running();
      expect(running.map((one) => one.core.id).sort()).toEqual(['paused', 'playing']);
      expect(running[0]?.tableRecord.seed).toBe(tableRecord.seed);
    });

    test('accepts writes for many tables at once, each in its order, and refuses only the wrong ones', async () => {
      const ids = Array.from({ length: 30 }, (_, number) => `table${String(number).padStart(5, '0')}`);
      await Promise.all(ids.map((id) => store.create({ ...core, id }, tableRecord)));
      const numbers = [0, 1, 2, 3, 4];
      const outcomes = await Promise.allSettled([
        ...ids.flatMap((id) => numbers.map((number) => store.append(id, number, entry(number)))),
        store.append('nowhere000', 0, entry(0)),
        store.append(core.id, 9, entry(9)),
        store.create(core, tableRecord),
        ...ids.map((id) => store.say(id, 0, line(id))),
      ]);
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3);
      for (const id of ids) {
        const stored = await store.load(id);
        expect(stored?.entries).toEqual(numbers.map(entry));
        expect(stored?.chat.map((said) => said.line)).toEqual([line(id)]);
      }
    });

    test('keeps every character and number exactly', async () => {
      const odd = {
        type: 'odd',
        text: 'Ω ü 漢字 🪙 \u0000 \ud800 \' " \\ %s $1 ?',
        deep: [{ none: null, no: false, tiny: 5e-324, huge: 2 ** 53 - 1, empty: '' }],
        large: 'x'.repeat(300_000),
      };
      const at = Number.MAX_SAFE_INTEGER;
      await store.create({ ...core, options: odd }, tableRecord);
      await store.append(core.id, 0, { seat: 0, action: odd, at, person: 'p', n: at });
      await store.say(core.id, 0, { name: odd.text, text: odd.text });
      const stored = await store.load(core.id);
      expect(stored?.core.options).toEqual(odd);
      expect(stored?.entries).toEqual([{ seat: 0, action: odd, at, person: 'p', n: at }]);
      expect(stored?.chat.map((said) => said.line)).toEqual([{ name: odd.text, text: odd.text }]);
    });

    test('keeps entries that are written at once as exactly, and refuses those among them that do not fit', async () => {
      const ids = Array.from({ length: 6 }, (_, number) => `table${String(number).padStart(5, '0')}`);
      const [gap, taken, ...fitting] = ids as [string, string, ...string[]];
      for (const id of ids) await store.create({ ...core, id }, tableRecord);
      await store.append(taken, 0, entry(7));
      const odd = {
        seat: 1,
        action: { type: 'odd', text: '{"Ω",NULL} \u0000 \ud800 \' " \\ \n $1', deep: [null, [], {}] },
        at: Number.MAX_SAFE_INTEGER,
      };
      const outcomes = await Promise.allSettled([
        ...fitting.map((id) => store.append(id, 0, odd)),
        store.append(gap, 1, odd),
        store.append(taken, 0, odd),
        store.append('nowhere000', 0, odd),
        ...fitting.map((id) => store.append(id, 1, entry(1))),
      ]);
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(refused.map((reason: unknown) => reason instanceof StoreConflict)).toEqual([false, true, false]);
      for (const reason of refused) expect(reason).toBeInstanceOf(StoreRefusal);
      for (const id of fitting) expect((await store.load(id))?.entries).toEqual([odd, entry(1)]);
      expect((await store.load(gap))?.entries).toEqual([]);
      expect((await store.load(taken))?.entries).toEqual([entry(7)]);
      // The next ones fit what is stored.
      await Promise.all([store.append(taken, 1, entry(1)), store.append(gap, 0, entry(0))]);
      expect((await store.load(taken))?.entries).toEqual([entry(7), entry(1)]);
    });

    test('returns the tables whose time has run out, the earliest first', async () => {
      const deadlines = { table00001: 300, table00002: 100, table00003: undefined, table00004: 301 };
      for (const [id, at] of Object.entries(deadlines)) {
        await store.create({ ...core, id }, tableRecord);
        await store.saveDeadline(id, at);
      }
      expect(await store.due(99)).toEqual([]);
      expect(await store.due(300)).toEqual(['table00002', 'table00001']);
      await store.saveDeadline('table00002', undefined);
      await store.saveDeadline('table00001', 1_900_000_000_000);
      expect(await store.due(301)).toEqual(['table00004']);
      expect(await store.due(1_900_000_000_000)).toEqual(['table00004', 'table00001']);
    });

    test('keeps a secret once it is made', async () => {
      const [one, same] = await Promise.all([
        store.secret('key', () => 'first'),
        store.secret('key', () => 'second'),
      ]);
      expect(same).toBe(one);
      expect(await store.secret('key', () => 'third')).toBe(one);
      expect(await store.secret('other', () => 'fourth')).toBe('fourth');
    });

    chatSuite(() => store);
    finishedGamesSuite(() => store);
    peopleSuite(() => store);
    callsSuite(() => store);
    retentionSuite(() => store);
    moderationSuite(() => store);
    seriesSuite(() => store);

    test('reports that it accepts writes, and leaves no trace of the probe', async () => {
      await store.check();
      await store.check();
      expect(await store.outages()).toEqual([]);
    });
  });
}
