import type { Store } from '../store/contract/store';
import { playing } from '../testing/games/games';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { postgresPlace, sqlitePlace, withPostgres, type OpenPlace } from '../testing/stores/places';
import { steeredClock, type SteeredClock } from '../testing/steeredClock';
import { privateNotesGame } from '../testing/games/privateNotesGame';
import { pause, until } from '../testing/until';

const SECOND = 1000;
const say = { type: 'say' };
const SLOW = { clock: { type: 'correspondence', days: 1 } };
const DAY = 24 * 3600 * SECOND;
const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;

let place: OpenPlace;
let store: Store;
let open: OpenHall;
let time: SteeredClock;
let ada: Person, bo: Person, cy: Person;

async function openAt(make: () => Promise<OpenPlace>): Promise<void> {
  place = await make();
  store = await place.open();
  time = steeredClock();
  const config = { idleAfterMs: 600 * SECOND, deadlinesEveryMs: 15 * SECOND };
  open = await openHall({ games: [privateNotesGame], store, clock: time.clock, config });
  [ada, bo, cy] = (await Promise.all(
    ['Ada', 'Bo', 'Cy'].map((name) => Person.enter(open.address, name)),
  )) as [Person, Person, Person];
}
afterEach(async () => {
  await open.hall.close();
  await place.clear();
});

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${open.address}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'mu').exec(text)?.[1]);
}

/** Everybody leaves, and all rooms are closed. */
async function abandon(...all: Seen[]): Promise<void> {
  for (const seen of all) await seen.leave();
  await until(async () => (await metric('gearhall_connections')) === 0, 'everybody to leave');
  time.pass(600 * SECOND);
  await until(async () => (await metric('gearhall_tables')) === 0, 'the rooms to be closed');
}

/** A table of Ada and Bo with three words and a line of chat, which exists only in the store. */
async function sleeping(terms: object = {}): Promise<string> {
  const table = await ada.createTable('whisper', 2, { terms });
  const [a, b] = [await ada.join(table), await bo.join(table)];
  await b.ask('sit', { seat: 1 });
  await a.ask('start');
  await a.act(say);
  await b.act(say);
  await a.act(say);
  await a.ask('chat', { text: 'see you' });
  await abandon(a, b);
  return table;
}

const damaged = (table: string) =>
  open.logged.filter((line) => line.table === table && String(line.msg).includes('damaged'));
const dump = async (table: string): Promise<unknown> => {
  const { entries, chat } = (await store.load(table))!;
  return { entries, chat };
};
const found = async (table: string) => {
  const answer = await fetch(`${open.address}/api/tables/${table}`);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

function standsAlone(make: () => Promise<OpenPlace>): void {
  beforeEach(() => openAt(make));

  test('a game that is over stays over, even where its log is damaged', async () => {
    const [a, b] = (await playing([ada, bo], privateNotesGame)) as [Seen, Seen];
    const table = a.table.id;
    await a.act(say);
    await b.act({ type: 'resign' });
    await a.until(() => a.table.status === 'ended', 'the end');
    await abandon(a, b);
    await place.run(`update entries set action = '{"type":"s' where table_id = '${table}' and "index" = 1`);
    const seen = await ada.join(table);
    expect(seen.table).toMatchObject({ status: 'ended', pause: 'damaged' });
    expect((await store.load(table))?.tableRecord.status).toBe('ended');
  });

  test('a table with a damaged entry is paused alone, as it was before the damage', async () => {
    const table = await sleeping();
    await place.run(`update entries set action = '{"type":"s' where table_id = '${table}' and "index" = 2`);
    const before = await dump(table);
    const seen = await ada.join(table);
    expect(seen.table).toMatchObject({ status: 'paused', pause: 'damaged', actions: 2, toAct: [0, 1] });
    expect([seen.welcome?.seat, seen.view]).toEqual([0, { mine: '', said: 2 }]);
    for (const request of [
      seen.act(say),
      seen.ask('undo', { ask: true }),
      seen.ask('rename', { name: 'Eve' }),
    ])
      expect(await codeOf(request)).toBe('tableDamaged');
    expect(await codeOf(seen.ask('history', { events: 0, chat: 0 }))).toBeUndefined();
    expect(seen.chat.map(({ text }) => text)).toEqual(['see you']);
    expect(await dump(table)).toEqual(before);

    const [a, b] = (await playing([bo, cy], privateNotesGame)) as [Seen, Seen];
    expect([await codeOf(a.act(say)), b.table.pause]).toEqual([undefined, '']);
    expect((await fetch(`${open.address}/health`)).status).toBe(200);
    const lobby = await (await fetch(`${open.address}/api/tables`)).text();
    expect(lobby).not.toContain(table);
    expect(await found(table)).toMatchObject({ status: 200, body: { status: 'paused' } });
    expect(damaged(table)).toEqual([
      expect.objectContaining({ level: 50, part: 'entry', fault: 'changed', index: 2 }),
    ]);
  });

  test.each(['core', 'affairs'])('a table with damaged %s cannot be opened, and says why', async (column) => {
    const table = await sleeping(SLOW);
    await place.run(`update tables set ${column} = '{' || ${column} where id = '${table}'`);
    for (let times = 0; times < 3; times += 1) {
      await expect(ada.join(table)).rejects.toMatchObject({ message: expect.stringContaining('damaged') });
      expect(await found(table)).toMatchObject({ status: 410, body: { error: { code: 'tableDamaged' } } });
    }
    time.pass(2 * DAY);
    for (let times = 0; times < 5; times += 1) {
      time.pass(15 * SECOND);
      await pause(20);
    }
    const [a] = (await playing([bo, cy], privateNotesGame)) as [Seen, Seen];
    expect([await codeOf(a.act(say)), a.table.pause]).toEqual([undefined, '']);
    expect((await fetch(`${open.address}/health`)).status).toBe(200);
    expect(damaged(table)).toHaveLength(1);
    expect(open.logged.filter(({ level, table: of }) => level === 50 && of !== table)).toEqual([]);
  });

  test('a deadline opens a damaged table once, and no fallback is played', async () => {
    const table = await sleeping(SLOW);
    await place.run(`delete from entries where table_id = '${table}' and "index" = 1`);
    time.pass(2 * DAY);
    await until(async () => {
      time.pass(15 * SECOND);
      return damaged(table).length > 0;
    }, 'the damage to be found');
    for (let times = 0; times < 100; times += 1) {
      time.pass(15 * SECOND);
      await pause(2);
    }
    await until(async () => (await metric('gearhall_tables')) === 0, 'the room to be closed');
    expect(damaged(table)).toHaveLength(1);
    expect(open.logged.filter(({ level }) => level === 50)).toHaveLength(1);
    const seen = await bo.join(table);
    expect(seen.table).toMatchObject({ pause: 'damaged', actions: 1 });
  });

  test('a repaired table goes on, and the pause has cost nobody any time', async () => {
    const table = await sleeping(SLOW);
    const seen = await ada.join(table);
    const dues = seen.table.seats.map(({ due }) => due);
    await abandon(seen);
    await place.run(`update entries set seat = 7 where table_id = '${table}' and "index" = 1`);
    const paused = await ada.join(table);
    expect(paused.table).toMatchObject({ pause: 'damaged', actions: 1 });
    await abandon(paused);
    await place.run(`update entries set seat = 1 where table_id = '${table}' and "index" = 1`);
    const again = await ada.join(table);
    expect(again.table).toMatchObject({ status: 'playing', pause: '', actions: 3 });
    expect(again.table.seats.map(({ due }) => due)).toEqual(dues.map((due) => due + 600 * SECOND));
    expect(await codeOf(again.act(say))).toBeUndefined();
  });

  test('damage found in the middle of a game pauses it there, and the store counts as well', async () => {
    const [a, b] = (await playing([ada, bo], privateNotesGame)) as [Seen, Seen];
    const [other] = (await playing([bo, cy], privateNotesGame)) as [Seen];
    await a.act(say);
    await place.run(`update log_heads set hash = 'ab', length = 7 where table_id = '${a.table.id}'`);
    expect(await codeOf(b.act(say))).toBe('tableDamaged');
    for (const seen of [a, b]) await seen.until(() => seen.table.pause === 'damaged', 'the pause');
    expect(a.table).toMatchObject({ status: 'paused', actions: 1 });
    expect(await codeOf(a.act(say))).toBe('tableDamaged');
    expect(await codeOf(other.act(say))).toBeUndefined();
    expect((await fetch(`${open.address}/health`)).status).toBe(200);
    expect(damaged(a.table.id)).toHaveLength(1);
  });

  test('a damaged line of chat is left out, and the game and the talk go on', async () => {
    const table = await sleeping();
    await place.run(`update chat set line = 'see you' where table_id = '${table}'`);
    const seen = await ada.join(table);
    expect(seen.table).toMatchObject({ status: 'playing', pause: '', actions: 3 });
    expect(await codeOf(seen.ask('history', { events: 0, chat: 0 }))).toBeUndefined();
    expect(seen.chat).toEqual([]);
    expect(await codeOf(seen.ask('chat', { text: 'again' }))).toBeUndefined();
    expect(await codeOf(seen.ask('chat', { text: 'and again' }))).toBeUndefined();
    expect((await store.load(table))?.chat.map(({ line }) => line.text)).toEqual(['again', 'and again']);
    expect(await codeOf(seen.act(say))).toBeUndefined();
    expect(damaged(table)).toEqual([expect.objectContaining({ part: 'line', index: 0 })]);
  });

  test('a damaged record is made again from the entries; without them there is an error', async () => {
    const [a] = (await playing([ada, bo], privateNotesGame)) as [Seen, Seen];
    const { id } = a.table;
    await a.act(say);
    await a.act({ type: 'end' });
    await until(async () => (await store.record(id)) !== undefined, 'the record');
    const record = await store.record(id);
    const asked = () => fetch(`${open.address}/api/records/${id}`);
    for (const change of ["replace(record, 'Ada', 'Eve')", 'substr(record, 1, 99)']) {
      await place.run(`update tables set record = ${change} where id = '${id}'`);
      expect(await (await asked()).text()).toBe(record);
      expect(await store.record(id)).toBe(record);
    }
    await place.run(`update entries set seat = 1 where table_id = '${id}'`);
    expect(await (await asked()).text()).toBe(record);
    await place.run(`update tables set record = 'x' where id = '${id}'`);
    const answer = await asked();
    expect([answer.status, await answer.json()]).toMatchObject([410, { error: { code: 'tableDamaged' } }]);
  });
}

describe('in SQLite', () => standsAlone(sqlitePlace));
withPostgres(() => describe('in PostgreSQL', () => standsAlone(() => postgresPlace())));
