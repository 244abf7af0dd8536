import { pino } from 'pino';
import { LeaseLost, StoreFailure } from '../store/contract/errors';
import type { Lease, Leases } from '../store/contract/leases';
import { memoryStore } from '../store/memory/memoryStore';
import type { Store } from '../store/contract/store';
import { steeredClock, type SteeredClock } from '../testing/steeredClock';
import { Ownership, TableElsewhere, type Owned } from './Ownership';

const LASTS_MS = 6000;
const TABLE = 'table00001';

let time: SteeredClock;
/** What the database does. */
let database: { owner: string | undefined; isAway: boolean; renewals: number; released: number };
let ownership: Ownership;
beforeEach(() => {
  time = steeredClock({ still: true });
  database = { owner: undefined, isAway: false, renewals: 0, released: 0 };
  const log = pino({ level: 'silent' });
  const store: Store = { ...memoryStore(), leases: leasesOf() };
  ownership = new Ownership({ store, log, clock: time.clock, self: () => ({ process: 'me', address: '' }) });
});

function leasesOf(): Leases {
  return {
    lastsMs: LASTS_MS,
    async acquire(table, { process }) {
      if (database.owner !== undefined) return undefined;
      database.owner = process;
      return { table, fence: 1 };
    },
    async renew(leases: readonly Lease[]) {
      if (database.isAway) throw new StoreFailure('The store is away.');
      database.renewals += 1;
      return new Set(database.owner === 'me' ? leases.map(({ table }) => table) : []);
    },
    left: async () => [],
    async release() {
      database.owner = undefined;
      database.released += 1;
    },
    ownerOf: async () =>
      database.owner === undefined ? undefined : { process: database.owner, address: '' },
    storeUnder: (lease, onLost) => ({
      ...memoryStore(),
      async append() {
        if (database.owner === 'me') return;
        onLost();
        throw new LeaseLost(lease.table);
      },
    }),
  };
}

async function taken(): Promise<{ owned: Owned; lost: () => number }> {
  const owned = await ownership.take(TABLE);
  if (!owned) throw new Error('The table was not to be had.');
  let lost = 0;
  owned.onLost(() => (lost += 1));
  return { owned, lost: () => lost };
}

async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 500) {
    time.pass(Math.min(500, left));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('a lease is renewed well before it would run out, for as long as the table is open', async () => {
  const { owned, lost } = await taken();
  await pass(10 * LASTS_MS);
  expect(database.renewals).toBeGreaterThanOrEqual(20);
  expect(lost()).toBe(0);
  await owned.release();
  const { renewals } = database;
  await pass(3 * LASTS_MS);
  expect([database.renewals, database.released, lost()]).toEqual([renewals, 1, 0]);
});

test('a database that is away takes no table away until the lease has run out', async () => {
  const { lost } = await taken();
  database.isAway = true;
  await pass(LASTS_MS - 1500);
  expect(lost()).toBe(0);
  database.isAway = false;
  await pass(1000);
  expect(lost()).toBe(0);
  database.isAway = true;
  await pass(2 * LASTS_MS);
  expect(lost()).toBe(1);
});

test('a refused renewal is a loss, told once, and nothing is released', async () => {
  const { owned, lost } = await taken();
  database.owner = 'another';
  await pass(LASTS_MS / 2);
  expect(lost()).toBe(1);
  await pass(2 * LASTS_MS);
  await owned.release();
  expect([lost(), database.released, database.owner]).toEqual([1, 0, 'another']);
});

test('a refused write is a loss too', async () => {
  const { owned, lost } = await taken();
  database.owner = 'another';
  const write = owned.store.append(TABLE, 0, { seat: 0, action: { type: 'go' }, at: 1 });
  await expect(write).rejects.toThrow(LeaseLost);
  expect(lost()).toBe(1);
});

test('an owner that was frozen knows at once that its lease has run out', async () => {
  const { lost } = await taken();
  database.isAway = true;
  time.pass(10 * LASTS_MS);
  expect(lost()).toBe(1);
});

test('a loss before somebody listens is told when they do', async () => {
  const owned = await ownership.take(TABLE);
  database.owner = 'another';
  await pass(LASTS_MS);
  let lost = 0;
  owned?.onLost(() => (lost += 1));
  expect(lost).toBe(1);
});

test('a table of another process is not taken', async () => {
  database.owner = 'another';
  expect(await ownership.take(TABLE)).toBeUndefined();
  expect(await ownership.elsewhere(TABLE)).toEqual({ process: 'another', address: '' });
  await expect(ownership.whileOwned(TABLE, async () => 1)).rejects.toThrow(TableElsewhere);
  database.owner = 'me';
  expect(await ownership.elsewhere(TABLE)).toBeUndefined();
});

test('where a process is alone on its store, it owns everything', async () => {
  const store = memoryStore();
  const log = pino({ level: 'silent' });
  const alone = new Ownership({
    store,
    log,
    clock: time.clock,
    self: () => ({ process: 'me', address: '' }),
  });
  expect((await alone.take(TABLE))?.store).toBe(store);
  expect((await alone.take(TABLE))?.store).toBe(store);
  expect(await alone.elsewhere(TABLE)).toBeUndefined();
  expect(time.clock.waiting).toBe(0);
});
