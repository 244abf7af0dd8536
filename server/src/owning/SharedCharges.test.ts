import { pino } from 'pino';
import { CpuBudget } from '../ground/work/CpuBudget';
import { startRedis, withRedis, type RedisServer } from '../testing/halls/redisServer';
import { steeredClock } from '../testing/steeredClock';
import { until } from '../testing/until';
import { HallPresence } from './redis';
import { SharedCharges } from './SharedCharges';

const PAYER = { person: 'ada', address: '192.0.2.7' };
const log = pino({ level: 'silent' });

withRedis(() => {
  let server: RedisServer;
  const stops: (() => void)[] = [];
  beforeEach(async () => {
    server = await startRedis();
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop();
    await server.close();
  });

  /** The budgets of one process: a second of CPU at once, which comes back over twenty. */
  async function process(id: string) {
    const time = steeredClock({ still: true });
    const budget = new CpuBudget(25, () => 0);
    const presence = new HallPresence(server.url, log);
    await presence.ready();
    const parts = { budget, clock: time.clock, presence: () => presence, secret: 'secret', own: () => id };
    const charges = new SharedCharges(parts);
    await charges.start();
    stops.push(() => presence.shutdown());
    return { budget, tell: () => time.pass(500) };
  }

  test('what somebody has used in one process is missing in the others, once', async () => {
    const [one, other] = [await process('one'), await process('other')];
    one.budget.charge(PAYER, 700);
    one.budget.charge(PAYER, 800);
    const before = one.budget.waitFor(PAYER);
    expect([before > 0, other.budget.waitFor(PAYER)]).toEqual([true, 0]);
    one.tell();
    await until(() => other.budget.waitFor(PAYER) > 0, 'the charge to arrive');
    expect(other.budget.waitFor(PAYER)).toBe(before);
    // What it has heard is not told on.
    other.tell();
    other.budget.charge({ address: '192.0.2.99' }, 1);
    other.tell();
    one.budget.charge({ address: '192.0.2.100' }, 100_000);
    one.tell();
    await until(() => other.budget.waitFor({ address: '192.0.2.100' }) > 0, 'a later charge');
    expect([one.budget.waitFor(PAYER), other.budget.waitFor(PAYER)]).toEqual([before, before]);
    // The household of the person pays too.
    expect(other.budget.waitFor({ person: 'bo', address: PAYER.address })).toBe(0);
    one.budget.charge({ address: PAYER.address }, 10_000);
    one.tell();
    await until(() => other.budget.waitFor({ person: 'bo', address: PAYER.address }) > 0, 'the address');
  });

  test('while Redis is away, each process charges for itself', async () => {
    const [one, other] = [await process('one'), await process('other')];
    await server.stop();
    one.budget.charge(PAYER, 2000);
    one.tell();
    expect([one.budget.waitFor(PAYER) > 0, other.budget.waitFor(PAYER)]).toEqual([true, 0]);
    await server.restart();
    await until(async () => {
      one.budget.charge(PAYER, 2000);
      one.tell();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return other.budget.waitFor(PAYER) > 0;
    }, 'charges to arrive again');
  });
});
