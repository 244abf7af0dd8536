import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { anyGame } from '@gearhall/shared/core/game';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import { sqliteStore } from '../store/databases/sqlite';
import type { Store } from '../store/contract/store';
import { guestTokens } from '../identity/tokens';
import { openHall, SECRET, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { steeredClock, type SteeredClock } from '../testing/steeredClock';
import { subscription } from '../testing/stores/storeSamples';
import { temporaryFolder, type Folder } from '../testing/temporaryFolder';
import { until } from '../testing/until';
import { backUp } from '../tools/backingUp';

/** What somebody has had deleted is in no file of the hall any more, and in no new backup. */

const game = anyGame(metaltalon);
const NAME = 'Quillonia';
const WORDS = 'zephyrous';
const PUSHES = 'quaggapush';
const DAY_MS = 24 * 3600 * 1000;

let folder: Folder;
let store: Store;
let open: OpenHall;
let time: SteeredClock;
let quill: Person, bo: Person;

beforeEach(async () => {
  folder = temporaryFolder();
  store = await sqliteStore(folder.file, 'normal');
  time = steeredClock();
  const config = { messagesPerSecond: 1000, idleAfterMs: 3_600_000, keepDays: 30 };
  isOpen = true;
  open = await openHall({ games: [game], store, clock: time.clock, config });
  [quill, bo] = [await Person.enter(open.address, NAME), await Person.enter(open.address, 'Bo')];
});
let isOpen = true;
const close = async (): Promise<void> => {
  if (isOpen) await open.hall.close();
  isOpen = false;
};
afterEach(async () => {
  await close();
  folder.remove();
});

const files = (path: string): string[] =>
  readdirSync(path, { recursive: true })
    .map((name) => join(path, String(name)))
    .filter((name) => statSync(name).isFile());

/** How often each of these stands in the bytes of the files. */
function foundIn(paths: readonly string[], texts: readonly string[]): Record<string, number> {
  const bytes = paths.map((path) => readFileSync(path).toString('latin1'));
  return Object.fromEntries(texts.map((text) => [text, bytes.join('').split(text).length - 1]));
}
const everywhere = () => foundIn(files(folder.path), [NAME, WORDS, PUSHES]);
const GONE = { [NAME]: 0, [WORDS]: 0, [PUSHES]: 0 };

async function backedUp() {
  const backups = join(folder.path, 'backups');
  const { file } = await backUp({ database: folder.file, folder: backups, keep: 3, now: Date.now() });
  return foundIn([file], [NAME, WORDS, PUSHES]);
}

/** A finished game of both, with much talk, and a subscribed browser. */
async function played(): Promise<readonly Seen[]> {
  const id = await quill.createTable('metaltalon', 2, { listed: true });
  const seen = [await quill.join(id), await bo.join(id)] as const;
  await seen[1].ask('sit', { seat: 1 });
  await seen[0].ask('start');
  await seen[1].until(() => seen[1].view !== undefined, 'the start');
  for (let line = 0; line < 60; line += 1) {
    await seen[0].ask('chat', { text: `${WORDS} ${line} ${'.'.repeat((line * 7) % 90)}` });
    if (line % 3 === 0) await seen[1].ask('chat', { text: `mine ${line}` });
  }
  await store.subscribe(guestTokens(SECRET).check(quill.token)!, subscription(PUSHES));
  await seen[1].act({ type: 'resign' });
  await until(async () => (await store.record(id)) !== undefined, 'the record');
  return seen;
}

test('after a deletion, no file and no new backup has a name, a word or a push address of the person', async () => {
  const seen: Seen[] = [];
  for (let games = 0; games < 4; games += 1) seen.push(...(await played()));
  for (const one of seen) await one.leave();
  for (const count of Object.values(everywhere())) expect(count).toBeGreaterThan(0);
  const headers = { Authorization: `Bearer ${quill.token}` };
  const answer = await fetch(`${open.address}/api/me`, { method: 'DELETE', headers });
  expect(answer.status).toBe(204);
  expect(everywhere()).toEqual(GONE);
  expect(await backedUp()).toEqual(GONE);
  expect(foundIn([folder.file], ['mine 57'])).toEqual({ 'mine 57': 4 });
});

test('while a backup reads, the log is emptied a moment later', async () => {
  for (const one of await played()) await one.leave();
  const reader = new DatabaseSync(folder.file, { readOnly: true });
  reader.exec('begin; select count(*) from chat');
  const headers = { Authorization: `Bearer ${quill.token}` };
  const answer = await fetch(`${open.address}/api/me`, { method: 'DELETE', headers });
  expect(answer.status).toBe(204);
  expect(everywhere()[WORDS]).toBeGreaterThan(0);
  reader.close();
  await until(() => everywhere()[WORDS] === 0, 'the log to be emptied');
  expect(everywhere()).toEqual(GONE);
});

test('so it is with what has been kept for long enough', async () => {
  for (const one of await played()) await one.leave();
  time.pass(31 * DAY_MS);
  for (const text of [WORDS, PUSHES])
    await until(() => {
      time.pass(3_600_000);
      return everywhere()[text] === 0;
    }, `${text} to be deleted`);
  expect(await backedUp()).toMatchObject({ [WORDS]: 0, [PUSHES]: 0 });
});

const versionOf = (file: string): unknown => {
  const database = new DatabaseSync(file, { readOnly: true });
  const { user_version: version } = database.prepare('pragma user_version').get() ?? {};
  database.close();
  return version;
};

test.each<[string, () => Promise<void>]>([
  [
    'an older version has left',
    async () => {
      const older = new DatabaseSync(folder.file);
      older.exec('pragma user_version = 0');
      older.close();
    },
  ],
  ['had something deleted from it', () => store.eraseDeleted()],
])('a file that %s is written anew at the next start', async (_, before) => {
  expect(versionOf(folder.file)).toBe(1);
  await before();
  await close();
  const older = new DatabaseSync(folder.file);
  older.exec(`pragma secure_delete = off;
    insert into pushes (endpoint, person, subscription) values ('${`${PUSHES} `.repeat(900)}', 'p', '');
    delete from pushes`);
  older.close();
  expect(foundIn([folder.file], [PUSHES])[PUSHES]).toBeGreaterThan(500);
  // A backup is made without it all the same.
  expect((await backedUp())[PUSHES]).toBe(0);
  store = await sqliteStore(folder.file, 'normal');
  await store.close();
  expect([everywhere()[PUSHES], versionOf(folder.file)]).toEqual([0, 1]);
});
