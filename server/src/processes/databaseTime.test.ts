import { followDatabaseTime } from './databaseTime';

const HOUR_MS = 3_600_000;

/** A database whose clock is ahead of this machine by `ms`, and that answers after `slow` ms. */
const databaseAhead = (by: { ms: number; slow?: number }) => ({
  async now() {
    const now = performance.timeOrigin + performance.now() + by.ms;
    await new Promise((resolve) => setTimeout(resolve, by.slow ?? 0));
    return now;
  },
});

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setTimeout', 'performance'] }));
afterEach(() => jest.useRealTimers());

const passes = async (ms: number): Promise<void> => {
  await jest.advanceTimersByTimeAsync(ms);
  await new Promise((resolve) => setTimeout(resolve, 20));
};

test('the time is that of the database, whatever this machine says', async () => {
  const wall = await followDatabaseTime(databaseAhead({ ms: -HOUR_MS }));
  const real = performance.timeOrigin + performance.now();
  expect(Math.abs(wall() - (real - HOUR_MS))).toBeLessThan(1000);
  jest.setSystemTime(5);
  expect(Math.abs(wall() - (real - HOUR_MS))).toBeLessThan(5000);
});

test('a database whose clock was set is followed, and an answer that is late changes nothing', async () => {
  const by = { ms: 0, slow: 0 };
  const wall = await followDatabaseTime(databaseAhead(by));
  const offset = () => wall() - (performance.timeOrigin + performance.now());
  const before = offset();
  Object.assign(by, { slow: 10 });
  await passes(10_000);
  expect(Math.abs(offset() - before)).toBeLessThan(2);
  Object.assign(by, { ms: HOUR_MS, slow: 0 });
  await passes(10_000);
  expect(Math.abs(offset() - HOUR_MS)).toBeLessThan(1000);
});

test('while the database is away, time goes on', async () => {
  let isAway = false;
  const database = databaseAhead({ ms: HOUR_MS });
  const wall = await followDatabaseTime({
    now: () => (isAway ? Promise.reject(new Error('away')) : database.now()),
  });
  isAway = true;
  await passes(60_000);
  expect(Math.abs(wall() - (performance.timeOrigin + performance.now() + HOUR_MS))).toBeLessThan(1000);
});
