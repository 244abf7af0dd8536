import { canonical } from '@gearhall/shared/core/json/canonical';
import { isNoRecord, parseRecord } from '@gearhall/shared/core/record/parseRecord';
import type { GameRecord, RecordFormat } from '@gearhall/shared/core/record/record';
import { digestOf, signDigest, type KeyPair } from '@gearhall/shared/core/record/signing';
import { HALL_KEYS, OTHER_KEYS } from '@gearhall/shared/core/testing/recorded';
import { RULES } from '@gearhall/shared/games/rules';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeOlder, stepOf } from '../../testing/stores/olderDatabase';
import { postgresPlace, sqlitePlace, withPostgres, type OpenPlace } from '../../testing/stores/places';
import { core, tableRecord } from '../../testing/stores/storeSamples';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { backUp } from '../../tools/backingUp';
import { checkData, newlyChecked } from '../../tools/dataCheck';
import { restore } from '../../tools/restoring';
import { readPostgres, readSqlite, type ReadOnlyDatabase } from '../databases/readOnlyDatabase';
import type { Store } from '../contract/store';

/** Records that a hall of before has signed in another format's name, when it took a name out of them. */

const STEP = '018-record-signatures';
const BEFORE = '017-sessions';
const NOON = Date.UTC(2026, 10, 25, 12);

const FIXTURES = join(__dirname, '../../../../shared/src/tools/fixtures');
const parsed = (text: string): GameRecord => {
  const record = parseRecord(text);
  if (isNoRecord(record)) throw new Error(record.problem);
  return record;
};
const fixture = (name: string): GameRecord => parsed(readFileSync(join(FIXTURES, name), 'utf8'));
const [first, second] = [fixture('metaltalonRecord1.json'), fixture('metaltalonRecord2.json')];

/** The record of this table, without a name, signed in the name of this format. */
function signed(
  table: string,
  record: GameRecord,
  format: RecordFormat,
  keys: KeyPair = HALL_KEYS,
): GameRecord {
  const unsigned = { ...record, table, names: record.names.map(() => 'Somebody') };
  const digest = digestOf(unsigned);
  return { ...unsigned, digest, key: keys.public, signature: signDigest(digest, keys, format) };
}

const [ONE, TWO] = ['gearhall-record-1', 'gearhall-record-2'] as const;
const wrongly = (table: string): GameRecord => signed(table, first, TWO);
const WRONGLY = 'wr0ng11111';
const ofAnother = signed('stranger11', first, TWO, OTHER_KEYS);
const renamed = { ...wrongly('renamed111'), names: first.names.map(() => 'Eve') };
const KEPT: readonly GameRecord[] = [
  signed('fmt1111111', first, ONE),
  signed('fmt2222222', second, TWO),
  ofAnother,
  renamed,
  { ...renamed, table: 'hash111111', digest: digestOf({ ...renamed, table: 'hash111111' }) },
  // Signed in the name of neither.
  { ...signed('ne1ther111', first, ONE), signature: 'ab'.repeat(64) },
  // In the place of another one.
  wrongly('here111111'),
];
const placeOf = ({ table }: GameRecord): string => (table === 'here111111' ? 'there22222' : table);
const DAMAGED = [
  'table changed111: record: changed',
  'table hash111111: record: its signature does not fit',
  'table ne1ther111: record: its signature does not fit',
  'table renamed111: record: its digest does not fit',
  'table stranger11: record: its signature does not fit',
  'table there22222: record: of another table',
];

async function fill(store: Store, records: readonly GameRecord[]): Promise<void> {
  await store.secret('record key', () => HALL_KEYS.secret);
  for (const record of records) {
    const id = placeOf(record);
    await store.create({ ...core, id, game: 'metaltalon', rulesVersion: 0 }, tableRecord);
    await store.archive(id, canonical(record));
  }
}

/** Behind the back of the store. */
const CHANGE = `update tables set record = replace(record, 'Somebody', 'Eve') where id = 'changed111'`;

async function problemsIn(reading: ReadOnlyDatabase): Promise<readonly string[]> {
  const problems: string[] = [];
  const report = (line: string): void => void problems.push(line);
  await checkData({ db: reading.db, games: Object.values(RULES), report }, newlyChecked());
  await reading.close();
  return problems;
}

type Kind = OpenPlace & { readonly read: () => Promise<ReadOnlyDatabase> };

function suite(name: string, make: () => Promise<Kind>): void {
  describe(name, () => {
    let place: Kind;
    beforeEach(async () => {
      place = await make();
    });
    afterEach(() => place.clear());

    test('what the hall has signed wrongly is signed again, and nothing else changes', async () => {
      const older = await place.open();
      await fill(older, [...KEPT, wrongly(WRONGLY), wrongly('changed111')]);
      await older.close();
      await place.run(`${CHANGE}; delete from kysely_migration where name >= '${STEP}'`);

      const store = await place.open();
      expect(await store.record(WRONGLY)).toBe(canonical(signed(WRONGLY, first, ONE)));
      for (const record of KEPT) expect(await store.record(placeOf(record))).toBe(canonical(record));
      expect(await problemsIn(await place.read())).toEqual(DAMAGED);
      await store.close();
    });

    test.each(['', 'cd', OTHER_KEYS.secret])('not with a key that is not its own (%j)', async (secret) => {
      const older = await place.open();
      if (secret !== '') await older.secret('record key', () => secret);
      await older.create({ ...core, id: WRONGLY }, tableRecord);
      await older.archive(WRONGLY, canonical(wrongly(WRONGLY)));
      await older.close();
      await place.run(`delete from kysely_migration where name >= '${STEP}'`);
      const store = await place.open();
      expect(await store.record(WRONGLY)).toBe(canonical(wrongly(WRONGLY)));
      await store.close();
    });

    test('a step that was interrupted is simply repeated', async () => {
      const older = await place.open();
      const ids = Array.from({ length: 23 }, (_, number) => `wr0ngxx${100 + number}`);
      await fill(older, ids.map(wrongly));
      await older.replaceRecord('wr0ngxx100', canonical(signed('wr0ngxx100', first, ONE)));
      await older.close();
      for (let times = 0; times < 2; times += 1) {
        await place.run(`delete from kysely_migration where name >= '${STEP}'`);
        await (await place.open()).close();
        expect(await problemsIn(await place.read())).toEqual([]);
      }
    });
  });
}

suite('in SQLite', async () => {
  const place = await sqlitePlace();
  return { ...place, read: () => readSqlite(place.folder.file) };
});
withPostgres(() =>
  suite('in PostgreSQL', async () => {
    const place = await postgresPlace();
    return { ...place, read: () => readPostgres(place.url) };
  }),
);

test('the database of an older version is opened, checked, backed up and restored', async () => {
  const place = await sqlitePlace();
  const { file } = place.folder;
  const older = await place.open();
  await fill(older, [...KEPT.slice(0, 2), wrongly(WRONGLY)]);
  await older.close();
  expect(await problemsIn(await readSqlite(file))).toEqual([
    `table ${WRONGLY}: record: its signature does not fit`,
  ]);
  await makeOlder(file, BEFORE);
  expect(stepOf(file)).toBe(BEFORE);

  await (await place.open()).close();
  expect(await problemsIn(await readSqlite(file))).toEqual([]);
  const made = await backUp({
    database: file,
    folder: join(place.folder.path, 'backups'),
    keep: 3,
    now: NOON,
  });
  expect(made).toMatchObject({ tables: 3, problems: [] });
  const another = temporaryFolder();
  await restore({ backup: made.file, folder: another.path, replace: false, acceptDamage: false, now: NOON });
  expect(await problemsIn(await readSqlite(another.file))).toEqual([]);
  another.remove();
  await place.clear();
});
