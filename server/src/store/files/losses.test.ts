import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder, type Folder } from '../../testing/temporaryFolder';
import { readRestored } from './restored';
import { readSequence } from './sequence';
import { sqliteStore } from '../databases/sqlite';
import type { Sync } from '../../ground/config';
import type { Store } from '../contract/store';
import { until } from '../../testing/until';

let folder: Folder;
let warned: string[];
beforeEach(() => {
  folder = temporaryFolder();
  warned = [];
});
afterEach(() => folder.remove());

const inFolder = (name: string): string => join(folder.path, name);
const open = (sync: Sync = 'full', acceptLoss?: string): Promise<Store> =>
  sqliteStore(folder.file, sync, {
    warn: (sentence) => warned.push(sentence),
    ...(acceptLoss === undefined ? {} : { acceptLoss }),
  });

/** A server that starts, writes a number of times and stops. */
async function run(writes: number, acceptLoss?: string): Promise<void> {
  const store = await open('full', acceptLoss);
  for (let number = 0; number < writes; number += 1) await store.beat(number);
  await store.close();
}

const numberStored = (): unknown => {
  const database = new DatabaseSync(folder.file, { readOnly: true });
  const row = database.prepare('select number from commits').get();
  database.close();
  return row?.number;
};
const keep = (name: string): void => cpSync(folder.file, inFolder(name));
const restore = (name: string): void => cpSync(inFolder(name), folder.file);

test('an older backup instead of the database is refused, and accepted by its name', async () => {
  await run(5);
  keep('backup');
  await run(3);
  restore('backup');
  await expect(open()).rejects.toThrow(
    /ends with commit 5 of \S+, but 8 of \S+ was the last one stored: 3 commits are missing since then\..* an older backup was put in its place.*GEARHALL_ACCEPT_LOSS=6-8 /u,
  );
  await run(1, '6-8');
  expect(numberStored()).toBe(6);
  await run(1);
  expect(numberStored()).toBe(7);
});

test('after a loss was accepted, the lost state cannot return unnoticed', async () => {
  await run(5);
  keep('backup');
  await run(10);
  keep('whole');
  restore('backup');
  await run(2, '6-15');
  restore('whole');
  await expect(open()).rejects.toThrow(
    /is not the one that its sequence file belongs to: 7 commits are missing/u,
  );
  await run(1, '1-7');
  expect(numberStored()).toBe(16);
});

test('the same backup restored twice is two losses', async () => {
  await run(5);
  keep('backup');
  await run(1);
  restore('backup');
  await run(4, '6-6');
  restore('backup');
  await expect(run(1, '6-6')).rejects.toThrow(/GEARHALL_ACCEPT_LOSS=1-9 /u);
});

test('without a sequence file the server starts, and says up to when the database is known to be complete', async () => {
  await run(5);
  rmSync(inFolder('gearhall.sequence'));
  await run(1);
  expect(warned).toEqual([
    expect.stringMatching(/has no sequence file, .*Its last commit is 5 of \S+: if there were later ones/u),
  ]);
  await run(1);
  expect(warned).toHaveLength(1);
});

/** Overwrites one of the two slots. */
function tear(slot: 0 | 1): void {
  const bytes = readFileSync(inFolder('gearhall.sequence'));
  bytes.fill('!', slot * 4096, (slot + 1) * 4096);
  writeFileSync(inFolder('gearhall.sequence'), bytes);
}

test('with one torn slot too, and the operator is told for a while; with both it needs their word', async () => {
  await run(5);
  tear(0);
  await run(1);
  expect(warned).toEqual([
    expect.stringMatching(/^The sequence file of .* was damaged\. Its last commit is 5 /u),
  ]);
  expect(readRestored(folder.path)).toMatchObject({ isDoubt: true });
  rmSync(inFolder('gearhall.restored'));
  tear(0);
  tear(1);
  const refused = /GEARHALL_ACCEPT_LOSS=(after-6-[0-9a-f]{8}) /u;
  const refusal = await open().catch((error: Error) => error.message);
  expect(refusal).toMatch(
    /sequence file .* is damaged, so that nobody knows whether commits are missing\. Its last commit is 6 /u,
  );
  await expect(open('full', 'after-6-00000000')).rejects.toThrow(refused);
  await run(1, refused.exec(String(refusal))?.[1]);
  expect([numberStored(), readRestored(folder.path)?.isDoubt]).toEqual([7, undefined]);
  // It is told anew, under another name.
  for (const slot of [0, 1] as const) tear(slot);
  await expect(run(1, refused.exec(String(refusal))?.[1])).rejects.toThrow(/GEARHALL_ACCEPT_LOSS=after-7-/u);
});

test('with a damaged log and both slots damaged, nothing is lost silently', async () => {
  const store = await open();
  await store.beat(1);
  await store.close();
  const next = await open();
  for (let number = 2; number < 9; number += 1) await next.beat(number);
  // What a killed process leaves.
  const left = ['gearhall.sqlite', 'gearhall.sqlite-wal', 'gearhall.sequence'];
  const files = left.map((name) => [name, readFileSync(inFolder(name))] as const);
  await next.close();
  for (const [name, bytes] of files)
    writeFileSync(inFolder(name), name.endsWith('wal') ? bytes.fill(0) : bytes);
  for (const slot of [0, 1] as const) tear(slot);
  await expect(open()).rejects.toThrow(/GEARHALL_ACCEPT_LOSS=after-/u);
});

test('a damaged sequence file, and no database', async () => {
  await run(5);
  writeFileSync(inFolder('gearhall.sequence'), 'Dear diary');
  writeFileSync(folder.file, '');
  await expect(open()).rejects.toThrow(/There is no database .*GEARHALL_ACCEPT_LOSS=unknown /u);
  await run(1, 'unknown');
  expect(numberStored()).toBe(1);
});

test('a new folder, a clean stop and a new start cause no warning', async () => {
  await run(0);
  await run(3);
  await run(0);
  expect(warned).toEqual([]);
  expect(readdirSync(folder.path).sort()).toEqual(['gearhall.lock', 'gearhall.sequence', 'gearhall.sqlite']);
});

const numberKept = (): number | undefined => readSequence(inFolder('gearhall.sequence'))?.mark?.number;

test('with full sync, what is acknowledged is in the sequence file', async () => {
  const store = await open('full');
  for (let number = 1; number <= 5; number += 1) {
    await store.beat(number);
    expect(numberKept()).toBe(number);
  }
  await store.close();
});

test('with normal sync, the sequence file follows within seconds and at the end', async () => {
  const store = await open('normal');
  await store.beat(1);
  await store.beat(2);
  expect(numberKept()).toBe(0);
  await until(() => numberKept() === 2, 'the sequence file');
  await store.beat(3);
  await store.close();
  expect(numberKept()).toBe(3);
});

test('a second store on one folder is refused until the first one is closed', async () => {
  const first = await open();
  await expect(open()).rejects.toThrow(
    `Another Gearhall server is running on the data folder ${folder.path}: stop that one first`,
  );
  await first.beat(1);
  await first.close();
  await run(1);
});
