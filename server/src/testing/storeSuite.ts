import { LIMITS } from '@gearhall/shared/core/wire';
import { StoreConflict, StoreRefusal } from '../store/errors';
import type { Store, TableRecord } from '../store/store';
import { callsSuite } from './callsSuite';
import { keepingSuite } from './keepingSuite';
import { moderationSuite } from './moderationSuite';
import { seriesSuite } from './seriesSuite';
import { core, entry, finishedGame, line, seated, subscription, tableRecord, textsIn } from './storeSamples';

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

    test('gives back all entries of a long table, in their order', async () => {
      await store.create(core, tableRecord);
      const entries = Array.from({ length: 760 }, (_, number) => entry(number));
      await Promise.all(entries.map((one, number) => store.append(core.id, number, one)));
      expect((await store.load(core.id))?.entries).toEqual(entries);
    });

    test('tells what a table is without loading it', async () => {
      expect(await store.status(core.id)).toBeUndefined();
      await store.create(core, tableRecord);
      expect(await store.status(core.id)).toEqual({ game: 'g', status: 'gathering', hasRecord: false });
      await store.saveTableRecord(core.id, { ...tableRecord, status: 'ended' });
      await store.archive(core.id, '{}');
      expect(await store.status(core.id)).toEqual({ game: 'g', status: 'ended', hasRecord: true });
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

    test('remembers the last lines of chat', async () => {
      await store.create(core, tableRecord);
      const count = LIMITS.chatLines + 5;
      await Promise.all(
        Array.from({ length: count }, (_, number) => store.say(core.id, number, line(String(number)))),
      );
      const chat = (await store.load(core.id))?.chat;
      expect(chat).toHaveLength(LIMITS.chatLines);
      expect(chat?.[0]).toEqual({ index: 5, place: 5, line: line('5') });
      expect(chat?.at(-1)?.line.text).toBe(String(count - 1));
    });

    test('keeps the last public lines, however many lines have a limited audience', async () => {
      await store.create(core, tableRecord);
      const toTeam = { ...line('to few'), seat: 0, to: [0, 2] };
      await store.say(core.id, 0, line('to all'));
      const count = LIMITS.chatLines + 5;
      await Promise.all(Array.from({ length: count }, (_, number) => store.say(core.id, number + 1, toTeam)));
      await store.say(core.id, count + 1, { ...toTeam, to: [1, 3] });
      await store.say(core.id, count + 2, line('to all again'));
      const chat = (await store.load(core.id))?.chat ?? [];
      expect(chat.filter((said) => said.line.to === undefined)).toEqual([
        { index: 0, place: 0, line: line('to all') },
        { index: count + 2, place: 1, line: line('to all again') },
      ]);
      const few = chat.filter((said) => said.line.to?.includes(0));
      expect(few).toHaveLength(LIMITS.chatLines);
      expect(few[0]).toEqual({ index: 6, place: 5, line: toTeam });
      expect(chat.at(-2)).toMatchObject({ index: count + 1, place: 0 });
      await store.say(core.id, 0, line('to all'));
      await expect(store.say(core.id, count + 2, toTeam)).rejects.toThrow(StoreConflict);
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

    test('keeps the first record of a game', async () => {
      await store.create(core, tableRecord);
      expect(await store.record(core.id)).toBeUndefined();
      await store.archive(core.id, '{"first":"✓"}');
      await store.archive(core.id, '{"second":true}');
      expect(await store.record(core.id)).toBe('{"first":"✓"}');
    });

    test('replaces a record, where a name has been taken out of it', async () => {
      await store.create(core, tableRecord);
      await store.archive(core.id, '{"names":["Ada"]}');
      await store.replaceRecord(core.id, '{"names":["Somebody"]}');
      expect(await store.record(core.id)).toBe('{"names":["Somebody"]}');
    });

    test('lists the public finished games, the latest first, short ones not at all', async () => {
      const games = [
        finishedGame('table00001', { at: 5 }),
        finishedGame('table00002', { at: 9, scores: [3, 1.5] }),
        finishedGame('table00003', { at: 7, game: 'h' }),
        finishedGame('table00004', { at: 8, actions: 9 }),
        finishedGame('table00005', { at: 8 }),
      ];
      for (const game of games) {
        await store.create({ ...core, id: game.table }, tableRecord);
        await store.listFinished(game, game.table !== 'table00005');
      }
      expect(await store.finished({ limit: 9 })).toEqual([games[1], games[2], games[0]]);
      expect(await store.finished({ game: 'h', limit: 9 })).toEqual([games[2]]);
      expect(await store.finished({ limit: 1 })).toEqual([games[1]]);
      const renamed = { ...games[2]!, seats: [{ sitter: 'person' as const, name: 'Somebody' }] };
      await store.listFinished(renamed, true);
      expect(await store.finished({ game: 'h', limit: 9 })).toEqual([renamed]);
    });

    test('knows the tables of a person, and which seats they wait for', async () => {
      const ids = ['table00001', 'table00002', 'table00003'];
      for (const id of ids) await store.create({ ...core, id }, tableRecord);
      expect(await store.tablesOf('ada', 9)).toEqual([]);
      for (const id of ids) await store.saveTableRecord(id, seated('ada', 'bo'));
      await store.append(ids[0]!, 0, { ...entry(0), at: 10 });
      await store.append(ids[1]!, 0, { ...entry(0), at: 20 });
      await store.saveWaiting(ids[0]!, 1, [0, 1]);
      await store.saveWaiting(ids[1]!, 0, [1]);
      const finished = finishedGame(ids[0]!, {});
      await store.listFinished(finished, false);
      expect(await store.tablesOf('ada', 9)).toEqual([
        { core: { ...core, id: ids[2] }, tableRecord: seated('ada', 'bo') },
        { core: { ...core, id: ids[1] }, tableRecord: seated('ada', 'bo'), at: 20 },
        { core, tableRecord: seated('ada', 'bo'), at: 10, waiting: [0, 1], finished },
      ]);
      expect(await store.tablesOf('ada', 1)).toHaveLength(1);
      // Somebody else sits there now.
      await store.saveTableRecord(ids[0]!, seated('cy', 'bo'));
      expect((await store.tablesOf('ada', 9)).map((one) => one.core.id)).toEqual([ids[2], ids[1]]);
      expect(await store.tablesOf('bo', 9)).toHaveLength(3);
      // A game that is over comes after all others; somebody who has left a seat of it still had one.
      const left = seated('cy', 'bo');
      const seats = left.seating.seats.map((seat) => ({ ...seat, formers: ['ada'] }));
      await store.saveTableRecord(ids[1]!, { ...left, status: 'ended', seating: { host: 0, seats } });
      expect((await store.tablesOf('ada', 9)).map((one) => one.core.id)).toEqual([ids[2], ids[1]]);
      expect((await store.tablesOf('bo', 9)).map((one) => one.core.id)).toEqual([ids[2], ids[0], ids[1]]);
      await store.subscribe('bo', subscription('one'));
      await store.forgetPerson('bo');
      expect(await store.tablesOf('bo', 9)).toEqual([]);
      expect(await store.subscriptions('bo')).toEqual([]);
      expect(await store.tablesOf('cy', 9)).toHaveLength(2);
    });

    test('knows who has said what, and takes the words of a person out of all chats', async () => {
      const other = { ...core, id: 'table00002' };
      for (const one of [core, other]) await store.create(one, tableRecord);
      await store.say(core.id, 0, { name: 'Ada', text: 'one', seat: 0 }, 'ada');
      await store.say(core.id, 1, { name: 'Bo', text: 'two', seat: 0 }, 'bo');
      await store.say(other.id, 0, line('three'), 'ada');
      await store.say(other.id, 1, line('four'));
      expect(await store.linesOf('ada')).toEqual([
        { table: core.id, text: 'one' },
        { table: other.id, text: 'three' },
      ]);
      await store.blankLines('ada');
      expect(await store.linesOf('ada')).toEqual([]);
      expect((await store.load(core.id))?.chat).toEqual([
        { index: 0, place: 0, line: { name: 'Somebody', text: '…', seat: 0 } },
        { index: 1, place: 1, line: { name: 'Bo', text: 'two', seat: 0 }, person: 'bo' },
      ]);
      expect(textsIn(await store.load(other.id))).toEqual(['…', 'four']);
      // The next line has the next number.
      await store.say(core.id, 2, line('five'), 'ada');
      expect(await store.linesOf('ada')).toEqual([{ table: core.id, text: 'five' }]);
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

    test('knows the subscribed browsers', async () => {
      await store.subscribe('ada', subscription('a'));
      await store.subscribe('ada', subscription('b'));
      await store.subscribe('bo', subscription('c'));
      await store.subscribe('bo', subscription('b'));
      expect(await store.subscriptions('ada')).toEqual([subscription('a')]);
      expect(await store.subscriptions('bo')).toEqual(
        expect.arrayContaining([subscription('b'), subscription('c')]),
      );
      await store.unsubscribe(subscription('c').endpoint);
      await store.unsubscribe('https://push.example/unknown');
      expect(await store.subscriptions('bo')).toEqual([subscription('b')]);
      expect(await store.subscriptions('cy')).toEqual([]);
    });

    callsSuite(() => store);
    keepingSuite(() => store);
    moderationSuite(() => store);
    seriesSuite(() => store);

    test('accepts a code once, even of several at once, until it expires', async () => {
      const uses = await Promise.all([1, 2, 3].map(() => store.useCode('hash a', 500, 100)));
      expect(uses.filter(Boolean)).toHaveLength(1);
      expect(await store.useCode('hash b', 600, 100)).toBe(true);
      expect(await store.useCode('hash a', 500, 499)).toBe(false);
      expect(await store.useCode('hash c', 900, 500)).toBe(true);
      // Expired codes are deleted: a code that old is refused before the store is asked.
      expect(await store.useCode('hash a', 500, 501)).toBe(true);
      expect(await store.useCode('hash b', 600, 502)).toBe(false);
    });

    test('reports that it accepts writes, and leaves no trace of the probe', async () => {
      await store.check();
      await store.check();
      expect(await store.outages()).toEqual([]);
    });
  });
}
