import { anyGame } from '@gearhall/shared/core/game';
import { sealed } from '@gearhall/shared/core/testing/sealed';
import { toy } from '@gearhall/shared/core/testing/toy';
import { memoryStore } from '../store/memory/memoryStore';
import type { Store } from '../store/contract/store';
import { ANSWER, interruptGame } from '../testing/games/interruptGame';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { steeredClock, type SteeredClock } from '../testing/steeredClock';
import { pause, until } from '../testing/until';

/** The machine's clock is set, or the machine sleeps: nobody pays for a time that the hall did not live through. */

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const [MOVE, BANK, GRACE] = [10 * SECOND, 60 * SECOND, 250];
const LIVE = { clock: { type: 'live', bank: 1, move: 10 } };
const SLOW = { clock: { type: 'correspondence', days: 1 } };
const games = [anyGame(sealed), interruptGame, toy];
const file = { type: 'file', number: 3 };

let open: OpenHall;
let time: SteeredClock;
let store: Store;
let people: readonly Person[];

async function openWith(clock: SteeredClock): Promise<void> {
  time = clock;
  const config = { idleAfterMs: 50, goneAfterMs: HOUR, deadlinesEveryMs: 15 * SECOND };
  open = await openHall({ games, store, clock: time.clock, config });
}
beforeEach(async () => {
  store = memoryStore();
  await openWith(steeredClock());
  people = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => Person.enter(open.address, name)));
});
afterEach(() => open.hall.close());

const now = (): number => time.clock.wall();
const dues = (seen: Seen): number[] => seen.table.seats.map(({ due }) => due);
const banks = (seen: Seen): number[] => seen.table.seats.map(({ bank }) => bank);
const entriesOf = async (table: string) => (await store.load(table))?.entries ?? [];
const settled = () => pause(50);

async function begun(terms: object, game = 'sealed', seats = 2): Promise<Seen[]> {
  const table = await people[0]!.createTable(game, seats, { terms });
  const all: Seen[] = [];
  for (const person of people.slice(0, seats)) {
    const seen = await person.join(table);
    if (all.length > 0) await seen.ask('sit', { seat: all.length });
    all.push(seen);
  }
  expect((await all[0]!.ask('start')).refusal).toBeUndefined();
  for (const seen of all) await seen.until(() => seen.view !== undefined, 'the start');
  return all;
}

async function abandon(all: readonly Seen[]): Promise<string> {
  const { id } = all[0]!.table;
  for (const seen of all) await seen.leave();
  const isOpen = async () => (await fetch(`${open.address}/api/tables/${id}/view`)).status !== 404;
  await until(async () => {
    time.clock.catchUp();
    return !(await isOpen());
  }, 'the table to be closed');
  return id;
}

test('an hour ahead during a turn takes nothing from a bank, and everybody is shown that', async () => {
  const [a, b] = (await begun(LIVE)) as [Seen, Seen];
  const start = now();
  time.pass(5 * SECOND);
  const { now: told = 0 } = b.welcome ?? {};
  time.step(HOUR);
  await b.until(() => dues(b)[0] === start + HOUR + MOVE + BANK, 'the later end');
  await b.until(() => (b.welcome?.now ?? 0) >= told + HOUR, 'the hall’s time');
  time.pass(20 * SECOND);
  expect((await a.act(file)).refusal).toBeUndefined();
  expect(banks(a)).toEqual([BANK - 15 * SECOND, BANK]);
  expect((await entriesOf(a.table.id))[0]).toMatchObject({ seat: 0, person: expect.any(String) });
});

test('time still runs out after that, when it is used up', async () => {
  const [a] = (await begun(LIVE)) as [Seen, Seen];
  await a.act(file);
  time.step(HOUR);
  time.pass(MOVE + BANK + GRACE - 1);
  await settled();
  expect(a.table.actions).toBe(1);
  time.pass(1);
  await a.until(() => a.table.actions === 2, 'the time-out');
  expect((await entriesOf(a.table.id))[1]).toMatchObject({ seat: 1, by: 'clock' });
});

test('an action that comes with the step is not charged for it', async () => {
  const [a] = (await begun(LIVE)) as [Seen, Seen];
  const acted = a.act(file);
  time.step(HOUR);
  expect((await acted).refusal).toBeUndefined();
  await a.until(() => banks(a)[0] === BANK, 'the full bank');
});

test('a machine that sleeps for days loses nobody a correspondence game', async () => {
  const [a] = (await begun({ ...SLOW, onTimeout: 'resign' })) as [Seen, Seen];
  const before = dues(a);
  time.step(5 * DAY);
  await a.until(() => dues(a)[0] === before[0]! + 5 * DAY, 'the later end');
  await settled();
  expect(a.table).toMatchObject({ status: 'playing', actions: 0 });
});

test('nor does it at a table that was closed, or is opened by another hall later', async () => {
  const all = await begun(SLOW);
  const before = dues(all[0]!);
  const id = await abandon(all);
  time.step(5 * DAY);
  time.pass(16 * SECOND);
  await settled();
  expect(await entriesOf(id)).toEqual([]);
  const again = await people[0]!.join(id);
  expect(dues(again)).toEqual(before.map((due) => due + 5 * DAY));
  await open.hall.close();
  await openWith(time);
  const later = await people[0]!.at(open.address).join(id);
  expect(dues(later)).toEqual(before.map((due) => due + 5 * DAY));
});

test('a question with a deadline is still waited for', async () => {
  const all = await begun({}, 'council', 3);
  await all[0]!.act({ type: 'ask' });
  await all[1]!.until(() => all[1]!.table.answerDeadline > 0, 'the question');
  const { answerDeadline } = all[1]!.table;
  time.step(HOUR);
  await all[1]!.until(() => all[1]!.table.answerDeadline === answerDeadline + HOUR, 'the later deadline');
  time.pass(ANSWER * SECOND - SECOND);
  await settled();
  expect(all[1]!.table.actions).toBe(1);
});

test('an undo vote goes on, and the others may not vote earlier about who is waited for', async () => {
  const all = await begun({}, 'toy');
  await all[0]!.act({ type: 'roll' });
  expect((await all[0]!.ask('undo', { ask: true })).refusal).toBeUndefined();
  await all[1]!.until(() => all[1]!.table.undoBy === 0, 'the vote');
  const until = async () => (await store.load(all[0]!.table.id))?.tableRecord.undoVote?.until ?? 0;
  const before = await until();
  time.step(4 * DAY);
  await settled();
  expect(all[1]!.table.undoBy).toBe(0);
  expect(await until()).toBe(before + 4 * DAY);
  expect(all[1]!.table.seats.map(({ overdueAt }) => overdueAt)).toEqual([0, 0]);
});

test('what is stored with a time ahead counts from now on', async () => {
  const all = await begun(LIVE);
  const id = await abandon(all);
  await open.hall.close();
  const behind = steeredClock();
  behind.step(-HOUR);
  await openWith(behind);
  const again = await people[0]!.at(open.address).join(id);
  expect(dues(again)).toEqual([now() + MOVE + BANK, now() + MOVE + BANK]);
  time.pass(20 * SECOND);
  await again.act(file);
  expect(banks(again)[0]).toBe(BANK - 10 * SECOND);
});
