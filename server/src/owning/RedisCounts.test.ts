import { Redis } from 'ioredis';
import { pino } from 'pino';
import { AddressLimit } from '../ground/limits/AddressLimits';
import { ReportLimit } from '../moderation/ReportLimit';
import { makeMetrics } from '../ground/logs/metrics';
import { startRedis, withRedis, type RedisServer } from '../testing/halls/redisServer';
import { until } from '../testing/until';
import { RedisCounts } from './RedisCounts';

const ADDRESS = '192.0.2.7';

withRedis(() => {
  let server: RedisServer;
  const parts: RedisCounts[] = [];
  beforeAll(async () => {
    server = await startRedis();
  });
  afterEach(async () => {
    for (const part of parts.splice(0)) part.close();
    await server.restart();
  });
  afterAll(() => server.close());

  /** The counts of one process, its log and its metrics. */
  async function counting(secret = 'a secret of this hall') {
    const logged: string[] = [];
    const log = pino(
      {},
      { write: (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg) },
    );
    const metrics = makeMetrics({ games: [], maxTables: 1 });
    const counts = new RedisCounts({ url: server.url, secret, log, metrics });
    parts.push(counts);
    await counts.ready();
    const isUp = async () => /^gearhall_redis_up (\d)$/mu.exec(await metrics.registry.metrics())?.[1];
    return { counts, logged, isUp };
  }

  const limitOf = ({ counts }: { counts: RedisCounts }, perPeriod: number, periodMs = 60_000) =>
    new AddressLimit(counts, 'tables', perPeriod, { periodMs });

  /** How many of these tries, in turn through each process, are allowed. */
  async function allowedOf(tries: number, limits: readonly AddressLimit[], addresses = [ADDRESS]) {
    let allowed = 0;
    for (let turn = 0; turn < tries; turn += 1) {
      const limit = limits[turn % limits.length];
      if (await limit?.allows(addresses[turn % addresses.length] ?? '')) allowed += 1;
    }
    return allowed;
  }

  test('what an address may do is counted over all processes, also at once', async () => {
    const limits = [limitOf(await counting(), 5), limitOf(await counting(), 5), limitOf(await counting(), 5)];
    expect(await allowedOf(4, limits)).toBe(4);
    const atOnce = await Promise.all(
      limits.flatMap((limit) => [limit.allows(ADDRESS), limit.allows(ADDRESS)]),
    );
    expect(atOnce.filter(Boolean)).toHaveLength(1);
    expect(await allowedOf(3, limits, ['192.0.2.8'])).toBe(3);
  });

  test('of an IPv6 network too: a /64 counts as one address, a /48 as eight', async () => {
    const limits = [limitOf(await counting(), 2), limitOf(await counting(), 2)];
    const hosts = Array.from({ length: 9 }, (_, host) => `2001:db8:1:1::${host}`);
    expect(await allowedOf(9, limits, hosts)).toBe(2);
    const networks = Array.from({ length: 40 }, (_, network) => `2001:db8:1:${network + 2}::1`);
    expect(await allowedOf(40, limits, networks)).toBe(8 * 2 - 2);
  });

  test('a period ends by the clock of Redis, and refused tries do not make it longer', async () => {
    const [one, other] = [await counting(), await counting()];
    const keys = [{ key: 'short', limit: 1 }];
    expect(await one.counts.take(keys, 300)).toBe(true);
    let refused = 0;
    await until(async () => {
      const isTaken = (await other.counts.take(keys, 300)) === true;
      if (!isTaken) refused += 1;
      return isTaken;
    }, 'the next period');
    expect(refused).toBeGreaterThan(0);
  });

  test('reports of a person are counted over all processes', async () => {
    const [one, other] = [await counting(), await counting()];
    const limits = [new ReportLimit(() => 0, one.counts), new ReportLimit(() => 0, other.counts)];
    let kept = 0;
    for (let turn = 0; turn < 24; turn += 1)
      if (await limits[turn % 2]?.allows('person', `192.0.2.${turn}`)) kept += 1;
    expect(kept).toBe(10);
  });

  test('Redis learns no addresses, and another hall on it counts for itself', async () => {
    const [ours, theirs] = [limitOf(await counting(), 1), limitOf(await counting('of another hall'), 1)];
    expect([await ours.allows(ADDRESS), await theirs.allows(ADDRESS)]).toEqual([true, true]);
    const redis = new Redis(server.url);
    const keys = await redis.keys('*');
    expect(keys).toHaveLength(2);
    expect(keys.filter((key) => key.includes(ADDRESS) || !key.startsWith('gearhall:limit:'))).toEqual([]);
    for (const key of keys) expect(await redis.pttl(key)).toBeGreaterThan(0);
    redis.disconnect();
  });

  test.each(['stop', 'freeze'] as const)(
    'while Redis is away (%s), each process counts for itself, says so once, and shares again afterwards',
    async (how) => {
      const [one, other] = [await counting(), await counting()];
      const limits = [limitOf(one, 3), limitOf(other, 3)];
      expect(await one.isUp()).toBe('1');
      expect(await allowedOf(2, limits)).toBe(2);
      await server[how]();
      // Each has counted one already.
      expect(await allowedOf(12, limits)).toBe(4);
      for (const part of [one, other]) {
        expect(part.logged).toEqual(['Redis does not answer: limits count in each process']);
        expect(await part.isUp()).toBe('0');
      }
      if (how === 'freeze') server.thaw();
      else await server.restart();
      await until(async () => (await one.isUp()) === '1' && (await other.isUp()) === '1', 'Redis to be back');
      expect(one.logged).toHaveLength(2);
      expect(one.logged[1]).toBe('Redis answers again: limits count over all processes');
      expect(await allowedOf(4, limits, ['192.0.2.9'])).toBe(3);
    },
  );

  test('a process starts without Redis', async () => {
    await server.stop();
    const one = await counting();
    expect(await allowedOf(5, [limitOf(one, 3)])).toBe(3);
    expect([await one.isUp(), one.logged.length]).toEqual(['0', 1]);
  });
});

test('without Redis, a hall has no value for it', async () => {
  const { registry } = makeMetrics({ games: [], maxTables: 1 });
  expect(await registry.metrics()).not.toMatch(/^gearhall_redis_up/mu);
});
