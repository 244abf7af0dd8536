import { NO_TERMS } from '@gearhall/shared/core/table/terms';
import {
  cpSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { emptySeating } from '../../tableRecord/seating';
import { sqlitePlace } from '../../testing/stores/places';
import { temporaryFolder, type Folder } from '../../testing/temporaryFolder';
import { damageSuite } from '../../testing/stores/damageSuite';
import { durableStoreSuite } from '../../testing/stores/durableStoreSuite';
import { rowHashSuite } from '../../testing/stores/rowHashSuite';
import { storeSuite } from '../../testing/stores/storeSuite';
import { WITHOUT_HASHES } from '../../testing/stores/storeSamples';
import { sqliteStore } from './sqlite';
import type { Store } from '../contract/store';

storeSuite('SQLite', sqlitePlace);
durableStoreSuite('SQLite', sqlitePlace);
damageSuite('SQLite', sqlitePlace);
rowHashSuite('SQLite', sqlitePlace);

let folder: Folder;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const entry = (at: number) => ({ seat: 0, action: { type: 'go', text: 'x'.repeat(200) }, at });

async function fill(store: Store): Promise<void> {
  const core = { id: 'table00001', game: 'g', rulesVersion: 1, options: {}, terms: NO_TERMS, listed: true };
  await store.create(core, { status: 'playing', seating: emptySeating(2), seed: 'ab' });
  for (let index = 0; index < 200; index += 1) await store.append(core.id, index, entry(index));
}

async function filledFile(): Promise<void> {
  const store = await sqliteStore(folder.file, 'normal');
  await fill(store);
  await store.close();
}

/** Leaves the files of a process that was killed while the store was open. */
async function filesOfTheKilled(): Promise<void> {
  const other = temporaryFolder();
  const before = await sqliteStore(other.file, 'normal');
  await fill(before);
  await before.close();
  const store = await sqliteStore(other.file, 'normal');
  await store.append('table00001', 200, entry(200));
  for (const name of ['gearhall.sqlite', 'gearhall.sqlite-wal'])
    cpSync(join(other.path, name), join(folder.path, name));
  await store.close();
  other.remove();
}

function overwrite(file: string, at: number, text: string): void {
  writeSync(openSync(file, 'r+'), Buffer.from(text), 0, text.length, at);
}

/** Every file in the folder with its content. */
function contents(): Record<string, string> {
  const names = readdirSync(folder.path).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder.path, name), 'hex')]));
}

const refusals: [string, RegExp, () => Promise<void>][] = [
  [
    'that is none',
    /is damaged \(file is not a database\)/u,
    async () => {
      writeFileSync(folder.file, 'Dear diary, '.repeat(1000));
    },
  ],
  [
    'with a damaged middle',
    /is damaged \(/u,
    async () => {
      await filledFile();
      overwrite(folder.file, statSync(folder.file).size - 3 * 4096, '!'.repeat(4096));
    },
  ],
  [
    'that was cut off',
    /is damaged \(/u,
    async () => {
      await filledFile();
      writeFileSync(folder.file, readFileSync(folder.file).subarray(0, 5 * 4096));
    },
  ],
  [
    'with a log that lost its file',
    /is damaged \(/u,
    async () => {
      await filesOfTheKilled();
      writeFileSync(folder.file, 'Dear diary, '.repeat(1000));
    },
  ],
  [
    'of a newer version',
    /written by a newer version of Gearhall \(step "999-later"\)/u,
    async () => {
      await filledFile();
      const database = new DatabaseSync(folder.file);
      database.exec("insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')");
      database.close();
    },
  ],
];

test.each(refusals)('a file %s is refused in one sentence and left untouched', async (_, sentence, make) => {
  await make();
  const before = contents();
  const failure = await sqliteStore(folder.file, 'full').catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'StoreError', message: expect.stringMatching(sentence) });
  expect((failure as Error).message).toContain(folder.file);
  expect((failure as Error).message).not.toContain('\n');
  expect(contents()).toEqual(before);
});

test('a log that a killed process left is read', async () => {
  await filesOfTheKilled();
  const store = await sqliteStore(folder.file, 'full');
  expect((await store.load('table00001'))?.entries).toHaveLength(201);
  await store.close();
});

test.each(['9223372036854775807', "'Dear diary'", "x'ff00'"])(
  'a time that is no time of ours (%s) is damage of its table alone',
  async (value) => {
    await filledFile();
    const database = new DatabaseSync(folder.file);
    database.exec(`update entries set at = ${value} where "index" = 7`);
    database.close();
    const store = await sqliteStore(folder.file, 'full');
    expect((await store.load('table00001'))?.damage).toMatchObject({ part: 'entry' });
    await store.check();
    await store.close();
  },
);

test('a folder that cannot be made gives a clear error', async () => {
  writeFileSync(folder.file, '');
  await expect(sqliteStore(join(folder.file, 'deeper', 'file'), 'full')).rejects.toThrow(
    /cannot be made, because there is a file of that name/u,
  );
});

test('lines from before audiences existed are for everybody', async () => {
  await filledFile();
  const database = new DatabaseSync(folder.file);
  database.exec(`${WITHOUT_HASHES}; alter table chat drop column hearers; alter table chat drop column place;
    drop table used_codes; drop table commits; drop table fence;
    delete from kysely_migration where name >= '003-hearers';
    insert into chat values ('table00001', 7, '{"name":"Ada","text":"old"}')`);
  database.close();
  rmSync(join(folder.path, 'gearhall.sequence'));
  const store = await sqliteStore(folder.file, 'full');
  await store.say('table00001', 8, { name: 'Bo', text: 'new' });
  expect((await store.load('table00001'))?.chat).toEqual([
    { index: 7, place: 7, line: { name: 'Ada', text: 'old' } },
    { index: 8, place: 8, line: { name: 'Bo', text: 'new' } },
  ]);
  await store.close();
});

test('a table stored while seats were called chairs is read correctly', async () => {
  await filledFile();
  const database = new DatabaseSync(folder.file);
  database.exec(`${WITHOUT_HASHES}; drop table commits; drop table fence;
    delete from kysely_migration where name >= '005-hashes';
    update tables set affairs = replace(affairs, '"seats":', '"chairs":')`);
  const [row] = database.prepare('select affairs from tables').all();
  expect(row?.['affairs']).toContain('"chairs":[{');
  database.close();
  rmSync(join(folder.path, 'gearhall.sequence'));
  const store = await sqliteStore(folder.file, 'full');
  expect((await store.load('table00001'))?.tableRecord.seating).toEqual(emptySeating(2));
  await store.close();
});

test('an interrupted migration is repeated', async () => {
  await filledFile();
  const database = new DatabaseSync(folder.file);
  database.exec(
    "drop table fence; delete from commits; delete from kysely_migration where name >= '006-commits'",
  );
  database.close();
  rmSync(join(folder.path, 'gearhall.sequence'));
  const store = await sqliteStore(folder.file, 'full');
  await store.beat(1);
  await store.close();
  await (await sqliteStore(folder.file, 'full')).close();
});
