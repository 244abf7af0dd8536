import type { SeriesRecord } from '../../store/contract/series';
import { COVERED, HASHED_TABLES, type HashedTable } from '../../store/rows/rowHashes';
import type { Store } from '../../store/contract/store';
import type { OpenPlace } from './places';
import { core, finishedGame, line, seated, subscription } from './storeSamples';

/** One row of a table that stands alone, and how many rows of it are still told. */
interface Sample {
  readonly write: (place: OpenPlace, store: Store) => Promise<unknown>;
  readonly read: (store: Store) => Promise<number>;
}

const series: SeriesRecord = {
  id: 'series0001',
  game: 'g',
  terms: { type: 'bestOf', games: 3 },
  state: {},
  matches: [{ table: core.id, seating: [0, 1] }],
};
const inSeries = { ...core, series: { id: series.id, number: 1 } };
const sanction = {
  kind: 'ban',
  subject: { type: 'person', id: 'p' },
  name: 'Ada',
  reason: 'r',
  at: 1,
} as const;
const report = {
  ...{ id: 'r1', at: 1, reporter: 'p', accused: 'q', table: core.id, game: 'g', about: 'a' },
  content: {
    ...{ type: 'line', reason: 'insult', words: 'w', reporterName: 'Ada', accusedName: 'Bo' },
    context: [],
  },
} as unknown as Parameters<Store['report']>[0];
const audited = {
  ...{ id: 'a1', at: 1, session: 's', address: '::1', subject: 'p', detail: 'd' },
  by: 'link',
  action: 'ban',
} as const;
const orNone = (read: Promise<unknown>): Promise<number> =>
  read.then(
    (value) => (value === undefined ? 0 : 1),
    () => 0,
  );

const SAMPLES: Readonly<Record<HashedTable, Sample>> = {
  chat: {
    write: async (_place, store) => {
      await store.create(core, seated('p'));
      await store.say(core.id, 0, line('hi'), 'p');
    },
    read: async (store) => (await store.load(core.id))!.chat.length,
  },
  seats_taken: {
    write: (_place, store) => store.create(core, seated('p')),
    read: async (store) => (await store.tablesOf('p', 9)).length,
  },
  finished: {
    write: async (_place, store) => {
      await store.create(core, seated('p'));
      await store.listFinished(finishedGame(core.id, {}), true);
    },
    read: async (store) => {
      const own = (await store.tablesOf('p', 9)).filter(({ finished }) => finished);
      const listed = await store.finished({ limit: 9 });
      return Math.max(own.length, listed.length);
    },
  },
  series_tables: {
    write: (_place, store) => store.create(inSeries, seated('p'), series),
    read: (store) => orNone(store.seriesOf(core.id)),
  },
  secrets: {
    write: (_place, store) => store.secret('key', () => 'made once'),
    read: async (store) =>
      (await store.secret('key', () => 'anew').catch(() => '')) === 'made once' ? 1 : 0,
  },
  outages: {
    write: async (place, store) => {
      await store.beat(1000);
      await place.run('delete from beats; insert into beats values (1, 500)');
      await store.close();
      const later = await place.open();
      await later.beat(5000);
      await later.close();
    },
    read: async (store) => (await store.outages()).length,
  },
  pushes: {
    write: (_place, store) => store.subscribe('p', subscription('a')),
    read: async (store) => (await store.subscriptions('p')).length,
  },
  sanctions: {
    write: (_place, store) => store.impose(sanction),
    read: async (store) => (await store.sanctions(2)).length,
  },
  announcements: {
    write: (_place, store) => store.announce({ text: 'hi', at: 1, until: 9 }),
    read: (store) => orNone(store.announcement(2)),
  },
  reports: {
    write: (_place, store) => store.report(report),
    read: async (store) => {
      const open = await store.reports({ done: false, limit: 9 });
      return open.length + (await store.reports({ done: true, limit: 9 })).length;
    },
  },
  audit: {
    write: (_place, store) => store.audit(audited),
    read: async (store) => (await store.auditLog({ limit: 9 })).length,
  },
};

const NUMBERS = ['index', 'place', 'listed', 'at', 'actions', 'from', 'to', 'until', 'done_at'];
const otherValue = (table: HashedTable, column: string): string => {
  const isNumber = NUMBERS.includes(column) || (table === 'announcements' && column === 'id');
  return isNumber ? `coalesce("${column}", 6) + 1` : `coalesce("${column}", '') || 'x'`;
};

/** Every column of every row that stands alone, changed behind the store's back. */
export function rowHashSuite(name: string, make: () => Promise<OpenPlace>): void {
  describe(`the ${name} store tells nothing from a damaged row`, () => {
    let place: OpenPlace;
    let store: Store;
    beforeEach(async () => {
      place = await make();
      store = await place.open();
    });
    afterEach(async () => {
      await store.close();
      await place.clear();
    });

    async function written(table: HashedTable): Promise<void> {
      await SAMPLES[table].write(place, store);
      if (table === 'outages') store = await place.open();
    }

    test.each(HASHED_TABLES)('of %s', async (table) => {
      await written(table);
      const { read } = SAMPLES[table];
      expect(await read(store)).toBe(1);
      await store.close();
      for (const column of [...COVERED[table], 'hash']) {
        await place.run(`create table kept as select * from ${table};
          update ${table} set "${column}" = ${otherValue(table, column)}`);
        store = await place.open();
        expect([column, await read(store)]).toEqual([column, 0]);
        await store.close();
        await place.run(`delete from ${table}; insert into ${table} select * from kept; drop table kept`);
      }
      store = await place.open();
      expect(await read(store)).toBe(1);
    });

    test.each(HASHED_TABLES)('but goes on with rows of %s from before there were hashes', async (table) => {
      await written(table);
      await store.close();
      await place.run(`alter table ${table} drop column hash;
        delete from kysely_migration where name >= '016-row-hashes'`);
      for (const other of HASHED_TABLES.filter((one) => one !== table))
        await place.run(`alter table ${other} drop column hash`);
      store = await place.open();
      expect(await SAMPLES[table].read(store)).toBe(1);
    });
  });
}
