import type { Store } from '../store/contract/store';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { postgresPlace, sqlitePlace, withPostgres, type OpenPlace } from '../testing/stores/places';
import { steeredClock, type SteeredClock } from '../testing/steeredClock';
import { privateNotesGame } from '../testing/games/privateNotesGame';

const SECOND = 1000;
const say = { type: 'say' };
const LIVE = { clock: { type: 'live', bank: 1, move: 10 } };
const SLOW = { clock: { type: 'correspondence', days: 1 } };
/** The maximum time that a kill may give back while a live clock runs, and otherwise. */
const MOST_GIVEN = SECOND;
const MOST_GIVEN_IDLE = 10 * SECOND;

let place: OpenPlace;
let time: SteeredClock;
let open: OpenHall;
let beats: number[];
afterEach(async () => {
  await open.hall.close();
  await place.clear();
});

/** A hall that can be killed: from then on, nothing of its end reaches the store. */
async function start(): Promise<{ kill(): Promise<void> }> {
  const store = await place.open();
  let isDead = false;
  const mortal: Store = {
    ...store,
    beat: async (now) => {
      if (isDead) return;
      beats.push(now);
      await store.beat(now);
    },
  };
  open = await openHall({ games: [privateNotesGame], store: mortal, clock: time.clock });
  return {
    async kill() {
      isDead = true;
      await open.hall.close();
    },
  };
}

async function passSlowly(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 100) {
    time.pass(Math.min(100, left));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function begun(terms: object): Promise<{ people: Person[]; seats: Seen[]; id: string }> {
  const people = [await Person.enter(open.address, 'Ada'), await Person.enter(open.address, 'Bo')];
  const id = await people[0]!.createTable('whisper', 2, { terms });
  const seats = [await people[0]!.join(id), await people[1]!.join(id)];
  await seats[1]!.ask('sit', { seat: 1 });
  await seats[0]!.ask('start');
  await seats[1]!.until(() => seats[1]!.view !== undefined, 'the start');
  return { people, seats, id };
}

const dues = (seen: Seen): number[] => seen.table.seats.map(({ due }) => due);

function losesNoTime(make: () => Promise<OpenPlace>): void {
  beforeEach(async () => {
    place = await make();
    time = steeredClock();
    beats = [];
  });

  test('a kill gives back no time before the last action, and at most a second after it', async () => {
    const hall = await start();
    const { people, seats, id } = await begun(LIVE);
    await passSlowly(25 * SECOND);
    await seats[0]!.act(say);
    await passSlowly(3.8 * SECOND);
    await seats[1]!.until(() => seats[1]!.table.actions === 1, 'the word');
    const before = dues(seats[1]!);
    await hall.kill();
    time.pass(30 * SECOND);
    await start();
    const again = await people[1]!.at(open.address).join(id);
    const given = dues(again).map((due, seat) => due - before[seat]! - 30 * SECOND);
    expect(again.table.seats[0]?.bank).toBe(seats[0]!.table.seats[0]?.bank);
    for (const ms of given) {
      expect(ms).toBeGreaterThanOrEqual(0);
      expect(ms).toBeLessThanOrEqual(MOST_GIVEN);
    }
  });

  test('right after an action, a kill gives back nothing', async () => {
    const hall = await start();
    const { people, seats, id } = await begun(SLOW);
    await passSlowly(8 * SECOND);
    await seats[0]!.act(say);
    await seats[1]!.until(() => seats[1]!.table.actions === 1, 'the word');
    const before = dues(seats[1]!);
    await hall.kill();
    time.pass(30 * SECOND);
    await start();
    const again = await people[1]!.at(open.address).join(id);
    expect(dues(again)).toEqual(before.map((due) => due + 30 * SECOND));
  });

  test('the store gets a heartbeat each second while a live clock runs, and seldom otherwise', async () => {
    await start();
    const perMinute = async (): Promise<number> => {
      const from = beats.length;
      await passSlowly(60 * SECOND);
      return beats.length - from;
    };
    expect(await perMinute()).toBe(60 / (MOST_GIVEN_IDLE / SECOND));
    const slow = await begun(SLOW);
    expect(await perMinute()).toBe(6);
    const { seats } = await begun(LIVE);
    expect(await perMinute()).toBeGreaterThan(50);
    await seats[0]!.act({ type: 'end' });
    await slow.seats[0]!.until(() => seats[0]!.table.status === 'ended', 'the end');
    expect(await perMinute()).toBeLessThan(10);
  });
}

describe('with SQLite', () => losesNoTime(sqlitePlace));
withPostgres(() => describe('with PostgreSQL', () => losesNoTime(() => postgresPlace())));
