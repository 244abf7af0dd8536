import { DatabaseSync } from 'node:sqlite';
import { sqlitePlace } from '../../testing/stores/places';
import { CHAINED_TABLES, COVERED, HASHED_TABLES, WITHOUT_HASH } from './rowHashes';

let place: Awaited<ReturnType<typeof sqlitePlace>>;
let database: DatabaseSync;
beforeAll(async () => {
  place = await sqlitePlace();
  await (await place.open()).close();
  database = new DatabaseSync(place.folder.file);
});
afterAll(async () => {
  database.close();
  await place.clear();
});

const namesIn = (query: string): string[] =>
  database
    .prepare(query)
    .all()
    .map(({ name }) => String(name))
    .sort();

test('every table of the database has hashes, or a reason why not', () => {
  const all = namesIn(`select name from sqlite_master where type = 'table'
    and name not like 'sqlite_%' and name not like 'kysely_%'`);
  const known = [...HASHED_TABLES, ...CHAINED_TABLES, ...Object.keys(WITHOUT_HASH)].sort();
  expect(all).toEqual(known);
});

test.each(HASHED_TABLES)('the hash of %s is over all its columns', (table) => {
  const columns = namesIn(`select name from pragma_table_info('${table}')`);
  expect(columns).toEqual([...COVERED[table], 'hash'].sort());
});
