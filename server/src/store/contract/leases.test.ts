import { Client } from 'pg';
import { postgresPlace, withPostgres } from '../../testing/stores/places';
import { core, entry, line, tableRecord } from '../../testing/stores/storeSamples';
import { pause } from '../../testing/until';
import type { Lease, Leases } from './leases';
import { postgresStore } from '../databases/postgres';
import type { Store } from './store';

const HOUR_MS = 3_600_000;
/** Long enough to do something meanwhile, short enough to wait for its end. */
const SHORT_MS = 400;
const LONG_MS = 60_000;

interface Shared extends Store {
  readonly leases: Leases;
}

withPostgres(() => {
  let place: Awaited<ReturnType<typeof postgresPlace>>;
  const stores: Store[] = [];
  beforeEach(async () => {
    place = await postgresPlace();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await Promise.all(stores.splice(0).map((store) => store.close()));
    await place.clear();
  });

  const quiet = { onLost: () => undefined, onTaken: () => undefined };

  /** The store as one of several processes opens it. */
  async function shared(leaseMs = LONG_MS): Promise<Shared> {
    const store = await postgresStore(place.url, quiet, { leaseMs, leastOutageMs: 15_000 });
    stores.push(store);
    return store as Shared;
  }

  /** The stores of two processes, and a table of which nobody has a lease. */
  async function two(leaseMs?: number): Promise<[Shared, Shared]> {
    const [one, other] = [await shared(leaseMs), await shared(leaseMs)];
    await one.create(core, tableRecord);
    return [one, other];
  }

  const owner = (process: string) => ({ process, address: '' });

  async function acquired({ leases }: Shared, process: string): Promise<Lease> {
    const lease = await leases.acquire(core.id, owner(process));
    if (!lease) throw new Error(`${process} did not get the table.`);
    return lease;
  }

  async function inDatabase<T>(job: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ connectionString: place.url });
    await client.connect();
    try {
      return await job(client);
    } finally {
      await client.end();
    }
  }

  test('a table has one owner at a time, and each one gets a higher number', async () => {
    const [one, other] = await two();
    const first = await acquired(one, 'one');
    expect(await other.leases.acquire(core.id, owner('other'))).toBeUndefined();
    expect(await one.leases.acquire(core.id, owner('one'))).toBeUndefined();
    expect(await other.leases.ownerOf(core.id)).toEqual(owner('one'));
    await one.leases.release(first, 'idle');
    expect(await other.leases.ownerOf(core.id)).toBeUndefined();
    const second = await acquired(other, 'other');
    expect(second.fence).toBeGreaterThan(first.fence);
    // Late, and of an earlier lease: changes nothing.
    await one.leases.release(first, 'idle');
    expect(await one.leases.ownerOf(core.id)).toEqual(owner('other'));
    expect(await one.leases.acquire('nosuchtabl', owner('one'))).toBeUndefined();
  });

  test('who acquires a table learns how long its people have waited for it', async () => {
    const [one, other] = await two(SHORT_MS);
    const now = async () => (await one.processes?.now()) ?? 0;
    const first = await acquired(one, 'one');
    expect(first.gap).toBeUndefined();
    await one.leases.release(first, 'idle');
    const second = await acquired(other, 'other');
    // Nobody was there.
    expect(second.gap).toBeUndefined();
    const released = await now();
    await other.leases.release(second, 'moving');
    await pause(SHORT_MS / 2);
    const third = await acquired(one, 'one');
    expect(third.gap?.from).toBeGreaterThanOrEqual(released);
    expect((third.gap?.to ?? 0) - (third.gap?.from ?? 0)).toBeGreaterThanOrEqual(SHORT_MS / 2);
    // Its owner dies.
    const renewed = await now();
    await pause(4 * SHORT_MS);
    const fourth = await acquired(other, 'other');
    expect(fourth.gap?.from).toBeLessThanOrEqual(renewed);
    // From then on it counts as closed.
    expect((fourth.gap?.to ?? 0) - (fourth.gap?.from ?? 0)).toBe(2 * SHORT_MS);
  });

  test('a table is left when its owner has ended without releasing it, until somebody has it again', async () => {
    const [one, other] = await two(SHORT_MS);
    expect(await one.leases.left()).toEqual([]);
    await one.leases.release(await acquired(one, 'one'), 'idle');
    const second = await acquired(one, 'one');
    expect(await other.leases.left()).toEqual([]);
    await pause(2 * SHORT_MS);
    expect(await other.leases.left()).toEqual([second.table]);
    const third = await acquired(other, 'other');
    expect(await one.leases.left()).toEqual([]);
    await other.leases.release(third, 'moving');
    expect(await one.leases.left()).toEqual([]);
  });

  test('of entries that are written at once, each is written under its own lease', async () => {
    const [one, other] = await two();
    const ids = ['table10000', 'table10001', 'table10002', 'table10003'];
    const lost: string[] = [];
    const held: { readonly id: string; readonly store: Store }[] = [];
    for (const id of ids) {
      await one.create({ ...core, id }, tableRecord);
      const lease = await one.leases.acquire(id, owner('one'));
      if (!lease) throw new Error(`Nobody got ${id}.`);
      held.push({ id, store: one.leases.storeUnder(lease, () => lost.push(id)) });
    }
    const appendAll = (index: number) =>
      Promise.allSettled(held.map(({ id, store }) => store.append(id, index, entry(index))));
    expect((await appendAll(0)).map(({ status }) => status)).toEqual(ids.map(() => 'fulfilled'));
    // The second one goes to another process, and nobody has told this one.
    await inDatabase((client) => client.query('update leases set until = 1 where table_id = $1', [ids[1]]));
    const taken = await other.leases.acquire(ids[1]!, owner('other'));
    const outcomes = await appendAll(1);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(lost).toEqual([ids[1]]);
    expect((await other.load(ids[1]!))?.entries).toEqual([entry(0)]);
    await other.leases.storeUnder(taken!, () => lost.push('taken')).append(ids[1]!, 1, entry(5));
    expect((await one.load(ids[1]!))?.entries).toEqual([entry(0), entry(5)]);
    expect((await one.load(ids[2]!))?.entries).toEqual([entry(0), entry(1)]);
  });

  test('of two processes that ask at once, one gets the table', async () => {
    const [one, other] = await two();
    for (let round = 0; round < 30; round += 1) {
      const got = await Promise.all([
        one.leases.acquire(core.id, owner('one')),
        other.leases.acquire(core.id, owner('other')),
      ]);
      expect(got.filter((lease) => lease !== undefined)).toHaveLength(1);
      for (const lease of got) if (lease) await one.leases.release(lease, 'idle');
    }
  });

  test('the owner writes, and without a lease nothing of a table is written', async () => {
    const [one, other] = await two();
    const lease = await acquired(one, 'one');
    const owned = one.leases.storeUnder(lease, () => undefined);
    await owned.append(core.id, 0, entry(0));
    await owned.say(core.id, 0, line('hi'));
    const before = await one.load(core.id);
    const changes = [
      other.append(core.id, 1, entry(1)),
      other.say(core.id, 1, line('no')),
      other.saveTableRecord(core.id, { ...tableRecord, status: 'ended' }),
      other.saveDeadline(core.id, 5),
      other.saveWaiting(core.id, 1, [0]),
      other.clearChat(core.id),
      other.remove(core.id),
    ];
    for (const change of await Promise.allSettled(changes))
      expect(change).toMatchObject({ status: 'rejected', reason: { name: 'LeaseLost' } });
    expect(await one.load(core.id)).toEqual(before);
    expect(await one.due(5)).toEqual([]);
  });

  test('an owner that was frozen until its lease had run out writes nothing, whether somebody has the table or not', async () => {
    const [one, other] = await two(SHORT_MS);
    const lease = await acquired(one, 'one');
    let lost = 0;
    const frozen = one.leases.storeUnder(lease, () => (lost += 1));
    await frozen.append(core.id, 0, entry(0));
    await pause(SHORT_MS + 100);
    await expect(frozen.append(core.id, 1, entry(1))).rejects.toMatchObject({ name: 'LeaseLost' });
    expect(await one.leases.renew([lease])).toEqual(new Set());
    const next = await acquired(other, 'other');
    const owned = other.leases.storeUnder(next, () => undefined);
    expect((await other.load(core.id))?.entries).toEqual([entry(0)]);
    await owned.append(core.id, 1, entry(7));
    const late = one.leases.storeUnder(lease, () => (lost += 1));
    const ended = { ...tableRecord, status: 'ended' } as const;
    await expect(late.append(core.id, 2, entry(2))).rejects.toMatchObject({ name: 'LeaseLost' });
    for (const change of await Promise.allSettled([
      frozen.saveTableRecord(core.id, ended),
      frozen.say(core.id, 0, line('late')),
      frozen.saveDeadline(core.id, 5),
      frozen.remove(core.id),
    ]))
      expect(change).toMatchObject({ status: 'rejected', reason: { name: 'LeaseLost' } });
    expect(lost).toBe(2);
    expect(await one.load(core.id)).toEqual({
      core,
      tableRecord,
      entries: [entry(0), entry(7)],
      chat: [],
    });
  });

  test('a write that is refused for its lease does not spoil those beside it', async () => {
    const [one, other] = await two(SHORT_MS);
    const lease = await acquired(one, 'one');
    await pause(SHORT_MS + 100);
    const late = one.leases.storeUnder(lease, () => undefined);
    const [refused, kept] = await Promise.allSettled([
      late.append(core.id, 0, entry(0)),
      one.create({ ...core, id: 'table00002' }, tableRecord),
    ]);
    expect([refused.status, kept.status]).toEqual(['rejected', 'fulfilled']);
    expect((await other.status('table00002'))?.status).toBe('gathering');
  });

  test('a lease that is renewed goes on, and of several only the lost ones end', async () => {
    const [one, other] = await two(4 * SHORT_MS);
    await one.create({ ...core, id: 'table00002' }, tableRecord);
    const lost = await one.leases.acquire('table00002', owner('one'));
    const lease = await acquired(one, 'one');
    const all = lost ? [lost, lease] : [];
    if (lost) await one.leases.release(lost, 'idle');
    for (let times = 0; times < 6; times += 1) {
      await pause(SHORT_MS);
      expect(await one.leases.renew(all)).toEqual(new Set([core.id]));
    }
    expect(await other.leases.acquire(core.id, owner('other'))).toBeUndefined();
    await one.leases.storeUnder(lease, () => undefined).append(core.id, 0, entry(0));
  });

  test('only the clock of the database counts', async () => {
    const [one, other] = await two(SHORT_MS);
    const lease = await acquired(one, 'one');
    const now = Date.now.bind(Date);
    jest.spyOn(Date, 'now').mockImplementation(() => now() + HOUR_MS);
    expect(await other.leases.acquire(core.id, owner('other'))).toBeUndefined();
    expect(await one.leases.renew([lease])).toEqual(new Set([core.id]));
    jest.spyOn(Date, 'now').mockImplementation(() => now() - HOUR_MS);
    await pause(SHORT_MS + 100);
    await expect(
      one.leases.storeUnder(lease, () => undefined).append(core.id, 0, entry(0)),
    ).rejects.toMatchObject({ name: 'LeaseLost' });
    expect((await acquired(other, 'other')).fence).toBeGreaterThan(lease.fence);
  });

  test('who acquires a table waits for what its last owner is writing', async () => {
    const [one, other] = await two(SHORT_MS);
    const lease = await acquired(one, 'one');
    await inDatabase(async (client) => {
      // What every write under a lease does first.
      await client.query('begin');
      await client.query('select 1 from leases where table_id = $1 for share', [core.id]);
      await pause(SHORT_MS + 100);
      let isAcquired = false;
      const acquiring = acquired(other, 'other').then((next) => {
        isAcquired = true;
        return next;
      });
      await pause(200);
      expect(isAcquired).toBe(false);
      await client.query('commit');
      expect((await acquiring).fence).toBe(lease.fence + 1);
    });
  });

  test('an owner between the check of its lease and its commit keeps the table until then', async () => {
    const [one, other] = await two(SHORT_MS);
    const lease = await acquired(one, 'one');
    const owned = one.leases.storeUnder(lease, () => undefined);
    await inDatabase(async (client) => {
      // Holds up the append after the check.
      await client.query('begin');
      await client.query('lock table entries in access exclusive mode');
      const append = owned.append(core.id, 0, entry(0));
      await pause(SHORT_MS + 100);
      let isAcquired = false;
      const acquiring = acquired(other, 'other').then(() => (isAcquired = true));
      await pause(200);
      expect(isAcquired).toBe(false);
      await client.query('commit');
      await append;
      await acquiring;
      expect((await other.load(core.id))?.entries).toEqual([entry(0)]);
    });
  });

  test('processes that share a database can start at once, and keep out one that wants to be alone', async () => {
    await Promise.all([shared(), shared(), shared()]);
    await expect(place.open()).rejects.toThrow(/Another Gearhall server is running on the database/u);
  }, 30_000);

  test('a process that wants to be alone keeps out those that share', async () => {
    stores.push(await place.open());
    await expect(shared()).rejects.toThrow(/Another Gearhall server is running on the database/u);
  }, 30_000);

  test('once an unshared server has taken over, no process that shared can write', async () => {
    const one = await shared();
    await place.run('update fence set epoch = epoch + 1');
    await expect(one.create(core, tableRecord)).rejects.toThrow(/The lock on the database .* is lost/u);
  });

  test('the start of another process is no outage, and the end of all is one', async () => {
    const one = await shared();
    await one.beat(100_000);
    const other = await shared();
    await other.beat(109_000);
    expect(await other.outages()).toEqual([]);
    const third = await shared();
    await third.beat(200_000);
    expect(await third.outages()).toEqual([{ from: 109_000, to: 200_000 }]);
  });

  test('a process that stood still is no outage while another one ran', async () => {
    const [one, other] = [await shared(), await shared()];
    await one.beat(100_000);
    await other.beat(100_500);
    await other.beat(159_000);
    await one.beat(160_000, 101_000);
    expect(await one.outages()).toEqual([]);
    await one.beat(230_000, 170_000);
    expect(await one.outages()).toEqual([{ from: 170_000, to: 230_000 }]);
  });

  test('a removed table leaves no lease', async () => {
    const [one] = await two();
    const lease = await acquired(one, 'one');
    await one.leases.storeUnder(lease, () => undefined).remove(core.id);
    const { rows } = await inDatabase((client) => client.query('select * from leases'));
    expect(rows).toEqual([]);
  });
});
