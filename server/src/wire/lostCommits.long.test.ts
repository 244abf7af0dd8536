import { RULES } from '@gearhall/shared/games/rules';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from '../store/contract/errors';
import { sqliteStore } from '../store/databases/sqlite';
import { playing, playOn } from '../testing/games/games';
import { failToStart, startHall, type HallProcess } from '../testing/halls/hallProcess';
import { Person, type Seen } from '../testing/clients/Person';
import { temporaryFolder, type Folder } from '../testing/temporaryFolder';
import { pause } from '../testing/until';

const game = RULES.metaltalon;
const TIMEOUT_MS = 120_000;

/** The folder of a server that was killed in the middle of a game. */
let killed: Folder;
let folder: Folder;
let ada: Person;
let seats: Seen[];
const halls: HallProcess[] = [];

beforeAll(async () => {
  killed = temporaryFolder();
  const hall = await startHall({ GEARHALL_DATA: killed.path });
  ada = await Person.enter(hall.address, 'Ada');
  seats = await playing([ada, await Person.enter(hall.address, 'Bo')], game);
  for (let step = 0; step < 12; step += 1) await playOn(game, seats);
  await hall.end('SIGKILL');
}, TIMEOUT_MS);
beforeEach(() => {
  folder = temporaryFolder();
  cpSync(killed.path, folder.path, { recursive: true });
});
afterEach(async () => {
  for (const hall of halls.splice(0)) await hall.end('SIGKILL');
  folder.remove();
});
afterAll(() => killed.remove());

async function start(environment: Record<string, string> = {}): Promise<HallProcess> {
  const hall = await startHall({ GEARHALL_DATA: folder.path, ...environment });
  halls.push(hall);
  return hall;
}

const inFolder = (name: string): string => join(folder.path, name);

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Every file in the folder, with the hash of its content. */
function contents(): Record<string, string> {
  const names = readdirSync(folder.path).sort();
  return Object.fromEntries(names.map((name) => [name, hashOf(readFileSync(inFolder(name)))]));
}

/** The name of the loss in the sentence. */
const nameIn = (sentence: string): string => /GEARHALL_ACCEPT_LOSS=(\S+)/u.exec(sentence)?.[1] ?? '';

function flipByte(name: string, at: (size: number) => number): void {
  const bytes = readFileSync(inFolder(name));
  const place = at(bytes.length);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  writeFileSync(inFolder(name), bytes);
}

test(
  'a server that was killed without damage starts again, with every action',
  async () => {
    const { address } = await start();
    const back = await ada.at(address).join(seats[0]?.table.id ?? '');
    expect(back.table.actions).toBe(seats[0]?.table.actions);
  },
  TIMEOUT_MS,
);

const damages: [string, RegExp, () => void][] = [
  [
    'a byte in the middle of the log is another one',
    /ends with /u,
    () => flipByte('gearhall.sqlite-wal', (size) => size >> 1),
  ],
  [
    'a byte of its last commit is another one',
    /ends with /u,
    () => flipByte('gearhall.sqlite-wal', (size) => size - 100),
  ],
  ['the log is gone', /ends with /u, () => rmSync(inFolder('gearhall.sqlite-wal'))],
  [
    'the log and its index are gone',
    /ends with /u,
    () => {
      rmSync(inFolder('gearhall.sqlite-wal'));
      rmSync(inFolder('gearhall.sqlite-shm'));
    },
  ],
  [
    'the log was cut',
    /ends with /u,
    () =>
      truncateSync(inFolder('gearhall.sqlite-wal'), statSync(inFolder('gearhall.sqlite-wal')).size - 5000),
  ],
  ['the database is gone', /^There is no database /u, () => rmSync(inFolder('gearhall.sqlite'))],
  [
    'nothing is left but the sequence file',
    /^There is no database /u,
    () => {
      for (const name of readdirSync(folder.path)) if (name !== 'gearhall.sequence') rmSync(inFolder(name));
    },
  ],
];

test.each(damages)(
  'when %s, the start is refused and nothing is touched, until the loss is accepted',
  async (_, sentence, damage) => {
    damage();
    const before = contents();
    const refused = await sqliteStore(folder.file, 'full').catch((error: unknown) => error);
    const { message } = refused as StoreError;
    expect(refused).toBeInstanceOf(StoreError);
    expect(message).toMatch(sentence);
    expect(message).toMatch(/^[^\n]*\d+ commits are missing[^\n]*$/u);
    expect(contents()).toEqual(before);
    const acceptLoss = nameIn(message);
    await expect(sqliteStore(folder.file, 'full', { acceptLoss: `${acceptLoss}0` })).rejects.toThrow(message);
    expect(contents()).toEqual(before);
    const warned: string[] = [];
    const warn = (text: string) => warned.push(text);
    await (await sqliteStore(folder.file, 'full', { acceptLoss, warn })).close();
    expect(warned).toEqual([
      expect.stringMatching(/^[^\n]*\d+ commits are missing[^\n]* This was accepted\.$/u),
    ]);
    await (await sqliteStore(folder.file, 'full', { warn })).close();
    expect(warned).toHaveLength(1);
  },
);

test(
  'the server says it and ends, and goes on once it is told to',
  async () => {
    flipByte('gearhall.sqlite-wal', (size) => size >> 1);
    const before = contents();
    const { code, output, errors } = await failToStart({ GEARHALL_DATA: folder.path });
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(/^The database \S+ ends with commit \d+ of [^\n]*\n$/u);
    expect(contents()).toEqual(before);
    const hall = await start({ GEARHALL_ACCEPT_LOSS: nameIn(errors) });
    expect(hall.output()).toMatch(/"level":40,.*This was accepted\./u);
  },
  TIMEOUT_MS,
);

test(
  'six kills without damage are followed by six starts without a word about a loss',
  async () => {
    for (let kill = 0; kill < 6; kill += 1) {
      const hall = await start(kill % 2 === 0 ? {} : { GEARHALL_SYNC: 'normal' });
      const [one, other] = [await Person.enter(hall.address, 'Ada'), await Person.enter(hall.address, 'Bo')];
      const both = await playing([one, other], game);
      // It goes on until the kill, which leaves the last request without an answer.
      const goOn = async (): Promise<void> => playOn(game, both).then(goOn, () => undefined);
      void goOn();
      await pause(100 + 70 * kill);
      await hall.end('SIGKILL');
      expect(hall.errors()).toBe('');
      expect(hall.output()).not.toMatch(/"level":40/u);
    }
  },
  TIMEOUT_MS,
);
