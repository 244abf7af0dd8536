import { anyGame } from '@gearhall/shared/core/game';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import { memoryStore } from '../store/memory/memoryStore';
import { Clock } from '../ground/clock/Clock';
import type { Store } from '../store/contract/store';
import type { TableRecord } from '../store/contract/table';
import { emptySeating } from '../tableRecord/seating';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person } from '../testing/clients/Person';
import { steeredClock } from '../testing/steeredClock';
import { core, entry, line, subscription } from '../testing/stores/storeSamples';
import { pause, until } from '../testing/until';

/** Long enough for what the hall does when it finds nothing to delete. */
const SOON_MS = 100;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let hall: OpenHall | undefined;
afterEach(async () => {
  await hall?.hall.close();
  hall = undefined;
});

const seated = (status: TableRecord['status'], ...people: string[]): TableRecord => ({
  status,
  seed: 'ab',
  seating: {
    host: 0,
    seats: people.map((person) => ({
      ...emptySeating(1).seats[0]!,
      sitter: 'person' as const,
      person,
      name: person,
    })),
  },
});

/** A table in the store that was last played this number of days ago. */
async function playedAt(store: Store, id: string, status: TableRecord['status'], at: number): Promise<void> {
  await store.create({ ...core, id, game: 'metaltalon' }, seated(status, 'ada', 'bo'));
  await store.append(id, 0, { ...entry(0), at });
  await store.say(id, 0, line('hi'), 'ada');
}

async function begin(store: Store, config: object = {}) {
  const { clock, pass, step } = steeredClock();
  hall = await openHall({ games: [anyGame(metaltalon)], store, clock, config });
  return {
    step,
    async pass(ms: number) {
      pass(ms);
      await pause(SOON_MS);
    },
  };
}

test('a table at which no game begins is deleted after a day, unless somebody sits there', async () => {
  const store = memoryStore();
  // Longer than anybody takes to come in on a busy machine, and over as soon as the clock is set ahead.
  const time = await begin(store, { idleAfterMs: MINUTE });
  const ada = await Person.enter(hall!.address, 'Ada');
  const [left, held] = [await ada.createTable('metaltalon'), await ada.createTable('metaltalon')];
  const there = await ada.join(held);
  await time.pass(DAY - HOUR);
  await until(async () => (await store.unstarted()).length === 2, 'both are there');
  await time.pass(2 * HOUR);
  await until(async () => (await store.unstarted()).length === 1, 'one is deleted');
  expect((await store.unstarted()).map(({ id }) => id)).toEqual([held]);
  expect((await fetch(`${hall!.address}/api/tables/${left}`)).status).toBe(404);
  await there.leave();
  // First it closes, then it is looked at.
  await until(async () => {
    await time.pass(HOUR);
    return (await store.unstarted()).length === 0;
  }, 'the other follows');
});

test('a table that does not say when it was made stays for a day from the start of the hall', async () => {
  const store = memoryStore();
  await store.create({ ...core, game: 'metaltalon' }, seated('gathering', 'ada', 'bo'));
  const time = await begin(store);
  await time.pass(HOUR);
  expect(await store.unstarted()).toHaveLength(1);
  await time.pass(DAY);
  await until(async () => (await store.unstarted()).length === 0, 'it is deleted');
});

describe('after KEEP_DAYS', () => {
  test('chats and what is kept of people go; games stay, running ones too', async () => {
    const store = memoryStore();
    const now = steeredClock().clock.wall();
    await playedAt(store, 'table00001', 'ended', now - 9 * DAY);
    await playedAt(store, 'table00002', 'playing', now - 9 * DAY);
    await store.subscribe('ada', subscription('a'));
    const time = await begin(store, { keepDays: 10 });
    await time.pass(HOUR);
    expect(await store.linesOf('ada')).toHaveLength(2);
    await time.pass(DAY + HOUR);
    await until(async () => (await store.subscriptions('ada')).length === 0, 'people are forgotten');
    expect(await store.linesOf('ada')).toEqual([]);
    expect(await store.tablesOf('ada', 9)).toEqual([]);
    for (const id of ['table00001', 'table00002']) expect((await store.load(id))?.entries).toHaveLength(1);
  });

  test('0 keeps everything', async () => {
    const store = memoryStore();
    const now = steeredClock().clock.wall();
    await playedAt(store, 'table00001', 'ended', now - 5000 * DAY);
    const time = await begin(store, { keepDays: 0, keepRecordsDays: 0 });
    await time.pass(3 * HOUR);
    expect(await store.linesOf('ada')).toHaveLength(1);
  });

  test('finished games go only where the owner wants that, and never running ones', async () => {
    const store = memoryStore();
    const now = steeredClock().clock.wall();
    await playedAt(store, 'table00001', 'ended', now - 40 * DAY);
    await playedAt(store, 'table00002', 'playing', now - 40 * DAY);
    const time = await begin(store, { keepRecordsDays: 30 });
    await time.pass(2 * MINUTE);
    await until(async () => (await store.load('table00001')) === undefined, 'the game is deleted');
    await time.pass(HOUR);
    expect(await store.load('table00002')).toBeDefined();
  });
});

test('a clock that is set far ahead leaves a day for putting it right', async () => {
  const store = memoryStore();
  await playedAt(store, 'table00001', 'ended', steeredClock().clock.wall());
  const time = await begin(store, { keepRecordsDays: 30 });
  time.step(400 * DAY);
  await time.pass(DAY - HOUR);
  expect(await store.load('table00001')).toBeDefined();
  await time.pass(2 * HOUR);
  await until(async () => (await store.load('table00001')) === undefined, 'the game is deleted');
});

test('what the hall believes to be old is kept, while it is not by the machine’s clock', async () => {
  const store = memoryStore();
  const { clock, pass } = steeredClock();
  const at = clock.wall();
  await playedAt(store, 'table00001', 'ended', at - DAY);
  const times = { wall: () => clock.wall() + 400 * DAY, now: clock.now, timeOfDay: () => clock.wall() };
  const ahead = new Clock((error) => expect(error).toBeUndefined(), times);
  hall = await openHall({
    games: [anyGame(metaltalon)],
    store,
    clock: ahead,
    config: { keepRecordsDays: 30 },
  });
  pass(2 * MINUTE);
  ahead.catchUp();
  await pause(SOON_MS);
  expect(await store.load('table00001')).toBeDefined();
});

test('what is said of it, the hall says itself', async () => {
  await begin(memoryStore(), { keepDays: 30, keepRecordsDays: 365 });
  const { keeps } = (await (await fetch(`${hall!.address}/api/hall`)).json()) as { keeps: unknown };
  expect(keeps).toEqual({ days: 30, recordsDays: 365 });
});
