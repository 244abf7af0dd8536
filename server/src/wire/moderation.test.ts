import { RULES } from '@gearhall/shared/games/rules';
import { CLOSE } from '@gearhall/shared/core/wire/wire';
import { memoryStore } from '../store/memory/memoryStore';
import { gatherCouncil } from '../testing/games/council';
import { interruptGame } from '../testing/games/interruptGame';
import { Operator } from '../testing/clients/Operator';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { steeredClock } from '../testing/steeredClock';
import { until } from '../testing/until';

/** What the operator of a hall imposes, and what becomes of those it is for. */
const MINUTE = 60_000;

let open: OpenHall;
let operator: Operator;
let store = memoryStore();
let time = steeredClock();

beforeEach(async () => {
  [store, time] = [memoryStore(), steeredClock()];
  open = await newHall();
  operator = await Operator.enter(open.address, store, time.clock.wall());
});
afterEach(() => open.hall.close());

const newHall = () =>
  openHall({
    games: [interruptGame, RULES.metaltalon],
    store,
    clock: time.clock,
    config: { trustProxy: 1, idleAfterMs: 60 * MINUTE },
  });
const enter = (...names: string[]) => Promise.all(names.map((name) => Person.enter(open.address, name)));
const idOf = ({ token }: Person): string => token.split('.')[1] ?? '';
const say = async (seen: Seen, text: string) => (await seen.ask('chat', { text })).refusal?.refused;
const closed = (seen: Seen) => seen.until(() => seen.closed !== undefined, 'the end of the connection');
const errorOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  `${status} ${body.error?.code}`;
const joined = async (person: Person, table: string) =>
  errorOf(await person.post(`/matchmake/joinById/${table}`, { token: person.token, name: person.name }));
const made = async (person: Person) =>
  errorOf(await person.post('/api/tables', { game: 'metaltalon', seats: 2, name: person.name }));

/** A game of Ada (the host) and Bo, whom Cy watches. */
async function playing(): Promise<{ table: string; people: Person[]; all: [Seen, Seen, Seen] }> {
  const people = await enter('Ada', 'Bo', 'Cy');
  const table = await people[0]!.createTable('metaltalon', 2, { listed: true });
  const all = await Promise.all(people.map((person) => person.join(table)));
  await all[1]!.ask('sit', { seat: 1 });
  await all[0]!.ask('start');
  return { table, people, all: all as [Seen, Seen, Seen] };
}

describe('a ban', () => {
  test('of a person closes their connections, and neither joining nor creating works until it ends', async () => {
    const { table, people, all } = await playing();
    const second = await people[1]!.join(table);
    await operator.ban('person', idOf(people[1]!), { minutes: 10 });
    for (const seen of [all[1], second]) {
      await closed(seen);
      expect(seen.closed).toBe(CLOSE.banned);
    }
    expect(await joined(people[1]!, table)).toBe('403 banned');
    expect(await made(people[1]!)).toBe('403 banned');
    // The seat stays theirs, and the game goes on.
    expect(all[0].table.seats[1]).toMatchObject({ sitter: 'person', name: 'Bo' });
    expect(all[0].table.status).toBe('playing');
    expect(await say(all[0], 'where is Bo?')).toBeUndefined();
    time.pass(10 * MINUTE);
    expect((await people[1]!.join(table)).welcome?.seat).toBe(1);
  });

  test('can be lifted', async () => {
    const [ada] = await enter('Ada');
    await operator.ban('person', idOf(ada!));
    expect(await made(ada!)).toBe('403 banned');
    await operator.lift('ban', 'person', idOf(ada!));
    expect(await made(ada!)).toBe('201 undefined');
  });

  test('of an address is for everybody behind it, and for new people, but not for their own data', async () => {
    const { table, people, all } = await playing();
    // Everybody in this test comes from the same address; the operator does not lock themselves out.
    await operator.ban('address', '127.0.0.1', { minutes: 10 });
    for (const seen of all) await closed(seen);
    expect(all.map((seen) => seen.closed)).toEqual([CLOSE.banned, CLOSE.banned, CLOSE.banned]);
    expect(await joined(people[0]!, table)).toBe('403 banned');
    const statusOf = async (path: string, from?: string) =>
      (
        await fetch(open.address + path, {
          method: path === '/api/guests' ? 'POST' : 'GET',
          headers: {
            ...(from === undefined ? {} : { 'X-Forwarded-For': from }),
            Authorization: `Bearer ${people[0]!.token}`,
          },
        })
      ).status;
    for (const path of ['/api/guests', '/api/tables', '/api/tables/stream', `/api/tables/${table}/view`])
      expect([path, await statusOf(path)]).toEqual([path, 403]);
    for (const path of ['/api/me/data', '/api/hall', '/api/games', '/api/admin/nothing'])
      expect([path, await statusOf(path)]).not.toEqual([path, 403]);
    expect(await statusOf('/api/guests', '192.0.2.1')).toBe(201);
  });

  test('counts an IPv6 address by its network', async () => {
    await operator.ban('address', '2001:db8:1:2::7');
    const statusFrom = async (from: string) =>
      (await fetch(`${open.address}/api/tables`, { headers: { 'X-Forwarded-For': from } })).status;
    expect(await statusFrom('2001:db8:1:2:ffff::1')).toBe(403);
    expect(await statusFrom('2001:db8:1:3::7')).toBe(200);
    await operator.lift('ban', 'address', '2001:db8:1:2::/64');
    expect(await statusFrom('2001:db8:1:2:ffff::1')).toBe(200);
  });

  test('ends streams of the lobby, and is told to those who ask the hall', async () => {
    const [ada] = await enter('Ada');
    const stream = await fetch(`${open.address}/api/tables/stream`);
    const ended = stream.text();
    await operator.ban('address', '127.0.0.1', { minutes: 1 });
    expect(await ended).toContain('event: tables');
    const ask = async () => {
      const Authorization = `Bearer ${ada!.token}`;
      const answer = await fetch(`${open.address}/api/hall`, { headers: { Authorization } });
      return ((await answer.json()) as { banned: unknown }).banned;
    };
    expect(await ask()).toEqual({ until: time.clock.wall() + MINUTE });
    await operator.lift('ban', 'address', '127.0.0.1');
    expect(await ask()).toBeNull();
    await operator.ban('person', idOf(ada!));
    expect(await ask()).toEqual({ until: null });
  });

  test('that another process has written is noticed, and outlives a restart', async () => {
    const { people, all } = await playing();
    const subject = { type: 'person', id: idOf(people[2]!) } as const;
    await store.impose({ kind: 'ban', subject, name: '', reason: '', at: time.clock.wall() });
    time.pass(4000);
    await closed(all[2]);
    expect(all[2].closed).toBe(CLOSE.banned);
    await open.hall.close();
    open = await newHall();
    expect(await made(people[2]!.at(open.address))).toBe('403 banned');
  });
});

describe('a mute', () => {
  test('reaches the chat of every table and every audience, and names', async () => {
    const people = await enter('Ada', 'Bo', 'Cy', 'Di', 'Ed');
    const council = await gatherCouncil(people);
    const [ada, bo, , , ed] = council;
    const other = await people[1]!.createTable('metaltalon', 2);
    const elsewhere = await people[1]!.join(other);
    await operator.mute('person', idOf(people[1]!), { minutes: 10 });
    await ada!.until(() => ada!.table.seats[1]!.name === 'Somebody', 'the hidden name');
    expect(elsewhere.table.seats[0]!.name).toBe('Somebody');
    expect(await say(bo!, 'hear me')).toBe('mutedByHall');
    expect(await say(elsewhere, 'hear me')).toBe('mutedByHall');
    expect((await bo!.ask('rename', { name: 'Worse' })).refusal).toEqual({
      refused: 'mutedByHall',
      detail: { until: time.clock.wall() + 10 * MINUTE },
    });
    // Among few, where the host cannot silence anybody.
    await ada!.ask('start');
    await ada!.act({ type: 'talk', how: 'teams' });
    await bo!.until(() => (bo!.view as { talk?: string })?.talk === 'teams', 'the teams');
    expect((await bo!.ask('chat', { text: 'psst', few: true })).refusal?.refused).toBe('mutedByHall');
    expect(await say(ed!, 'I may')).toBeUndefined();
    const third = await people[1]!.createTable('metaltalon', 2);
    expect((await people[1]!.join(third)).table.seats[0]!.name).toBe('Somebody');
    time.pass(10 * MINUTE);
    expect(await say(elsewhere, 'again')).toBeUndefined();
    expect((await elsewhere.ask('rename', { name: 'Bo' })).refusal).toBeUndefined();
  });

  test('of an address is for everybody there, and a spectator’s name is hidden too', async () => {
    const { all } = await playing();
    await operator.mute('address', '127.0.0.1');
    await all[0].until(() => all[0].table.spectatorNames[0] === 'Somebody', 'the hidden name');
    for (const seen of all) expect(await say(seen, 'hello')).toBe('mutedByHall');
    await operator.lift('mute', 'address', '127.0.0.1');
    expect(await say(all[2], 'hello')).toBeUndefined();
  });
});

describe('a closed table', () => {
  test('lets nobody in, keeps everything, and can be opened again', async () => {
    const { table, people, all } = await playing();
    expect(await say(all[0], 'kept')).toBeUndefined();
    const actions = (await store.load(table))?.entries.length;
    await operator.close(table);
    for (const seen of all) await closed(seen);
    expect(all.map((seen) => seen.closed)).toEqual(Array(3).fill(CLOSE.closedByHall));
    expect(await joined(people[0]!, table)).toBe('423 closedByHall');
    const facts = await (await fetch(`${open.address}/api/tables/${table}`)).json();
    expect(facts).toEqual({ id: table, game: 'metaltalon', status: 'playing', closedByHall: true });
    const { tables } = (await (await fetch(`${open.address}/api/tables`)).json()) as { tables: unknown[] };
    expect(tables).toEqual([]);
    const stored = await store.load(table);
    expect(stored?.entries).toHaveLength(actions ?? -1);
    expect(stored?.chat.map(({ line }) => line.text)).toEqual(['kept']);
    await operator.lift('close', 'table', table);
    const again = await people[0]!.join(table);
    expect(again.table.status).toBe('playing');
    expect(again.welcome?.seat).toBe(0);
  });

  test('does not keep anybody from having their data deleted', async () => {
    const { table, people, all } = await playing();
    const forget = async () =>
      (
        await fetch(`${open.address}/api/me`, {
          method: 'DELETE',
          headers: { Authorization: `Bearer ${people[1]!.token}` },
        })
      ).status;
    expect(await forget()).toBe(409);
    await operator.close(table);
    await closed(all[1]);
    expect(await forget()).toBe(204);
  });

  test('costs nobody any time', async () => {
    const [ada, bo] = await enter('Ada', 'Bo');
    const terms = { clock: { type: 'correspondence', days: 1 } };
    const table = await ada!.createTable('metaltalon', 2, { terms });
    const [host, guest] = [await ada!.join(table), await bo!.join(table)];
    await guest.ask('sit', { seat: 1 });
    await host.ask('start');
    const due = () => host.table.seats.map((seat) => seat.due).find((at) => at > 0) ?? 0;
    await host.until(() => due() > 0, 'a clock');
    const left = due() - time.clock.wall();
    await operator.close(table);
    await closed(host);
    time.pass(3 * 24 * 60 * MINUTE);
    await until(async () => (await store.due(time.clock.wall())).includes(table), 'the deadline');
    time.pass(MINUTE);
    operator = await Operator.enter(open.address, store, time.clock.wall());
    await operator.lift('close', 'table', table);
    const again = await ada!.join(table);
    const dueAgain = again.table.seats.map((seat) => seat.due).find((at) => at > 0) ?? 0;
    expect(dueAgain - time.clock.wall()).toBe(left);
    expect(again.table.actions).toBe(0);
  });

  test('must be there', async () => {
    for (const id of ['0123456789', 'nonsense'])
      expect(
        (await operator.ask('POST', '/sanctions', { kind: 'close', subject: { type: 'table', id } })).status,
      ).toBe(404);
  });
});

test.each<[string, unknown]>([
  ['a ban of a table', { kind: 'ban', subject: { type: 'table', id: '0123456789' } }],
  ['the closing of a person', { kind: 'close', subject: { type: 'person', id: 'a'.repeat(16) } }],
  ['a ban of what is no address', { kind: 'ban', subject: { type: 'address', id: 'somewhere' } }],
  ['a ban of nobody', { kind: 'ban', subject: { type: 'person', id: 'x' } }],
  ['a ban for no time', { kind: 'ban', subject: { type: 'person', id: 'a'.repeat(16) }, minutes: 0 }],
  ['a long reason', { kind: 'ban', subject: { type: 'address', id: '::1' }, reason: 'x'.repeat(201) }],
])('%s is refused, and leaves nothing', async (_, body) => {
  expect((await operator.ask('POST', '/sanctions', body)).status).toBe(422);
  expect(await operator.read('/sanctions')).toEqual({ sanctions: [] });
  const { entries } = await operator.read<{ entries: { action: string }[] }>('/log');
  expect(entries.map(({ action }) => action)).toEqual(['comeIn']);
});

describe('before an update', () => {
  test('there are no new tables and no rematches, games go on, and everybody is told', async () => {
    const { people, all } = await playing();
    const { news } = all[0];
    const health = async () => (await fetch(`${open.address}/health`)).json();
    expect(await health()).toEqual({ status: 'ok' });
    await operator.act('PUT', '/drain', { on: true });
    await all[0].until(() => news.at(-1)?.draining === true, 'the news');
    expect(await health()).toEqual({ status: 'ok', draining: true });
    expect(await made(people[0]!)).toBe('503 draining');
    expect(await operator.read('/overview')).toMatchObject({ errors: [] });
    expect(await operator.read('/overview')).toMatchObject({
      draining: true,
      games: { playing: 1, attended: 1 },
    });
    expect((await all[1].act({ type: 'resign' })).refusal).toBeUndefined();
    await all[0].until(() => all[0].table.status === 'ended', 'the end');
    expect((await all[0].ask('rematch')).refusal?.refused).toBe('draining');
    await operator.act('PUT', '/drain', { on: false });
    await all[0].until(() => news.at(-1)?.draining === false, 'the end of it');
    expect((await all[0].ask('rematch')).refusal).toBeUndefined();
    expect(await health()).toEqual({ status: 'ok' });
  });
});

describe('an announcement', () => {
  test('is told to those who are there, to those who come, and in the lobby, until it ends', async () => {
    const { table, people, all } = await playing();
    const first = all[2].news;
    const text = 'Tea at five <b>';
    await operator.act('PUT', '/announcement', { text, minutes: 5 });
    const announcement = { text, at: time.clock.wall(), until: time.clock.wall() + 5 * MINUTE };
    await all[2].until(() => first.length === 1, 'the news');
    expect(first).toEqual([{ announcement, draining: false }]);
    const hall = async () => (await fetch(`${open.address}/api/hall`)).json();
    expect(await hall()).toMatchObject({ announcement, draining: false });
    const reader = (await fetch(`${open.address}/api/tables/stream`)).body!.getReader();
    const piece = Buffer.from((await reader.read()).value ?? []).toString();
    await reader.cancel();
    expect(piece).toContain(JSON.stringify({ announcement, draining: false }));
    const late = await people[0]!.join(table);
    await late.until(() => late.news.length === 1, 'the news');
    expect(late.news).toEqual(first);
    time.pass(5 * MINUTE);
    expect(await hall()).toMatchObject({ announcement: null });
    const last = await people[0]!.join(table);
    expect(await say(last, 'is it five?')).toBeUndefined();
    expect(last.news).toEqual([]);
  });

  test('can be withdrawn', async () => {
    await operator.act('PUT', '/announcement', { text: 'Tea', minutes: 5 });
    await operator.act('DELETE', '/announcement');
    expect(await operator.read('/overview')).toMatchObject({ announcement: null });
  });
});

test('every deed is in the audit log before it is done, even if it fails', async () => {
  const { table, people } = await playing();
  const id = idOf(people[1]!);
  await operator.ban('person', id, { reason: 'shouts', name: 'Bo', minutes: 1 });
  await operator.lift('ban', 'person', id);
  await operator.close(table);
  await operator.lift('close', 'table', table);
  await operator.act('PUT', '/announcement', { text: 'Tea', minutes: 5 });
  await operator.act('PUT', '/drain', { on: true });
  const impose = store.impose;
  store.impose = async () => {
    throw new Error('The disk is full.');
  };
  expect(
    (await operator.ask('POST', '/sanctions', { kind: 'mute', subject: { type: 'person', id } })).status,
  ).toBe(503);
  store.impose = impose;
  await open.well();
  const { entries } = await operator.read<{ entries: Record<string, unknown>[] }>('/log');
  const told = entries.map(({ action, subject, detail }) => [action, subject, detail]);
  const expected = [
    ['ban', `person ${id} (Bo)`, 'shouts'],
    ['liftBan', `person ${id} (Bo)`, ''],
    ['close', `table ${table}`, ''],
    ['reopen', `table ${table}`, ''],
    ['announce', '', 'Tea'],
    ['drain', '', ''],
    ['mute', `person ${id}`, ''],
  ];
  expect(told).toHaveLength(expected.length + 1);
  expect(told).toEqual(expect.arrayContaining(expected));
});
