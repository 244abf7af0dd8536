import type { Damage } from '../../store/contract/damage';
import { StoreConflict, StoreDamage, StoreRefusal } from '../../store/contract/errors';
import type { Store } from '../../store/contract/store';
import type { OpenPlace } from './places';
import { emptySeating } from '../../tableRecord/seating';
import { tableRecord, core, entry, line, WITHOUT_HASHES, WITHOUT_SPEAKERS } from './storeSamples';

const { id } = core;
const other = { ...core, id: 'table00002' };
const LENGTH = 4;

/** SQL for the row of one entry of the table. */
const at = (index: number, table = id): string => `where table_id = '${table}' and "index" = ${index}`;
const swap = (index: number): string =>
  `update entries set table_id = 'between' ${at(index)};
  update entries set table_id = '${id}' ${at(index, other.id)};
  update entries set table_id = '${other.id}' ${at(index, 'between')}`;
const changed = (index: number): Damage => ({ part: 'entry', fault: 'changed', index });
const missing = (index: number): Damage => ({ part: 'entry', fault: 'missing', index });

/** The damage done to the log of the table, and what must be found. */
const LOG_DAMAGES: readonly (readonly [what: string, statements: string, found: Damage])[] = [
  ['an action that is not JSON', `update entries set action = '{"type":' ${at(1)}`, changed(1)],
  ['another action', `update entries set action = '{"type":"stop","number":1}' ${at(1)}`, changed(1)],
  ['a space in an action', `update entries set action = action || ' ' ${at(3)}`, changed(3)],
  ['another seat', `update entries set seat = 1 ${at(0)}`, changed(0)],
  ['another time', `update entries set at = at + 1 ${at(2)}`, changed(2)],
  ['another proxy', `update entries set "by" = 'bot' ${at(2)}`, changed(2)],
  ['another person', `update entries set person = 'q' ${at(2)}`, changed(2)],
  ['no person', `update entries set person = null ${at(2)}`, changed(2)],
  ['another number', `update entries set n = n + 1 ${at(2)}`, changed(2)],
  ['another hash', `update entries set hash = 'ab' ${at(2)}`, changed(2)],
  ['no hash', `update entries set hash = null ${at(2)}`, changed(2)],
  ['no first entry', `delete from entries ${at(0)}`, missing(0)],
  ['an entry missing in the middle', `delete from entries ${at(2)}`, missing(2)],
  ['the last entry missing', `delete from entries ${at(3)}`, missing(3)],
  ['no entries', `delete from entries where table_id = '${id}'`, missing(0)],
  ['an entry that has moved', `update entries set "index" = 9 ${at(1)}`, missing(1)],
  [
    'an entry too many',
    `insert into entries select table_id, 4, seat, action, at, "by", person, n, hash from entries ${at(3)}`,
    changed(4),
  ],
  ['an entry of another table', swap(1), changed(1)],
  ['the whole log of another table', [0, 1, 2, 3].map(swap).join(';'), changed(0)],
  [
    'an entry too many, in good order',
    `update log_heads set length = 3, hash = (select hash from entries ${at(2)}) where table_id = '${id}'`,
    { part: 'head', fault: 'changed' },
  ],
  [
    'an end that was cut off in good order',
    `delete from entries ${at(3)}; update log_heads set length = 3 where table_id = '${id}'`,
    { part: 'head', fault: 'changed' },
  ],
  ['no head', `delete from log_heads where table_id = '${id}'`, { part: 'head', fault: 'missing' }],
  [
    'a head that is too short',
    `update log_heads set length = 2 where table_id = '${id}'`,
    { part: 'head', fault: 'changed' },
  ],
  [
    'another head',
    `update log_heads set hash = 'ab' where table_id = '${id}'`,
    { part: 'head', fault: 'changed' },
  ],
];

const ROW_DAMAGES: readonly (readonly [what: string, statements: string, part: 'core' | 'affairs'])[] = [
  ['a core that is not JSON', `update tables set core = substr(core, 2)`, 'core'],
  ['other options', `update tables set core = replace(core, '[1]', '[2]')`, 'core'],
  ['the core of another table', `update tables set core = replace(core, '${id}', '${other.id}')`, 'core'],
  ['affairs that are not JSON', `update tables set affairs = ''`, 'affairs'],
  ['another seed', `update tables set affairs = replace(affairs, '"ab"', '"ba"')`, 'affairs'],
  [
    'the affairs of another table',
    `update tables set affairs = (select affairs from tables where id = '${other.id}'),
      affairs_hash = (select affairs_hash from tables where id = '${other.id}')`,
    'affairs',
  ],
  ['another status', `update tables set status = 'ended'`, 'affairs'],
  ['no hash of the affairs', `update tables set affairs_hash = null`, 'affairs'],
];

/** Damage of every kind, planted in rows behind the store's back. */
export function damageSuite(name: string, make: () => Promise<OpenPlace>): void {
  describe(`the ${name} store finds`, () => {
    let place: OpenPlace;
    let store: Store;
    beforeEach(async () => {
      place = await make();
      store = await place.open();
      for (const [table, by] of [
        [core, 0],
        [other, 10],
      ] as const) {
        await store.create(table, tableRecord);
        for (let index = 0; index < LENGTH; index += 1)
          await store.append(table.id, index, entry(index + by));
      }
    });
    afterEach(async () => {
      await store.close();
      await place.clear();
    });

    test('nothing where nothing is damaged, also after it was opened again', async () => {
      for (let times = 0; times < 2; times += 1) {
        for (const table of [id, other.id]) {
          const stored = await store.load(table);
          expect([stored?.entries.length, stored?.damage, stored?.lostLines]).toEqual([
            LENGTH + times,
            undefined,
            undefined,
          ]);
        }
        await store.close();
        store = await place.open();
        for (const table of [id, other.id]) await store.append(table, LENGTH + times, entry(times));
      }
    });

    test.each(LOG_DAMAGES)('%s', async (_, statements, found) => {
      await place.run(statements);
      const stored = await store.load(id);
      expect(stored?.damage).toEqual(found);
      const sound = found.part === 'head' ? (stored?.entries.length ?? 0) : (found.index ?? 0);
      expect(stored?.entries).toEqual([0, 1, 2, 3].slice(0, sound).map(entry));
    });

    test.each(ROW_DAMAGES)('%s', async (_, statements, part) => {
      await place.run(`${statements} where id = '${id}'`);
      await expect(store.load(id)).rejects.toMatchObject({
        name: 'StoreDamage',
        table: id,
        damage: { part, fault: 'changed' },
      });
      expect((await store.load(other.id))?.damage).toBeUndefined();
    });

    test('damage in rows that were there before rows had hashes', async () => {
      const long = { ...core, id: 'table00003' };
      await store.create(long, { ...tableRecord, status: 'playing' });
      const count = 600;
      await Promise.all(
        Array.from({ length: count }, (_, index) => store.append(long.id, index, entry(index))),
      );
      await store.archive(id, '{"whole":1}');
      await store.close();
      await place.run(`${WITHOUT_HASHES}; delete from kysely_migration where name >= '005'`);
      store = await place.open();
      expect((await store.load(id))?.damage).toBeUndefined();
      expect(await store.record(id)).toBe('{"whole":1}');
      await store.append(long.id, count, entry(count));
      const stored = await store.load(long.id);
      expect([stored?.entries.length, stored?.damage]).toEqual([count + 1, undefined]);
      const acting = Array.from({ length: 20 }, (_, more) =>
        store.append(long.id, count + 1 + more, entry(more)),
      );
      // Reading while somebody acts finds no damage.
      for (let times = 0; times < 5; times += 1) expect((await store.load(long.id))?.damage).toBeUndefined();
      await Promise.all(acting);
      await place.run(`update entries set at = 5 ${at(577, long.id)}; delete from entries ${at(3)}`);
      expect((await store.load(long.id))?.damage).toEqual(changed(577));
      expect((await store.load(id))?.damage).toEqual(missing(3));
    }, 60_000);

    test('rows that were there before there were lists are entered in them, damaged ones are left out', async () => {
      const [first] = emptySeating(1).seats;
      const seats = [{ ...first!, sitter: 'person' as const, person: 'ada', name: 'Ada' }];
      const over = { ...tableRecord, status: 'ended' as const, seating: { host: 0, seats } };
      const ids = ['table00007', 'table00008'];
      const entries = Array.from({ length: 12 }, (_, at) => ({ at }));
      const record = {
        began: '2026-01-01T00:00:00.000Z',
        entries,
        outcome: { winners: [0], cause: 'first' },
      };
      for (const one of ids) {
        await store.create({ ...core, id: one }, over);
        await store.archive(one, JSON.stringify(record));
        await store.say(one, 0, { name: 'Ada', text: one, seat: 0 }, 'ada');
        await store.say(one, 1, line('from a spectator'), 'bo');
      }
      await store.close();
      await place.run(`${WITHOUT_SPEAKERS};
        drop table seats_taken; drop table waits; drop table finished; delete from kysely_migration where name >= '007';
        update tables set affairs = 'x' where id = '${ids[1]}'`);
      store = await place.open();
      const finished = {
        table: ids[0],
        game: core.game,
        at: Date.parse(record.began) + 11,
        actions: 12,
        seats: [{ sitter: 'person', name: 'Ada' }],
        winners: [0],
        cause: 'first',
      };
      expect(await store.finished({ limit: 9 })).toEqual([finished]);
      expect(await store.tablesOf('ada', 9)).toMatchObject([{ core: { id: ids[0] }, finished }]);
      expect(await store.linesOf('ada')).toEqual([{ table: ids[0], text: ids[0] }]);
      expect(await store.linesOf('bo')).toEqual([]);
    });

    test('a damaged end before it writes behind it', async () => {
      await store.close();
      await place.run(`delete from log_heads where table_id = '${id}';
        insert into entries select table_id, 4, seat, action, at, "by", person, n, hash
        from entries ${at(3, other.id)}`);
      store = await place.open();
      await expect(store.append(id, LENGTH, entry(9))).rejects.toThrow(StoreDamage);
      await expect(store.append(other.id, LENGTH, entry(9))).rejects.toThrow(StoreDamage);
      await expect(store.append('nowhere000', 0, entry(9))).rejects.toThrow(StoreRefusal);
      await place.run(`update entries set action = 'x' ${at(1)}; delete from entries ${at(2, other.id)}`);
      await expect(store.append(other.id, 2, entry(12))).rejects.toThrow(StoreDamage);
      await expect(store.append(other.id, 1, entry(9))).rejects.toThrow(StoreConflict);
    });

    test('damaged ends among the entries that it writes at once', async () => {
      const healthy = ['healthy001', 'healthy002', 'healthy003'];
      for (const one of healthy) await store.create({ ...core, id: one }, tableRecord);
      await Promise.all(healthy.map((one) => store.append(one, 0, entry(0))));
      await place.run(`delete from log_heads where table_id = '${id}';
        insert into entries select table_id, 4, seat, action, at, "by", person, n, hash
        from entries ${at(3, other.id)}`);
      const outcomes = await Promise.allSettled([
        store.append(healthy[0]!, 1, entry(1)),
        store.append(id, LENGTH, entry(9)),
        store.append(healthy[1]!, 1, entry(1)),
        store.append(other.id, LENGTH, entry(9)),
        store.append(healthy[2]!, 1, entry(1)),
      ]);
      const faults = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason);
      expect(faults).toEqual([false, expect.any(StoreDamage), false, expect.any(StoreDamage), false]);
      for (const one of healthy) expect((await store.load(one))?.entries).toEqual([entry(0), entry(1)]);
    });

    test('lines of chat with an unreadable text or audience, and leaves them out', async () => {
      const toFew = { ...line('to few'), seat: 0, to: [0, 2] };
      for (const [index, said] of [line('a'), toFew, line('b'), toFew, line('c')].entries())
        await store.say(id, index, said);
      await place.run(`update chat set line = replace(line, '"to"', '"tp"') ${at(1)};
        update chat set line = '[]' ${at(2)}; update chat set hearers = '' ${at(3)};
        update chat set line = '' ${at(4)}`);
      const stored = await store.load(id);
      expect(stored?.chat).toEqual([{ index: 0, place: 0, line: line('a') }]);
      expect([stored?.lostLines, stored?.damage]).toEqual([[1, 2, 3, 4], undefined]);
      await store.say(id, 4, line('c'));
      await store.say(id, 5, line('d'));
      expect((await store.load(id))?.chat.map((one) => one.line.text)).toEqual(['a', 'd']);
    });

    test('a damaged record, and accepts another in its place', async () => {
      await store.archive(id, '{"whole":1}');
      await place.run(`update tables set record = '{"whole":2}' where id = '${id}'`);
      await expect(store.record(id)).rejects.toMatchObject({ damage: { part: 'record', fault: 'changed' } });
      await store.archive(id, '{"anew":1}');
      expect(await store.record(id)).toBe('{"anew":1}');
      await place.run(`update tables set record = null where id = '${id}'`);
      await expect(store.record(id)).rejects.toMatchObject({ damage: { part: 'record', fault: 'missing' } });
    });
  });
}
