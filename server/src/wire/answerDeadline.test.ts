import { unpackEvent } from '@gearhall/shared/core/log/coreEvents';
import { memoryStore } from '../store/memory/memoryStore';
import type { Store } from '../store/contract/store';
import type { StoredEntry } from '../store/contract/table';
import { ANSWER, interruptGame } from '../testing/games/interruptGame';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { steeredClock, type SteeredClock } from '../testing/steeredClock';
import { pause, until } from '../testing/until';

const SECOND = 1000;
const TIME = ANSWER * SECOND;
const GRACE = 250;
const BANK = 60 * SECOND;
const DAY = 24 * 3600 * SECOND;
const BOT_DELAY = 1000;
/** Jobs also run by real time while a test is at work. */
const SLACK = 500;
const LIVE = { clock: { type: 'live', bank: 1, move: 10 } };
const SLOW = { clock: { type: 'correspondence', days: 1 } };
const CLOCKS: [string, object][] = [
  ['without a clock', {}],
  ['with a clock', LIVE],
  ['with days a move', SLOW],
  ['where a time-out means giving up', { ...LIVE, onTimeout: 'resign' }],
];

let open: OpenHall;
let time: SteeredClock;
let store: Store;
let failing = false;
const deadlines = new Map<string, number | undefined>();
let people: Person[];

beforeEach(async () => {
  failing = false;
  const kept = memoryStore();
  store = {
    ...kept,
    append: async (...entry) => {
      if (failing) throw new Error('The disk is full.');
      return kept.append(...entry);
    },
    saveDeadline: async (table, at) => {
      deadlines.set(table, at);
      return kept.saveDeadline(table, at);
    },
  };
  time = steeredClock();
  const config = { idleAfterMs: 60 * SECOND, botDelayMs: BOT_DELAY, goneAfterMs: 60 * SECOND };
  open = await openHall({ games: [interruptGame], store, clock: time.clock, config });
  people = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => Person.enter(open.address, name)));
});
afterEach(() => open.hall.close());

const now = (): number => time.clock.wall();
const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;
const entriesOf = async (table: string): Promise<readonly StoredEntry[]> =>
  (await store.load(table))?.entries ?? [];
const settled = () => pause(50);
const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`${open.address}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'mu').exec(text)?.[1]);
};

async function begun(terms: object = {}, bots: readonly string[] = []): Promise<Seen[]> {
  const table = await people[0]!.createTable('council', 3, { terms });
  const all: Seen[] = [];
  for (const [seat, person] of people.entries()) {
    const seen = await person.join(table);
    all.push(seen);
    const level = bots[seat - 1];
    if (level) await all[0]!.ask('bot', { seat, level });
    else if (seat > 0) await seen.ask('sit', { seat });
  }
  expect(await codeOf(all[0]!.ask('start'))).toBeUndefined();
  for (const seen of all) await seen.until(() => seen.view !== undefined, 'the start');
  return all;
}

async function ask([host, ...others]: readonly Seen[]): Promise<void> {
  expect(await codeOf(host!.act({ type: 'ask' }))).toBeUndefined();
  for (const seen of others) await seen.until(() => seen.table.answerDeadline > 0, 'the question');
}
const over = (seen: Seen) => seen.until(() => seen.table.toAct[0] === 0, 'the question to be over');

describe.each(CLOCKS)('a question that may not wait, at a table %s,', (_, terms) => {
  test('gives everybody the same time, and passes for all who do not answer', async () => {
    const all = await begun(terms);
    const [host] = all;
    await ask(all);
    for (const { table } of all)
      expect(table).toMatchObject({ answerDeadline: now() + TIME, answerTime: TIME });
    time.pass(TIME + GRACE - 1);
    await settled();
    expect(host!.table.toAct).toEqual([1, 2]);
    time.pass(1);
    await over(host!);
    const entries = await entriesOf(host!.table.id);
    expect(entries.slice(1)).toEqual(
      [1, 2].map((seat) => ({ seat, action: { type: 'answer', yes: false }, at: now(), by: 'patience' })),
    );
    expect(host!.table).toMatchObject({
      ...{ answerDeadline: 0, answerTime: 0 },
      ...{ status: 'playing', toAct: [0] },
    });
    expect(host!.events.map((packed) => unpackEvent(interruptGame, packed).type)).toEqual(['asked']);
  });

  test('never counts as a timeout', async () => {
    const all = await begun(terms);
    const before = all[1]!.table.seats.map(({ bank }) => bank);
    for (let round = 0; round < 3; round += 1) {
      await ask(all);
      expect(all[1]!.table.seats.map(({ due }) => due)).toEqual([0, 0, 0]);
      time.pass(TIME + GRACE);
      for (const seen of all) await over(seen);
    }
    for (const { sitter, standIn, resigned } of all[1]!.table.seats)
      expect({ sitter, standIn, resigned }).toEqual({ sitter: 'person', standIn: '', resigned: false });
    expect(all[1]!.table.seats.map(({ bank }) => bank)).toEqual(before);
  });
});

test('a player who does not answer pays nothing, and the asker begins a new move time afterwards', async () => {
  const all = await begun(LIVE);
  time.pass(20 * SECOND);
  await ask(all);
  expect(all[0]!.table.seats.map(({ bank, due }) => [bank, due])).toEqual([
    [BANK - 10 * SECOND, 0],
    [BANK, 0],
    [BANK, 0],
  ]);
  time.pass(TIME + GRACE);
  await over(all[0]!);
  expect(all[0]!.table.seats[0]).toMatchObject({
    bank: BANK - 10 * SECOND,
    due: now() + 10 * SECOND + BANK - 10 * SECOND,
  });
  expect(deadlines.get(all[0]!.table.id)).toBe(all[0]!.table.seats[0]!.due);
});

test('an answer does not change the time of the others', async () => {
  const all = await begun();
  await ask(all);
  const due = now() + TIME;
  time.pass(5 * SECOND);
  await all[1]!.act({ type: 'answer', yes: true });
  expect(all[1]!.table).toMatchObject({ answerDeadline: due, toAct: [2] });
  time.pass(TIME + GRACE - 5 * SECOND);
  await over(all[0]!);
  expect((await entriesOf(all[0]!.table.id)).map(({ seat, by }) => [seat, by])).toEqual([
    [0, undefined],
    [1, undefined],
    [2, 'patience'],
  ]);
});

test('the next question has a time of its own', async () => {
  const all = await begun();
  await ask(all);
  time.pass(10 * SECOND);
  await all[1]!.act({ type: 'answer', yes: true });
  await all[2]!.act({ type: 'answer', yes: true });
  await over(all[0]!);
  await ask(all);
  expect(all[0]!.table.answerDeadline).toBe(now() + TIME);
  time.pass(10 * SECOND);
  await settled();
  expect(all[0]!.table.toAct).toEqual([1, 2]);
});

test('bots answer after their delay, whatever they answer', async () => {
  const all = await begun({}, ['easy', 'hard']);
  await ask(all);
  for (const left of [[1, 2], [2]]) {
    time.pass(BOT_DELAY - SLACK);
    await settled();
    expect(all[0]!.table.toAct).toEqual(left);
    time.pass(SLACK);
    await all[0]!.until(() => !all[0]!.table.toAct.includes(left[0]!), 'the answer of a bot');
  }
  expect(all[0]!.table.toAct).toEqual([0]);
  const given = (await entriesOf(all[0]!.table.id)).slice(1);
  expect(given.map(({ action, by }) => [(action as never as { yes: boolean }).yes, by])).toEqual([
    [false, 'bot'],
    [true, 'bot'],
  ]);
});

test('an unseen action does not delay a bot', async () => {
  const all = await begun({}, ['easy', 'hard']);
  await ask(all);
  time.pass(BOT_DELAY - SLACK);
  expect(await codeOf(all[0]!.act({ type: 'note', text: 'hm' }))).toBeUndefined();
  time.pass(SLACK);
  await all[0]!.until(() => !all[0]!.table.toAct.includes(1), 'the answer of the bot');
  expect(all[0]!.table.toAct).toEqual([2]);
});

test('while the store is down no time runs, and afterwards it begins again', async () => {
  const all = await begun();
  await ask(all);
  failing = true;
  time.pass(TIME + GRACE);
  await all[0]!.until(() => all[0]!.table.pause === 'store', 'the pause');
  expect(all[0]!.table).toMatchObject({ answerDeadline: 0, toAct: [1, 2] });
  failing = false;
  time.pass(5 * SECOND);
  await all[0]!.until(() => all[0]!.table.pause === '', 'the store to be well');
  expect(all[0]!.table.answerDeadline).toBe(now() + TIME);
  time.pass(TIME + GRACE);
  await over(all[0]!);
});

test.each(CLOCKS.slice(0, 3))('a table %s that is opened again begins the time anew', async (_, terms) => {
  const all = await begun(terms);
  await ask(all);
  time.pass(10 * SECOND);
  const { id } = all[0]!.table;
  await open.hall.close();
  open = await openHall({ games: [interruptGame], store, clock: (time = steeredClock()).clock });
  time.pass(DAY);
  const again = await people[0]!.at(open.address).join(id);
  expect(again.table).toMatchObject({ answerDeadline: now() + TIME, toAct: [1, 2] });
  time.pass(TIME + GRACE);
  await over(again);
});

test('a closed table with a clock opens by itself, and the question passes', async () => {
  const all = await begun(SLOW);
  await ask(all);
  const { id } = all[0]!.table;
  expect(deadlines.get(id)).toBe(now() + TIME);
  await open.hall.close();
  time = steeredClock();
  time.pass(DAY);
  open = await openHall({
    games: [interruptGame],
    store,
    clock: time.clock,
    config: { deadlinesEveryMs: SECOND },
  });
  time.pass(2 * SECOND);
  await until(async () => (await metric('gearhall_tables')) > 0, 'the table to be opened');
  time.pass(TIME + GRACE);
  await until(async () => (await entriesOf(id)).length >= 3, 'the answers');
  expect((await entriesOf(id)).map(({ by }) => by)).toEqual([undefined, 'patience', 'patience']);
});

describe('taking back', () => {
  test('an answer gives nobody more time', async () => {
    const all = await begun();
    await ask(all);
    const due = now() + TIME;
    time.pass(5 * SECOND);
    await all[1]!.act({ type: 'answer', yes: true });
    expect(await codeOf(all[1]!.ask('undo', { ask: true }))).toBeUndefined();
    await all[0]!.until(() => all[0]!.table.toAct.length === 2 || all[0]!.table.undoBy >= 0, 'the request');
    expect(all[0]!.table.answerDeadline).toBe(due);
    time.pass(TIME - 5 * SECOND + GRACE);
    await over(all[0]!);
    expect(all[0]!.table.undoBy).toBe(-1);
  });

  test('a closed question is asked again only if the others agree', async () => {
    const all = await begun();
    await ask(all);
    time.pass(TIME + GRACE);
    await over(all[0]!);
    expect(await codeOf(all[2]!.ask('undo', { ask: false }))).toBe('undoNeedsConsent');
    expect(await codeOf(all[2]!.ask('undo', { ask: true }))).toBeUndefined();
    for (const seat of [0, 1]) {
      await all[seat]!.until(() => all[seat]!.table.undoBy === 2, 'the question');
      expect(await codeOf(all[seat]!.ask('consent', { yes: true }))).toBeUndefined();
    }
    await all[0]!.until(() => all[0]!.table.toAct[0] === 2, 'the taking back');
    expect(all[0]!.table.answerDeadline).toBe(now() + TIME);
  });

  test('undoing the question itself ends its time', async () => {
    const all = await begun();
    await ask(all);
    expect(await codeOf(all[0]!.ask('undo', { ask: true }))).toBeUndefined();
    for (const seat of [1, 2]) {
      if (all[0]!.table.answerDeadline === 0) break;
      await all[seat]!.ask('consent', { yes: true });
    }
    await over(all[1]!);
    expect(all[1]!.table.answerDeadline).toBe(0);
    time.pass(TIME - SECOND);
    await ask(all);
    time.pass(GRACE + SECOND);
    await settled();
    expect(all[0]!.table).toMatchObject({ toAct: [1, 2], answerDeadline: now() + TIME - SECOND - GRACE });
  });
});
