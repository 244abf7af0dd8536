import { createHash } from 'node:crypto';
import { RULES } from '@gearhall/shared/games/rules';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../store/contract/errors';
import { readRestored } from '../store/files/restored';
import { sqliteStore } from '../store/databases/sqlite';
import type { Store } from '../store/contract/store';
import { temporaryFolder, type Folder } from '../testing/temporaryFolder';
import { core, line, tableRecord } from '../testing/stores/storeSamples';
import { backUp, type Backup } from './backingUp';
import { restore, type RestoreOrder } from './restoring';

/** In ms since 1970. */
const NOON = Date.UTC(2026, 10, 25, 12);
const HOUR = 60 * 60 * 1000;

let folder: Folder;
let store: Store | undefined;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await store?.close();
  store = undefined;
  folder.remove();
});

const backups = (): string => join(folder.path, 'backups');
const make = (hours = 0, keep = 14): Promise<Backup> =>
  backUp({ database: folder.file, folder: backups(), keep, now: NOON + hours * HOUR });
const open = async (): Promise<Store> => (store = await sqliteStore(folder.file, 'full'));
const close = async (): Promise<void> => {
  await store?.close();
  store = undefined;
};
const { metaltalon } = RULES;
const OF_GAME = {
  game: 'metaltalon',
  options: metaltalon.options.parse({}),
  rulesVersion: metaltalon.about.rulesVersion,
} as const;

/** A hall with a table and this many lines of chat. */
async function filled(lines: number): Promise<Store> {
  const there = await open();
  await there.create({ ...core, id: 'aaaaaaaaaa', ...OF_GAME }, tableRecord);
  for (let index = 0; index < lines; index += 1) await there.say('aaaaaaaaaa', index, line(`line ${index}`));
  return there;
}
const refusalOf = async (attempt: Promise<unknown>): Promise<string> => {
  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StoreError);
  return (error as StoreError).message;
};
const order = (more: Partial<RestoreOrder> & Pick<RestoreOrder, 'backup'>): RestoreOrder => ({
  ...{ folder: folder.path, replace: false, acceptDamage: false, now: NOON + 5 * HOUR },
  ...more,
});
const linesIn = async (): Promise<number> => (await (await open()).load('aaaaaaaaaa'))!.chat.length;
/** Everything in the data folder but the backups. */
const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');
const contents = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder.path)
      .filter((name) => statSync(join(folder.path, name)).isFile())
      .map((name) => [name, hashOf(join(folder.path, name))]),
  );

describe('a backup', () => {
  test('is made while the hall writes, holds what was stored, and is for its owner alone', async () => {
    const hall = await filled(3);
    const writing = Array.from({ length: 40 }, (_, index) =>
      hall.say('aaaaaaaaaa', 3 + index, line('meanwhile')),
    );
    const made = await make();
    await Promise.all(writing);
    expect(made).toMatchObject({ tables: 1, problems: [], removed: [] });
    expect(made.file).toBe(join(backups(), 'gearhall-2026-11-25T12-00-00Z.sqlite'));
    expect(statSync(made.file).mode & 0o777).toBe(0o600);
    const copy = new DatabaseSync(made.file, { readOnly: true });
    const [row] = copy.prepare('select count(*) as count from chat').all();
    copy.close();
    expect(Number(row?.['count'])).toBeGreaterThanOrEqual(3);
    expect(readdirSync(backups()).filter((name) => name.includes('part'))).toEqual([]);
  });

  test('of a hall that is down touches nothing in its folder', async () => {
    await filled(2);
    await close();
    const before = contents();
    await make();
    expect(contents()).toEqual(before);
  });

  test('replaces the oldest ones, and no other files', async () => {
    await filled(1);
    mkdirSync(backups());
    writeFileSync(join(backups(), 'notes.txt'), 'mine');
    for (const hours of [0, 1, 2]) await make(hours, 2);
    const last = await make(3, 2);
    expect(last.removed).toEqual(['gearhall-2026-11-25T13-00-00Z.sqlite']);
    expect(readdirSync(backups()).sort()).toEqual([
      'gearhall-2026-11-25T14-00-00Z.sqlite',
      'gearhall-2026-11-25T15-00-00Z.sqlite',
      'notes.txt',
    ]);
  });

  test('of damaged rows is made and told, and no older one is deleted for it', async () => {
    await filled(2);
    await make(0, 1);
    await close();
    const database = new DatabaseSync(folder.file);
    database.exec(`update chat set line = '{}' where "index" = 1`);
    database.close();
    const made = await make(1, 1);
    expect(made.problems.length).toBeGreaterThan(0);
    expect(made.removed).toEqual([]);
    expect(readdirSync(backups())).toHaveLength(2);
  });

  test('is not made of nothing, of a damaged file, or over another one; nothing new is left', async () => {
    expect(await refusalOf(make())).toMatch(/^There is no database/u);
    await filled(200);
    await make();
    expect(await refusalOf(make())).toMatch(/^There is a backup .* already[.]$/u);
    await close();
    truncateSync(folder.file, statSync(folder.file).size - 6000);
    expect(await refusalOf(make(1))).toMatch(/damaged|cannot be (?:read|copied)/u);
    expect(readdirSync(backups())).toEqual(['gearhall-2026-11-25T12-00-00Z.sqlite']);
  });

  test('is not made where nothing can be written', async () => {
    await filled(1);
    await close();
    writeFileSync(backups(), 'a file');
    await expect(make()).rejects.toThrow();
    chmodSync(folder.path, 0o755);
    expect(readdirSync(folder.path).filter((name) => name.includes('part'))).toEqual([]);
  });
});

describe('restoring', () => {
  test('an empty folder goes on from the backup, and people are told', async () => {
    await filled(2);
    const { file } = await make();
    const kept = readFileSync(file);
    await close();
    const other = temporaryFolder();
    const { upTo, aside, missing } = await restore(order({ backup: file, folder: other.path }));
    expect([aside, missing]).toEqual([undefined, undefined]);
    expect(readRestored(other.path)).toEqual({ from: upTo, at: NOON + 5 * HOUR });
    const hall = await sqliteStore(other.file, 'full');
    expect((await hall.load('aaaaaaaaaa'))!.chat).toHaveLength(2);
    await hall.close();
    other.remove();
    expect(readFileSync(file)).toEqual(kept);
  });

  test('nothing is replaced unless that is wanted; then it is put aside', async () => {
    const hall = await filled(2);
    const { file } = await make();
    await hall.say('aaaaaaaaaa', 2, line('later'));
    await close();
    const before = contents();
    expect(await refusalOf(restore(order({ backup: file })))).toMatch(
      /already, with 1 changes that the backup does not have[.] Nothing was changed[.] Add --replace/u,
    );
    expect(contents()).toEqual(before);
    const done = await restore(order({ backup: file, replace: true }));
    expect(done).toMatchObject({ missing: 1, aside: join(folder.path, 'replaced-2026-11-25T17-00-00Z') });
    expect(readdirSync(done.aside!)).toEqual(
      expect.arrayContaining(['gearhall.sqlite', 'gearhall.sequence']),
    );
    expect(await linesIn()).toBe(2);
    // What it stores from now on is not taken for what was lost.
    await close();
    expect(await linesIn()).toBe(2);
  });

  test('not while the hall runs', async () => {
    await filled(1);
    const { file } = await make();
    expect(await refusalOf(restore(order({ backup: file, replace: true })))).toMatch(
      /^Another Gearhall server/u,
    );
  });

  test('not from what is no backup, damaged, or of a newer version', async () => {
    await filled(200);
    const { file } = await make();
    await close();
    const before = contents();
    const refused = (backup: string, more: Partial<RestoreOrder> = {}): Promise<string> =>
      refusalOf(restore(order({ backup, replace: true, ...more })));
    expect(await refused(join(folder.path, 'none'))).toMatch(/^There is no backup/u);
    const text = join(backups(), 'text.sqlite');
    writeFileSync(text, 'no database at all, but long enough to be read as one, perhaps');
    expect(await refused(text)).toMatch(/damaged|cannot be read/u);
    const strange = join(backups(), 'strange.sqlite');
    new DatabaseSync(strange).exec('create table mine (id integer)');
    expect(await refused(strange)).toMatch(/is no database of a hall[.]$/u);
    const cut = join(backups(), 'cut.sqlite');
    writeFileSync(cut, readFileSync(file).subarray(0, 9000));
    expect(await refused(cut)).toMatch(/damaged|cannot be read/u);
    const newer = join(backups(), 'newer.sqlite');
    writeFileSync(newer, readFileSync(file));
    const database = new DatabaseSync(newer);
    const [done] = database.prepare("select name from sqlite_master where name like '%migration%'").all();
    database.exec(`insert into ${String(done?.['name'])} values ('9999-later', '2030-01-01')`);
    database.close();
    expect(await refused(newer)).toMatch(/written by a newer version/u);
    expect(contents()).toEqual(before);
    expect(existsSync(`${folder.file}.restoring`)).toBe(false);
  });

  test('damaged rows only if that is accepted', async () => {
    await filled(2);
    const { file } = await make();
    await close();
    const database = new DatabaseSync(file);
    database.exec(`update chat set line = '{}' where "index" = 1`);
    database.close();
    expect(await refusalOf(restore(order({ backup: file, replace: true })))).toMatch(
      /damaged rows .*--accept-damage/u,
    );
    await restore(order({ backup: file, replace: true, acceptDamage: true }));
    expect(await linesIn()).toBeGreaterThan(0);
  });
});
