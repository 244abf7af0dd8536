import { unpackEvent } from '@gearhall/shared/core/log/coreEvents';
import { anyGame } from '@gearhall/shared/core/game';
import { sealed } from '@gearhall/shared/core/testing/sealed';
import { memoryStore } from '../store/memory/memoryStore';
import type { Store } from '../store/contract/store';
import type { Outage, StoredEntry } from '../store/contract/table';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { steeredClock, type SteeredClock } from '../testing/steeredClock';
import { privateNotesGame } from '../testing/games/privateNotesGame';
import { pause, until } from '../testing/until';

const game = anyGame(sealed);
const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
const MOVE = 10 * SECOND;
const BANK = 60 * SECOND;
const GRACE = 250;
const LIVE = { clock: { type: 'live', bank: 1, move: 10 } };
const SLOW = { clock: { type: 'correspondence', days: 1 } };

let open: OpenHall;
let time: SteeredClock;
let failing = false;
let outages: Outage[] = [];
const deadlines = new Map<string, number | undefined>();
let store: Store;
let ada: Person, bo: Person;

/** Reports the deadlines that it was given, and has the outages that the test sets. */
function watchedStore(): Store {
  const kept = memoryStore();
  return {
    ...kept,
    append: async (...entry) => {
      if (failing) throw new Error('The disk is full.');
      return kept.append(...entry);
    },
    saveDeadline: async (table, at) => {
      deadlines.set(table, at);
      return kept.saveDeadline(table, at);
    },
    outages: async () => outages,
  };
}

// A hall for each test: tables of other tests would be woken by the time that passes in this one.
beforeEach(async () => {
  failing = false;
  outages = [];
  store = watchedStore();
  time = steeredClock();
  const config = { idleAfterMs: 600 * SECOND, goneAfterMs: 60 * SECOND, deadlinesEveryMs: 15 * SECOND };
  open = await openHall({ games: [game, privateNotesGame], store, clock: time.clock, config });
  [ada, bo] = (await Promise.all(['Ada', 'Bo'].map((name) => Person.enter(open.address, name)))) as [
    Person,
    Person,
  ];
});
afterEach(() => open.hall.close());

const now = (): number => time.clock.wall();
const file = { type: 'file', number: 3 };
const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;
const entriesOf = async (table: string): Promise<readonly StoredEntry[]> =>
  (await store.load(table))?.entries ?? [];
const dues = (seen: Seen): number[] => seen.table.seats.map(({ due }) => due);
const banks = (seen: Seen): number[] => seen.table.seats.map(({ bank }) => bank);

async function begun(terms: object, id = 'sealed'): Promise<[Seen, Seen]> {
  const table = await ada.createTable(id, 2, { terms });
  const [a, b] = [await ada.join(table), await bo.join(table)];
  await b.ask('sit', { seat: 1 });
  expect(await codeOf(a.ask('start'))).toBeUndefined();
  for (const seen of [a, b]) await seen.until(() => seen.view !== undefined, 'the start');
  return [a, b];
}

/** Leaves, and lets the room be closed. */
async function abandon(...all: Seen[]): Promise<string> {
  const { id } = all[0]!.table;
  for (const seen of all) await seen.leave();
  await leftBy(id);
  time.pass(600 * SECOND);
  await gone(id);
  return id;
}

const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`${open.address}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'mu').exec(text)?.[1]);
};

const leftBy = (id: string) =>
  until(async () => (await metric('gearhall_connections')) === 0, `everybody to leave ${id}`);
const gone = (id: string) => until(async () => (await metric('gearhall_tables')) === 0, `${id} to be closed`);

test('a table without a clock has no times', async () => {
  const [a] = await begun({});
  expect([...dues(a), ...banks(a)]).toEqual([0, 0, 0, 0]);
  time.pass(30 * DAY);
  expect(await codeOf(a.act(file))).toBeUndefined();
  expect(deadlines.has(a.table.id)).toBe(false);
});

test('the clocks of all seats to act run; a seat that has acted stops, and pays from its bank', async () => {
  const [a] = await begun(LIVE);
  const start = now();
  expect(dues(a)).toEqual([start + MOVE + BANK, start + MOVE + BANK]);
  expect(banks(a)).toEqual([BANK, BANK]);
  expect(deadlines.get(a.table.id)).toBe(start + MOVE + BANK);
  time.pass(25 * SECOND);
  await a.act(file);
  expect(dues(a)).toEqual([0, start + MOVE + BANK]);
  expect(banks(a)).toEqual([BANK - 15 * SECOND, BANK]);
});

test('when the time is up, the game’s fallback is played, with an event', async () => {
  const [a, b] = await begun(LIVE);
  await a.act(file);
  time.pass(MOVE + BANK + GRACE - 1);
  expect(await codeOf(a.ask('chat', { text: 'still waiting' }))).toBeUndefined();
  expect(a.table.actions).toBe(1);
  time.pass(1);
  await a.until(() => a.table.actions === 2, 'the time-out');
  const [last] = (await entriesOf(a.table.id)).slice(-1);
  expect(last).toEqual({ seat: 1, action: game.fallback(viewOf(b), 1), at: now(), by: 'clock' });
  expect(a.events.map((event) => unpackEvent(game, event).type).slice(-2)).toEqual(['timeOut', 'filed']);
  expect(b.table.seats[1]).toMatchObject({ standIn: '', bank: 0 });
});

/** What the seat saw before it was answered for: nothing was filed. */
function viewOf(seen: Seen): unknown {
  const view = seen.view as { seats: { filed: boolean; number: number }[] };
  return { ...view, phase: 'filing', seats: view.seats.map((seat) => ({ ...seat, filed: false })) };
}

test('all seats whose time is up at the same moment get the fallback', async () => {
  const [a] = await begun(LIVE);
  time.pass(MOVE + BANK + GRACE);
  await a.until(() => a.table.actions === 2, 'both time-outs');
  expect((await entriesOf(a.table.id)).map(({ seat, by }) => [seat, by])).toEqual([
    [0, 'clock'],
    [1, 'clock'],
  ]);
});

test('an action within the grace counts', async () => {
  const [a] = await begun(LIVE);
  time.pass(MOVE + BANK + GRACE - 1);
  expect(await codeOf(a.act(file))).toBeUndefined();
  expect(banks(a)[0]).toBe(0);
  expect((await entriesOf(a.table.id))[0]).toMatchObject({ seat: 0, person: expect.any(String) });
});

test('a player whose time runs out again gets a stand-in until they act', async () => {
  const [host, other] = await begun(LIVE);
  const table = host.table.id;
  await host.act(file);
  time.pass(MOVE + BANK + GRACE);
  await host.until(() => host.table.actions === 2, 'the first time-out');
  while (host.table.seats[1]?.standIn === '') {
    await actFor(host, other);
    if (host.table.status === 'ended') break;
  }
  expect(host.table.seats[1]).toMatchObject({ standIn: 'easy', due: 0 });
  const mine = (await entriesOf(table)).filter(({ seat }) => seat === 1).map(({ by }) => by);
  expect(mine.slice(0, 2)).toEqual(['clock', 'clock']);
  // A refused action shows that they are there, too.
  await other.act({ type: 'take' });
  expect(other.table.seats[1]?.standIn).toBe('');
});

/** Seat 0 acts if it is to act; otherwise the time of seat 1 runs out. */
async function actFor(host: Seen, other: Seen): Promise<void> {
  const { actions, toAct } = host.table;
  if (toAct.includes(0)) await host.act(game.legal(host.view, 0)[0]!);
  else time.pass(MOVE + GRACE);
  await other.until(() => other.table.actions > actions || other.table.status === 'ended', 'the next action');
}

test('a player who is gone when their time is up gets a stand-in at once, until they return', async () => {
  const [a, b] = await begun({ clock: { type: 'live', bank: 3, move: 10 } });
  await a.act(file);
  await b.leave();
  await a.until(() => a.table.seats[1]?.presence === 'away', 'Bo to be away');
  time.pass(60 * SECOND);
  await a.until(() => a.table.seats[1]?.presence === 'gone', 'Bo to be gone');
  expect(dues(a)[1]).toBeGreaterThan(now());
  time.pass(2 * BANK + MOVE + GRACE);
  await a.until(() => a.table.actions >= 2, 'the time-out');
  expect(a.table.seats[1]).toMatchObject({ standIn: 'easy', due: 0 });
  expect((await entriesOf(a.table.id))[1]).toMatchObject({ seat: 1, by: 'clock' });
  const back = await bo.join(a.table.id);
  await back.until(() => back.table.seats[1]?.standIn === '', 'the hand-back');
});

test('by the table’s terms, the seat resigns', async () => {
  const [a] = await begun({ ...LIVE, onTimeout: 'resign' });
  await a.act(file);
  time.pass(MOVE + BANK + GRACE);
  await a.until(() => a.table.status === 'ended', 'the end');
  expect(a.table).toMatchObject({ winners: [0], seats: [{ resigned: false }, { resigned: true }] });
  expect(a.events.map((event) => unpackEvent(game, event).type)).toContain('timeOut');
  await a.until(() => deadlines.get(a.table.id) === undefined, 'the deadline to be cleared');
});

test('a closed table opens when a time is up, and keeps its deadline in the store', async () => {
  const [a, b] = await begun(SLOW);
  await a.act(file);
  const table = await abandon(a, b);
  time.pass(DAY - 700 * SECOND);
  await settled();
  expect(await entriesOf(table)).toHaveLength(1);
  time.pass(700 * SECOND);
  await until(async () => (await entriesOf(table)).length === 2, 'the time-out');
  expect((await entriesOf(table))[1]).toMatchObject({ seat: 1, by: 'clock', at: now() });
  const again = await ada.join(table);
  expect(again.welcome).toMatchObject({ seat: 0 });
  const [turn] = again.table.toAct;
  expect(dues(again)[turn!]).toBe(now() + DAY);
});

/** Lets the work under way finish. */
const settled = () => pause(50);

test('events are numbered the same after the table has been opened again', async () => {
  const [a, b] = await begun(LIVE);
  await a.act(file);
  time.pass(MOVE + BANK + GRACE);
  await a.until(() => a.table.actions === 2, 'the time-out');
  const all = [...a.events];
  const again = await ada.join(await abandon(a, b));
  await again.ask('history', { events: 0, chat: 0 });
  expect(again.events.slice(0, all.length)).toEqual(all);
  expect(all.length).toBeGreaterThan(2);
});

test('a table that is opened again has the same clocks', async () => {
  const [a, b] = await begun(SLOW);
  await a.act(file);
  const before = [dues(a), banks(a)];
  const table = await abandon(a, b);
  const again = await bo.join(table);
  expect([dues(again), banks(again)]).toEqual(before);
});

test('the time for which the hall was down is given back', async () => {
  const [a, b] = await begun(SLOW);
  const [due] = dues(a);
  outages = [{ from: now() + 700 * SECOND, to: now() + 7700 * SECOND }];
  const table = await abandon(a, b);
  const again = await bo.join(table);
  expect(dues(again)).toEqual([due! + 7000 * SECOND, due! + 7000 * SECOND]);
  expect(deadlines.get(table)).toBe(due! + 7000 * SECOND);
});

test('while the table is paused no clock runs, and the pause is given back', async () => {
  const [a, b] = await begun(SLOW, 'whisper');
  const [due] = dues(a);
  await a.act({ type: 'boom' });
  await b.until(() => b.table.status === 'paused', 'the pause');
  expect(dues(a)).toEqual([0, 0]);
  await a.until(() => deadlines.get(a.table.id) === undefined, 'the deadline to be cleared');
  const from = now();
  const table = await abandon(a, b);
  time.pass(3 * DAY);
  const again = await bo.join(table);
  expect(again.table.status).toBe('playing');
  expect(dues(again)).toEqual([due! + now() - from, due! + now() - from]);
  await abandon(again);
  // The pause was stored: it is not longer when the table is opened later.
  const later = await bo.join(table);
  expect(dues(later)).toEqual([due! + now() - from - 600 * SECOND, due! + now() - from - 600 * SECOND]);
});

test('a timeout that the store refuses waits for it, and gives back the time', async () => {
  const [a] = await begun(LIVE);
  await a.act(file);
  failing = true;
  time.pass(MOVE + BANK + GRACE);
  await a.until(() => a.table.pause === 'store', 'the pause');
  expect(a.table).toMatchObject({ status: 'paused', actions: 1 });
  expect(dues(a)).toEqual([0, 0]);
  failing = false;
  time.pass(5 * SECOND);
  await a.until(() => a.table.actions === 2 && a.table.pause === '', 'the time-out');
});

test('an action that others see nothing of shows in no clock', async () => {
  const [a, b] = await begun(LIVE, 'whisper');
  const before = dues(b);
  time.pass(5 * SECOND);
  expect(await codeOf(a.act({ type: 'note', text: 'secret' }))).toBeUndefined();
  expect(a.view).toMatchObject({ mine: 'secret' });
  expect(dues(a)).toEqual(before);
  expect([dues(b), b.table.actions]).toEqual([before, 0]);
  expect(await codeOf(a.act({ type: 'say' }))).toBeUndefined();
  await b.until(() => b.table.actions === 1, 'the word');
  expect(dues(b)).not.toEqual(before);
});
