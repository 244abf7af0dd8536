import { matchMaker } from '@colyseus/core';
import { memoryStore } from '../store/memory/memoryStore';
import type { Store } from '../store/contract/store';
import { playing } from '../testing/games/games';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { RawClient } from '../testing/clients/rawClient';
import { privateNotesGame } from '../testing/games/privateNotesGame';
import { until } from '../testing/until';

/** A store that refuses to write while `failing`. */
let failing = false;
const kept = memoryStore();
const fail = async (): Promise<void> => {
  if (failing) throw new Error('The disk is full.');
};
const store: Store = {
  ...kept,
  append: async (...entry) => fail().then(() => kept.append(...entry)),
  saveTableRecord: async (...tableRecord) => fail().then(() => kept.saveTableRecord(...tableRecord)),
  say: async (...line) => fail().then(() => kept.say(...line)),
  check: fail,
};

let open: OpenHall;
let ada: Person, bo: Person, cy: Person;
beforeAll(async () => {
  open = await openHall({ games: [privateNotesGame], store, config: { idleAfterMs: 1000 } });
  [ada, bo, cy] = (await Promise.all(
    ['Ada', 'Bo', 'Cy'].map((name) => Person.enter(open.address, name)),
  )) as [Person, Person, Person];
});
afterAll(() => open.hall.close());
afterEach(() => {
  failing = false;
});

const say = { type: 'say' };
const note = (text: string) => ({ type: 'note', text });
const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;

test('a refusal of the game comes with its figures', async () => {
  const [a] = (await playing([ada, bo], privateNotesGame)) as [Seen, Seen];
  expect((await a.act(note(''))).refusal).toEqual({ refused: 'tooShort', detail: { least: 1 } });
});

test('an action that changes nothing for others sends them nothing', async () => {
  const [a, b] = (await playing([ada, bo], privateNotesGame)) as [Seen, Seen];
  const others = [await RawClient.join(bo, a.table.id), await RawClient.join(cy, a.table.id)];
  for (const other of others) await other.quiet();
  const before = others.map(({ frames }) => frames.length);
  expect(await codeOf(a.act(note('secret')))).toBeUndefined();
  expect(a.view).toEqual({ mine: 'secret', said: 0 });
  expect(a.table.actions).toBe(1);
  for (const other of others) await other.quiet();
  expect(others.map(({ frames }) => frames.length)).toEqual(before);
  await b.act(say);
  expect(b.table.actions).toBe(1);
  await a.until(() => a.table.actions === 2, 'the word');
});

test('a bug in the rules pauses only its table; it is logged once, with what is needed to reproduce it', async () => {
  const [a, b] = (await playing([ada, bo], privateNotesGame)) as [Seen, Seen];
  const [other] = (await playing([ada, cy], privateNotesGame)) as [Seen, Seen];
  await a.act(say);
  const lines = await open.logOf(async () => {
    expect(await codeOf(a.act({ type: 'boom' }))).toBe('tablePaused');
    await b.until(() => b.table.status === 'paused', 'the pause');
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    level: 50,
    msg: 'table paused',
    table: a.table.id,
    game: 'whisper',
    actions: 1,
  });
  expect(await codeOf(b.act(say))).toBe('tablePaused');
  expect(await codeOf(b.ask('chat', { text: 'oh' }))).toBeUndefined();
  expect(b.view).toEqual({ mine: '', said: 1 });
  expect(await codeOf(other.act(say))).toBeUndefined();
});

test('an action that the store refuses has not happened, and can be tried again', async () => {
  const [a, b] = (await playing([ada, bo], privateNotesGame)) as [Seen, Seen];
  failing = true;
  expect(await codeOf(a.raw('act', { n: 50, action: say }, 50))).toBe('storeDown');
  expect(await codeOf(a.ask('chat', { text: 'lost' }))).toBe('storeDown');
  expect(await codeOf(a.ask('rename', { name: 'Eve' }))).toBe('storeDown');
  expect([a.table.actions, b.table.actions, b.chat.length, b.table.seats[0]?.name]).toEqual([0, 0, 0, 'Ada']);
  await b.until(() => b.table.status === 'paused' && b.table.pause === 'store', 'the pause');
  failing = false;
  await b.until(() => b.table.status === 'playing' && b.table.pause === '', 'the end of the pause');
  expect(await codeOf(a.raw('act', { n: 50, action: say }, 50))).toBeUndefined();
  expect(a.table.actions).toBe(1);
});

test('a bot that chooses what is not allowed is logged with its position, and the fallback acts', async () => {
  const a = await ada.join(await ada.createTable('whisper', 2));
  await a.ask('bot', { seat: 1, level: 'easy' });
  const lines = await open.logOf(async () => {
    await a.ask('start');
    await a.until(() => a.table.actions > 1, 'two fallbacks');
  });
  expect(a.table).toMatchObject({ status: 'playing', pause: '' });
  expect(a.unpacked(privateNotesGame)[0]).toEqual({ type: 'said', seat: 1 });
  expect(lines[0]).toMatchObject({
    ...{ level: 50, msg: 'a bot failed: the fallback acts for it', table: a.table.id, game: 'whisper' },
    ...{
      bot: 'easy',
      seat: 1,
      options: { botsFail: false },
      seats: 2,
      actions: 0,
      choice: { type: 'note', text: '' },
    },
    err: { message: 'A bot\'s "note" is refused: tooShort.' },
    chance: expect.stringMatching(/^[0-9a-f]{64}$/u),
  });
  const metrics = await (await fetch(`${open.address}/metrics`)).text();
  expect(metrics).toMatch(/^gearhall_bot_failures_total\{game="whisper",level="easy"\} [1-9]/mu);
  expect(await codeOf(a.act({ type: 'end' }))).toBeUndefined();
});

test('bots play on to the end while people watch', async () => {
  const a = await ada.join(await ada.createTable('whisper', 3));
  const spectator = await cy.join(a.table.id);
  await a.ask('bot', { seat: 1, level: 'hard' });
  await a.ask('bot', { seat: 2, level: 'hard' });
  await a.ask('start');
  await spectator.until(() => spectator.table.status === 'ended', 'the end');
  expect(spectator.view).toEqual({ mine: '', said: 4 });
  expect(spectator.unpacked(privateNotesGame)).toEqual(Array(4).fill({ type: 'said', seat: 1 }));
});

test('a table comes back from the store when its room is gone', async () => {
  const [a, b] = (await playing([ada, bo], privateNotesGame)) as [Seen, Seen];
  const { id } = a.table;
  await a.raw('act', { n: 9, action: note('mine') }, 9);
  await b.act(say);
  await b.ask('chat', { text: 'see you' });
  const before = { view: a.view, table: a.table };
  await a.leave();
  await b.leave();
  await until(async () => !(await matchMaker.getRoomById(id)), 'the room to be closed');
  const found = await fetch(`${open.address}/api/tables/${id}`);
  expect(await found.json()).toEqual({ id, game: 'whisper', status: 'playing' });
  const again = await Promise.all([ada.join(id), ada.join(id)]);
  for (const seen of again) {
    expect(seen.view).toEqual(before.view);
    expect(seen.table).toMatchObject({ actions: 2, seal: before.table.seal, toAct: [0, 1] });
    expect(seen.welcome).toMatchObject({ seat: 0, events: 1, chat: 1, lastAct: 9 });
  }
  const back = await bo.join(id);
  expect(back.view).toEqual({ mine: '', said: 1 });
  expect(back.table.actions).toBe(1);
  expect(await codeOf(back.act(say))).toBeUndefined();
});

test('a table of other rules opens with its people and chat, but paused', async () => {
  const [a] = (await playing([ada, bo], privateNotesGame)) as [Seen, Seen];
  await a.ask('chat', { text: 'in the old days' });
  const { core, tableRecord } = (await kept.load(a.table.id))!;
  const old = { ...core, id: 'anders0000', rulesVersion: core.rulesVersion + 1 };
  await kept.create(old, tableRecord);
  await kept.append(old.id, 0, { seat: 0, action: say, at: 0 });
  await kept.say(old.id, 0, { name: 'Ada', text: 'in the old days', seat: 0 });
  const seen = await bo.join(old.id);
  expect(seen.table).toMatchObject({ status: 'paused', pause: 'rules', actions: 0, toAct: [] });
  expect([seen.welcome?.seat, seen.welcome?.chat, seen.view]).toEqual([1, 1, undefined]);
  expect(seen.table.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
  expect(await codeOf(seen.act(say))).toBe('tablePaused');
  expect(await codeOf(seen.ask('chat', { text: 'what now?' }))).toBeUndefined();
  expect((await kept.load(old.id))?.entries).toHaveLength(1);
});

test('a pause caused by a fault is marked as such', async () => {
  const [a, b] = (await playing([ada, bo], privateNotesGame)) as [Seen, Seen];
  await a.act({ type: 'boom' });
  await b.until(() => b.table.status === 'paused', 'the pause');
  expect(b.table.pause).toBe('fault');
});

test('entries that the store turns out to hold are taken over, and the next action follows them', async () => {
  const [a, b] = (await playing([ada, bo], privateNotesGame)) as [Seen, Seen];
  const { id } = a.table;
  await a.act(say);
  await kept.append(id, 1, { seat: 1, action: say, at: 0, by: 'bot' });
  await kept.say(id, 0, { name: 'Bo', text: 'late', seat: 1 });
  expect(await codeOf(a.act(note('mine')))).toBeUndefined();
  expect((await kept.load(id))?.entries.map(({ seat, action }) => `${seat} ${action.type}`)).toEqual([
    '0 say',
    '1 say',
    '0 note',
  ]);
  expect(a.view).toEqual({ mine: 'mine', said: 2 });
  await b.until(() => b.chat.length === 1, 'the chat');
  expect(b.unpacked(privateNotesGame)).toEqual([
    { type: 'said', seat: 0 },
    { type: 'said', seat: 1 },
  ]);
});
