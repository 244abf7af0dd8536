import { anyGame } from '@gearhall/shared/core/game';
import type { GameRecord, RecordedRoll } from '@gearhall/shared/core/record/record';
import { checkRecord } from '@gearhall/shared/core/record/recordCheck';
import { keyPairOf, signWork } from '@gearhall/shared/core/record/signing';
import { atOnce } from '@gearhall/shared/core/ground/timeSliced';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import { privateNotesGame } from '../testing/games/privateNotesGame';
import { memoryStore } from '../store/memory/memoryStore';
import type { Store } from '../store/contract/store';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { until } from '../testing/until';

const game = anyGame(metaltalon);
const kept = memoryStore();
/** While this promise is open, no record is stored. */
let archiving: Promise<void> | undefined;
/** Runs once the tables of a person have been read. */
let reading: (() => Promise<void>) | undefined;
const store: Store = {
  ...kept,
  archive: async (...record) => {
    await archiving;
    await kept.archive(...record);
  },
  tablesOf: async (...person) => {
    const tables = await kept.tablesOf(...person);
    await reading?.();
    return tables;
  },
};
let open: OpenHall;
let ada: Person, bo: Person;

const newHall = () =>
  openHall({
    games: [game, privateNotesGame],
    store,
    config: { messagesPerSecond: 1000, idleAfterMs: 3_600_000 },
  });

beforeEach(async () => {
  open = await newHall();
  [ada, bo] = [await Person.enter(open.address, 'Ada'), await Person.enter(open.address, 'Bo')];
});
afterEach(() => open.hall.close());

const headers = ({ token }: Person) => ({ Authorization: `Bearer ${token}` });
const get = async (path: string, person?: Person) => {
  const response = await fetch(`${open.address}/api${path}`, person ? { headers: headers(person) } : {});
  return { status: response.status, body: (await response.json()) as never };
};
const forget = async (person: Person): Promise<number> =>
  (await fetch(`${open.address}/api/me`, { method: 'DELETE', headers: headers(person) })).status;

interface Page {
  readonly running: readonly {
    id: string;
    seat: number;
    isMyTurn?: boolean;
    names: string[];
    status: string;
  }[];
  readonly finished: readonly { table: string; seat: number; winners: number[] }[];
}
const pageOf = async (person: Person): Promise<Page> => (await get('/me/tables', person)).body;

/** Ada and Bo have begun; returns what both see. */
async function begun(
  more: Record<string, unknown> = {},
): Promise<{ id: string; seen: readonly [Seen, Seen] }> {
  const id = await ada.createTable('metaltalon', 2, more);
  const seen = [await ada.join(id), await bo.join(id)] as const;
  await seen[1].ask('sit', { seat: 1 });
  await seen[0].ask('start');
  await seen[1].until(() => seen[1].view !== undefined, 'the start');
  return { id, seen };
}

async function steps(seen: readonly [Seen, Seen], count: number): Promise<void> {
  for (let step = 0; step < count; step += 1) {
    const seat = seen[0].table.toAct[0]!;
    const one = seen[seat]!;
    const { actions } = one.table;
    await one.act(game.legal(one.view, seat).find(({ type }) => type !== 'resign')!);
    for (const each of seen) await each.until(() => each.table.actions > actions, 'the step');
  }
}

/** The same game as a hall of that time has recorded it: without the draws of its rolls. */
async function inFirstFormat(record: GameRecord): Promise<string> {
  const secret = await kept.secret('record key', () => '');
  const withoutDraws = (rolls: readonly RecordedRoll[]) =>
    rolls.map(([sides, value]) => [sides, value] as const);
  const older = {
    ...record,
    format: 'gearhall-record-1',
    rolls: withoutDraws(record.rolls),
    entries: record.entries.map(({ rolls, ...entry }) =>
      rolls ? { ...entry, rolls: withoutDraws(rolls) } : entry,
    ),
  } as const;
  return JSON.stringify(atOnce(signWork(older, keyPairOf(secret))));
}

test('lists the tables of a person, those that wait for them first, also after the hall has started again', async () => {
  expect(await pageOf(ada)).toEqual({ running: [], finished: [] });
  const [one, two] = [await begun(), await begun()];
  const first = one.seen[0].table.toAct[0]!;
  const gathering = await ada.createTable('metaltalon', 3);
  // In the one game the first seat is to act, in the other one the other seat.
  while (two.seen[0].table.toAct[0] === first) await steps(two.seen, 1);
  const mover = first === 0 ? ada : bo;
  const look = async (): Promise<void> => {
    const { running } = await pageOf(mover);
    expect(running[0]).toMatchObject({ id: one.id, isMyTurn: true, names: ['Ada', 'Bo'], status: 'playing' });
    expect(running.find(({ id }) => id === two.id)).toMatchObject({ isMyTurn: false });
  };
  await look();
  expect((await pageOf(ada)).running.map(({ id }) => id)).toContain(gathering);
  expect((await pageOf(bo)).running.map(({ id }) => id)).not.toContain(gathering);
  await open.hall.close();
  open = await newHall();
  [ada, bo] = [ada.at(open.address), bo.at(open.address)];
  // The tables have no rooms now.
  const reader = first === 0 ? ada : bo;
  expect((await pageOf(reader)).running[0]).toMatchObject({ id: one.id, isMyTurn: true });
});

test('lists finished games with their result; public ones of some length for everybody', async () => {
  const { id, seen } = await begun({ listed: true });
  await steps(seen, 10);
  await seen[1].act({ type: 'resign' });
  await until(async () => (await pageOf(ada)).finished.length === 1, 'the list');
  expect((await pageOf(ada)).finished[0]).toMatchObject({ table: id, seat: 0, winners: [0] });
  expect((await pageOf(bo)).finished[0]).toMatchObject({ table: id, seat: 1 });
  const { games } = (await get('/finished')).body as { games: { table: string }[] };
  expect(games.map(({ table }) => table)).toContain(id);
  expect(((await get('/finished?game=kriegbot')).body as { games: unknown[] }).games).toEqual([]);
  const hidden = await begun();
  await steps(hidden.seen, 10);
  await hidden.seen[0].act({ type: 'resign' });
  await until(async () => (await pageOf(ada)).finished.length === 2, 'the list');
  const tables = ((await get('/finished')).body as { games: { table: string }[] }).games.map(
    ({ table }) => table,
  );
  expect(tables).not.toContain(hidden.id);
});

test('tells nobody that somebody has done something in secret', async () => {
  const [one, two] = [await ada.createTable('whisper', 2), await ada.createTable('whisper', 2)];
  const seen: Seen[] = [];
  for (const id of [one, two]) {
    const [host, guest] = [await ada.join(id), await bo.join(id)];
    await guest.ask('sit', { seat: 1 });
    await host.ask('start');
    await guest.until(() => guest.view !== undefined, 'the start');
    seen.push(host);
  }
  for (const host of seen) await host.act({ type: 'say' });
  const before = await pageOf(bo);
  // The older table would come first if the last action counted.
  for (const host of seen) {
    await host.act({ type: 'note', text: 'secret' });
    expect(await pageOf(bo)).toEqual(before);
  }
  for (const host of [...seen].reverse()) {
    await host.act({ type: 'note', text: 'more' });
    expect(await pageOf(bo)).toEqual(before);
  }
});

test('is for the person alone', async () => {
  for (const path of ['/me/tables', '/me/data']) expect((await get(path)).status).toBe(401);
  expect((await fetch(`${open.address}/api/me`, { method: 'DELETE' })).status).toBe(401);
});

test('exports what is kept of a person', async () => {
  const { id, seen } = await begun();
  await steps(seen, 2);
  await seen[0].ask('chat', { text: 'mine' });
  await seen[1].ask('chat', { text: 'not mine' });
  const data = (await get('/me/data', ada)).body as { tables: Record<string, unknown>[]; chat: unknown[] };
  expect(data.tables).toHaveLength(1);
  expect(data.tables[0]).toMatchObject({ id, game: 'metaltalon', seat: 0, name: 'Ada' });
  expect(data.chat).toEqual([{ table: id, text: 'mine' }]);
  expect(JSON.stringify(data)).not.toContain('not mine');
  expect(JSON.stringify(data)).not.toContain('"Bo"');
});

test('deletes a person: no name, no words, no tie to what is left, and a record that is still valid', async () => {
  const { id, seen } = await begun({ listed: true });
  const gathering = await ada.createTable('metaltalon', 3);
  await seen[0].ask('chat', { text: 'my address is a secret' });
  await steps(seen, 10);
  expect(await forget(ada)).toBe(409);
  expect((await pageOf(ada)).running).toHaveLength(2);
  await seen[0].act({ type: 'resign' });
  await until(async () => (await get(`/records/${id}`)).status === 200, 'the record');
  await seen[0].leave();
  expect(await forget(ada)).toBe(204);
  expect(await pageOf(ada)).toEqual({ running: [], finished: [] });
  expect((await store.load(gathering))?.tableRecord.seating.seats[0]?.sitter).toBe('nobody');
  const late = await bo.join(id);
  await late.ask('history', { events: 0, chat: 0 });
  await late.until(() => late.chat.length === 1, 'the chat');
  const record = (await get(`/records/${id}`)).body as { names: string[] };
  const finished = (await get('/finished')).body as { games: { table: string }[] };
  const everything = JSON.stringify([
    record,
    await store.load(id).then((stored) => ({ ...stored, entries: [] })),
    finished.games.filter(({ table }) => table === id),
    late.table,
    late.chat,
  ]);
  expect(everything).not.toContain('Ada');
  expect(everything).not.toContain('my address');
  expect(record.names).toEqual(['Somebody', 'Bo']);
  const { findings } = checkRecord(game, record as never);
  expect(findings).toMatchObject({ digest: { verdict: 'holds' }, signature: { verdict: 'holds' } });
  // Bo keeps what is Bo's.
  expect((await pageOf(bo)).finished).toMatchObject([{ table: id, seat: 1, winners: [1] }]);
});

describe('deletes', () => {
  test('what somebody has said without a seat, or on another one, and nobody else’s words', async () => {
    const { id, seen } = await begun();
    const cy = await Person.enter(open.address, 'Cy');
    const watching = await cy.join(id);
    await watching.ask('chat', { text: 'I only watch' });
    const gathering = await ada.createTable('metaltalon', 3);
    const there = await cy.join(gathering);
    await there.ask('sit', { seat: 1 });
    await there.ask('chat', { text: 'on seat two' });
    await there.ask('stand');
    const next = await bo.join(gathering);
    await next.ask('sit', { seat: 1 });
    await next.ask('chat', { text: 'now it is mine' });
    expect(((await get('/me/data', cy)).body as { chat: unknown[] }).chat).toHaveLength(2);
    expect(await forget(cy)).toBe(204);
    expect(((await get('/me/data', cy)).body as { chat: unknown[] }).chat).toEqual([]);
    for (const table of [id, gathering]) {
      const kept = JSON.stringify((await store.load(table))?.chat);
      expect(kept).not.toMatch(/Cy|I only watch|on seat two/u);
    }
    const late = await ada.join(gathering);
    await late.ask('history', { events: 0, chat: 0 });
    await late.until(() => late.chat.length === 2, 'the chat');
    expect(late.chat.map(({ name, text }) => [name, text])).toEqual([
      ['Somebody', '…'],
      ['Bo', 'now it is mine'],
    ]);
    // Nothing is left to delete, and the token is that of somebody new.
    expect(await forget(cy)).toBe(204);
    await seen[0].leave();
  });

  test('a name from the record that is being made just then', async () => {
    const { id, seen } = await begun({ listed: true });
    await steps(seen, 10);
    await seen[0].leave();
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    archiving = held;
    await seen[1].act({ type: 'resign' });
    const forgotten = forget(ada);
    // The hall waits for the record. A deletion that did not wait would be over long before this.
    await get('/finished');
    await get('/me/tables', bo);
    go();
    archiving = undefined;
    expect(await forgotten).toBe(204);
    const record = (await get(`/records/${id}`)).body as { names: string[] };
    expect(record.names).toEqual(['Somebody', 'Bo']);
    const { games } = (await get('/finished')).body as { games: { table: string; seats: object[] }[] };
    expect(games.find(({ table }) => table === id)?.seats[0]).toEqual({ sitter: 'person', name: 'Somebody' });
  });

  test('a name from a record of the first format, which stays one that can be checked', async () => {
    const { id, seen } = await begun({ listed: true });
    await steps(seen, 10);
    await seen[1].act({ type: 'resign' });
    await until(async () => (await get(`/records/${id}`)).status === 200, 'the record');
    await kept.replaceRecord(id, await inFirstFormat((await get(`/records/${id}`)).body));
    await seen[0].leave();
    expect(await forget(ada)).toBe(204);
    const record: GameRecord = (await get(`/records/${id}`)).body;
    expect(record).toMatchObject({ format: 'gearhall-record-1', names: ['Somebody', 'Bo'] });
    const { findings } = checkRecord(game, record);
    expect(findings).toMatchObject({ digest: { verdict: 'holds' }, signature: { verdict: 'holds' } });
  });

  test('the seat of a game that nobody can go on with', async () => {
    const { id, seen } = await begun();
    await steps(seen, 2);
    expect(await forget(ada)).toBe(409);
    await open.hall.close();
    const newer = anyGame({ ...metaltalon, about: { ...metaltalon.about, rulesVersion: 999 } });
    open = await openHall({ games: [newer], store });
    [ada, bo] = [ada.at(open.address), bo.at(open.address)];
    expect(await forget(ada)).toBe(204);
    const stored = await store.load(id);
    expect(stored?.tableRecord.seating.seats[0]).toMatchObject({ name: 'Somebody', sitter: 'person' });
    expect(stored?.tableRecord.seating.seats[0]?.person).toBeUndefined();
    // The same while the table is open.
    const late = await bo.join(id);
    expect(late.table.pause).toBe('rules');
    expect(await forget(bo)).toBe(204);
    await late.until(() => late.table.seats[1]!.name === 'Somebody', 'the name to be gone');
  });

  test('nothing of a game that begins while other tables are left', async () => {
    const gathering = await ada.createTable('metaltalon', 2);
    const over = await begun();
    await over.seen[0].act({ type: 'resign' });
    await until(async () => (await pageOf(ada)).finished.length === 1, 'the record');
    const there = [await ada.join(gathering), await bo.join(gathering)] as const;
    await there[1].ask('sit', { seat: 1 });
    // It has begun before its turn comes.
    reading = async () => {
      reading = undefined;
      await there[0].ask('start');
    };
    expect(await forget(ada)).toBe(409);
    await there[0].until(() => there[0].table.status === 'playing', 'the start');
    expect(there[0].table.seats[0]!.name).toBe('Ada');
    expect((await store.load(gathering))?.tableRecord.seating.seats[0]?.sitter).toBe('person');
  });
});

test('tables in which nobody could watch are not offered as games to look at', async () => {
  const watching = { type: 'closed' };
  const { id, seen } = await begun({ listed: true, terms: { watching } });
  await steps(seen, 10);
  await seen[1].act({ type: 'resign' });
  await until(async () => (await pageOf(ada)).finished.length === 1, 'the list');
  expect(JSON.stringify((await get('/finished')).body)).not.toContain(id);
  // Those who played have their replay, and can pass its address on.
  expect((await get(`/records/${id}`)).status).toBe(200);
});
