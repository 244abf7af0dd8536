import { matchSeed } from '@gearhall/shared/core/dice/dice';
import { parseRecord, isNoRecord } from '@gearhall/shared/core/record/parseRecord';
import type { GameRecord } from '@gearhall/shared/core/record/record';
import { checkRecord, CHECKS } from '@gearhall/shared/core/record/recordCheck';
import { anyGame } from '@gearhall/shared/core/game';
import { sealed } from '@gearhall/shared/core/testing/sealed';
import { RULES } from '@gearhall/shared/games/rules';
import { memoryStore } from '../store/memory/memoryStore';
import { playing, playOn, seated } from '../testing/games/games';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { RawClient } from '../testing/clients/rawClient';
import { privateNotesGame } from '../testing/games/privateNotesGame';
import type { Store } from '../store/contract/store';
import type { StoredTable } from '../store/contract/table';
import { until } from '../testing/until';

const game = anyGame(sealed);
const kept = memoryStore();
/** Simulates that the hall dies before it has stored a record. */
let dying = false;
let loads = 0;
const store: Store = {
  ...kept,
  load: (table) => {
    loads += 1;
    return kept.load(table);
  },
  archive: async (...record) => {
    if (!dying) await kept.archive(...record);
  },
};
let open: OpenHall;
let people: [Person, Person, Person];
beforeAll(async () => {
  open = await openHall({
    games: [game, privateNotesGame, RULES.metaltalon],
    store,
    config: { messagesPerSecond: 1000 },
  });
  const names = ['Ada', 'Bo', 'Cy'];
  people = (await Promise.all(names.map((name) => Person.enter(open.address, name)))) as typeof people;
});
afterAll(() => open.hall.close());
afterEach(() => {
  dying = false;
});

const asked = (id: string, query = '') => fetch(`${open.address}/api/records/${id}${query}`);
const say = { type: 'say' };

async function recordOf(id: string): Promise<GameRecord> {
  const answer = await asked(id);
  expect(answer.status).toBe(200);
  const record = parseRecord(await answer.text());
  if (isNoRecord(record)) throw new Error(JSON.stringify(record));
  return record;
}
async function hallKey(): Promise<string> {
  const { key } = (await (await fetch(`${open.address}/api/hall`)).json()) as { key: string };
  return key;
}
async function endedGame(): Promise<string> {
  const [a] = (await playing(people.slice(0, 2), privateNotesGame)) as [Seen, Seen];
  await a.act(say);
  await a.act({ type: 'end' });
  return a.room.roomId;
}

test('a game that bots and a person played has a record in which everything holds', async () => {
  const id = await people[0].createTable('metaltalon', 2, { options: { roundLimit: 20 } });
  const a = await people[0].join(id);
  await a.ask('salt', { salt: 'ab'.repeat(16) });
  await a.ask('bot', { seat: 1, level: 'hard' });
  await a.ask('start');
  await a.until(() => a.table.toAct.includes(0));
  const [before, seal] = [await asked(id), a.table.seal];
  expect(before.status).toBe(404);
  await a.act({ type: 'resign' });
  await a.until(() => a.table.status === 'ended');
  const record = await recordOf(id);
  const bot = a.table.seats[1]?.name;
  const check = checkRecord(RULES.metaltalon, record, await hallKey());
  expect(Object.values(check.findings).map(({ verdict }) => verdict)).toEqual(CHECKS.map(() => 'holds'));
  expect(record).toMatchObject({ table: id, game: 'metaltalon', names: ['Ada', `${bot} (hard bot)`], seal });
  expect(record.salts).toEqual(['ab'.repeat(16), '']);
  expect(record.seed).toBe(a.table.seed);
  expect(Object.keys(record.reels)).toEqual(['everyone']);
  expect(record.entries.at(-1)).toMatchObject({ seat: 0, action: { type: 'resign' } });
  expect(JSON.stringify(record)).not.toContain(people[0].token.split('.')[1]!);
});

test('in a game with secrets every viewer has a view history', async () => {
  const seats = await playing(people.slice(0, 2), game);
  while (seats[0]!.table.status !== 'ended') await playOn(game, seats);
  const record = await recordOf(seats[0]!.room.roomId);
  expect(Object.keys(record.reels)).toEqual(['0', '1', 'everyone', 'spectator']);
  expect(checkRecord(game, record, await hallKey()).broken).toBe(false);
});

test('comes as a file when that is asked for, and compressed', async () => {
  const id = await endedGame();
  const plain = await asked(id);
  expect(plain.headers.get('content-disposition')).toBeNull();
  expect(plain.headers.get('content-type')).toContain('application/json');
  expect(plain.headers.get('content-encoding')).toMatch(/gzip|br|deflate/u);
  const file = await asked(id, '?download');
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename=gearhall-${id}.json`);
  expect(await file.text()).toBe(await plain.text());
});

test('for a game not yet ended, an unknown one, and nonsense, the answer is the same', async () => {
  const gathering = (await seated(people.slice(0, 2), privateNotesGame))[0]!.room.roomId;
  const running = (await playing(people.slice(0, 2), privateNotesGame))[0]!.room.roomId;
  const answers = [];
  for (const id of [gathering, running, '0000000000', '..%2f..', 'x'.repeat(500)]) {
    const answer = await asked(id);
    answers.push([answer.status, await answer.text(), answer.headers.get('content-length')]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.[0]).toBe(404);
});

test('a hall that died before the record was kept makes it when it is asked for, or the table opened', async () => {
  dying = true;
  const lost = await endedGame();
  expect((await recordOf(lost)).table).toBe(lost);
  expect(await kept.record(lost)).toBeUndefined();
  dying = false;
  expect((await recordOf(lost)).table).toBe(lost);
  expect(await kept.record(lost)).toBeDefined();

  const stored: StoredTable = { ...(await kept.load(await endedGame()))!, chat: [] };
  const id = 'zzzzzzzzzz';
  // Not even the end of the game was stored.
  await kept.create({ ...stored.core, id }, { ...stored.tableRecord, status: 'playing' });
  for (const [index, entry] of stored.entries.entries()) await kept.append(id, index, entry);
  expect((await asked(id)).status).toBe(404);
  const seen = await people[0].join(id);
  await until(async () => (await kept.record(id)) !== undefined, 'the record');
  expect((await recordOf(id)).table).toBe(id);
  await seen.leave();
});

test('a table of rules that are gone keeps its record, and no new one is made', async () => {
  const id = await endedGame();
  const record = JSON.stringify({ ...(await recordOf(id)), rulesVersion: 0 });
  const stored = (await kept.load(id))!;
  for (const [copy, archived] of [
    ['yyyyyyyyyy', record],
    ['xxxxxxxxxx', undefined],
  ] as const) {
    await kept.create({ ...stored.core, id: copy, rulesVersion: 0 }, stored.tableRecord);
    if (archived) await kept.archive(copy, archived);
  }
  expect(await (await asked('yyyyyyyyyy')).text()).toBe(record);
  expect((await asked('xxxxxxxxxx')).status).toBe(404);
  // Its whole log is not read again for each request.
  const before = loads;
  expect((await asked('xxxxxxxxxx')).status).toBe(404);
  expect(loads).toBe(before);
});

test('a stored record of an older format is given as it is', async () => {
  const id = await endedGame();
  const { format, ...rest } = await recordOf(id);
  expect(format).toBe('gearhall-record-2');
  const older = JSON.stringify({ format: 'gearhall-record-1', ...rest });
  const stored = (await kept.load(id))!;
  await kept.create({ ...stored.core, id: 'wwwwwwwwww' }, stored.tableRecord);
  await kept.archive('wwwwwwwwww', older);
  expect(await (await asked('wwwwwwwwww')).text()).toBe(older);
  expect((await recordOf('wwwwwwwwww')).format).toBe('gearhall-record-1');
});

test('the hall keeps its key', async () => {
  const key = await hallKey();
  expect(key).toMatch(/^[0-9a-f]{64}$/u);
  expect(await kept.secret('record key', () => 'another')).not.toContain(key);
  expect(await hallKey()).toBe(key);
});

test('nobody learns the seed, or the salted one, before the end, on any channel', async () => {
  const seats = await seated(people.slice(0, 2), game);
  const id = seats[0]!.room.roomId;
  const observers = [await RawClient.join(people[0], id), await RawClient.join(people[2], id)];
  const spectator = await people[2].join(id);
  await seats[0]!.ask('salt', { salt: 'cd'.repeat(16) });
  await seats[0]!.ask('start');
  const { seed } = (await kept.load(id))!.tableRecord;
  const heard: Buffer[] = [];
  const hear = async (): Promise<void> => {
    for (const path of ['tables', `tables/${id}`, `records/${id}`, 'hall', 'games']) {
      heard.push(Buffer.from(await (await fetch(`${open.address}/api/${path}`)).arrayBuffer()));
    }
    heard.push(Buffer.from(await (await fetch(`${open.address}/metrics`)).arrayBuffer()));
    for (const client of observers) heard.push(...client.frames.splice(0));
    heard.push(Buffer.from(JSON.stringify([open.logged, spectator.viewHistory, seats[1]!.viewHistory])));
  };
  for (const seen of [...seats, spectator]) await seen.ask('chat', { text: 'hello' });
  for (let plays = 0; plays < 500 && seats[0]!.table.status !== 'ended'; plays += 1) {
    await spectator.reviewGame();
    await seats[1]!.reviewGame();
    await observers[0]!.quiet(5);
    await hear();
    // What is received after this may contain the seed, because the game can be over.
    await playOn(game, seats);
  }
  const secrets = [seed, matchSeed(seed, ['cd'.repeat(16), ''])];
  const everything = Buffer.concat(heard);
  expect(everything.includes('hello')).toBe(true);
  expect(everything.includes('cd'.repeat(16))).toBe(true);
  for (const secret of secrets) {
    expect(everything.includes(secret)).toBe(false);
    expect(everything.includes(Buffer.from(secret, 'hex'))).toBe(false);
    expect(everything.includes(Buffer.from(secret, 'hex').toString('base64').slice(0, 40))).toBe(false);
    expect(JSON.stringify(open.logged)).not.toContain(secret);
  }
  // And the comparison would notice.
  await observers[1]!.quiet();
  expect(Buffer.concat(observers[1]!.frames).includes(seed)).toBe(true);
  for (const client of observers) client.socket.close();
});
