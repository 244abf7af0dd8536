import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '../../tools/backingUp';
import { restore } from '../../tools/restoring';
import { temporaryFolder, type Folder } from '../../testing/temporaryFolder';
import { sqliteStore } from '../databases/sqlite';
import { writeRestored } from './restored';
import type { Store } from '../contract/store';

/** Nobody but the owner of the hall can read what it stores, however its files came about. */

const NOON = Date.UTC(2026, 10, 25, 12);
let folder: Folder;
let data: string;
let store: Store | undefined;
const told: string[] = [];
let umask: number;

beforeEach(() => {
  umask = process.umask(0o022);
  folder = temporaryFolder();
  data = join(folder.path, 'data');
  told.length = 0;
});
afterEach(async () => {
  await store?.close();
  store = undefined;
  folder.remove();
  process.umask(umask);
});

const file = (name = 'gearhall.sqlite') => join(data, name);
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const open = async () => {
  store = await sqliteStore(file(), 'full', { warn: (sentence) => told.push(sentence) });
};
const close = async () => {
  await store?.close();
  store = undefined;
};
const modes = (path = data): Record<string, string> =>
  Object.fromEntries(readdirSync(path).map((name) => [name, modeOf(join(path, name))]));
const allOf = (path = data): string[] => [...new Set(Object.values(modes(path)))];

test('a new hall: its folder, and every file while it runs', async () => {
  await open();
  expect(modeOf(data)).toBe('700');
  expect(modes()).toEqual({
    'gearhall.lock': '600',
    'gearhall.sequence': '600',
    'gearhall.sqlite': '600',
    'gearhall.sqlite-shm': '600',
    'gearhall.sqlite-wal': '600',
  });
});

test('what an earlier version left open is closed at the start', async () => {
  await open();
  await close();
  writeRestored(data, { from: 0, at: NOON });
  for (const name of readdirSync(data)) chmodSync(file(name), 0o644);
  for (const name of ['backups', 'replaced-2026-11-25T12-00-00Z']) mkdirSync(file(name));
  chmodSync(data, 0o755);
  await open();
  expect(modeOf(data)).toBe('700');
  expect(modes()).toMatchObject({ 'gearhall.sqlite': '600', 'gearhall.restored': '600', backups: '700' });
  expect(allOf().toSorted()).toEqual(['600', '700']);
  expect(told).toEqual([]);
});

test('a folder with other things in it stays as it is, and that is said', async () => {
  mkdirSync(data);
  writeFileSync(file('photo.jpg'), '');
  await open();
  expect(modeOf(data)).toBe('755');
  expect(modes()).toMatchObject({ 'gearhall.sqlite': '600', 'photo.jpg': '644' });
  expect(told).toEqual([expect.stringContaining(`Others can look into the data folder ${data}`)]);
});

test('backups, also those that were carried about, and what is restored from them', async () => {
  await open();
  const backups = join(folder.path, 'copies');
  const order = { database: file(), folder: backups, keep: 14 };
  const made = await backUp({ ...order, now: NOON });
  expect([modeOf(backups), modeOf(made.file)]).toEqual(['700', '600']);
  chmodSync(made.file, 0o644);
  await backUp({ ...order, now: NOON + 60_000 });
  expect(allOf(backups)).toEqual(['600']);
  await close();
  chmodSync(made.file, 0o644);
  chmodSync(file(), 0o644);
  const restored = { backup: made.file, folder: data, replace: true, acceptDamage: false, now: NOON };
  const { aside } = await restore(restored);
  expect(modes()).toMatchObject({ 'gearhall.sqlite': '600', 'gearhall.restored': '600' });
  expect(modeOf(aside ?? '')).toBe('700');
  expect(allOf(aside)).toEqual(['600']);
});
