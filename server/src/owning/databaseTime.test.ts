import { followDatabaseTime } from './databaseTime';

const HOUR_MS = 3_600_000;
/** When these tests begin, in ms since 1970. */
const ORIGIN = 1_800_000_000_000;

/** The time by nobody's clock: no machine and no database is right by itself. */
const real = (): number => ORIGIN + performance.now();

/** A database whose clock is ahead by `ms`, and that answers `slow` ms after it has looked at it. */
const databaseAhead = (by: { ms: number; slow?: number }) => ({
  async now() {
    const now = real() + by.ms;
    if (by.slow) await new Promise((resolve) => setTimeout(resolve, by.slow));
    return now;
  },
});

// No real time passes in any of these.
beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

/** Long enough to be asked once, and to have answered. */
const asksOnce = (): Promise<void> => jest.advanceTimersByTimeAsync(10_000);

test('the time is that of the database, whatever this machine says', async () => {
  const wall = await followDatabaseTime(databaseAhead({ ms: -HOUR_MS }));
  expect(wall() - real()).toBe(-HOUR_MS);
  jest.setSystemTime(5);
  expect(wall() - real()).toBe(-HOUR_MS);
});

test('a database whose clock was set is followed, and an answer that is late changes nothing', async () => {
  const by = { ms: 0, slow: 0 };
  const wall = await followDatabaseTime(databaseAhead(by));
  Object.assign(by, { ms: 4, slow: 10 });
  await asksOnce();
  await jest.advanceTimersByTimeAsync(10);
  expect(wall() - real()).toBe(0);
  Object.assign(by, { ms: HOUR_MS, slow: 0 });
  await asksOnce();
  expect(wall() - real()).toBe(HOUR_MS);
});

test('a more exact answer takes the place of one that was late', async () => {
  const by = { ms: HOUR_MS, slow: 400 };
  const following = followDatabaseTime(databaseAhead(by));
  await jest.advanceTimersByTimeAsync(400);
  const wall = await following;
  expect(wall() - real()).toBe(HOUR_MS - 200);
  by.slow = 0;
  await asksOnce();
  expect(wall() - real()).toBe(HOUR_MS);
});

test('while the database is away, time goes on', async () => {
  let isAway = false;
  const database = databaseAhead({ ms: HOUR_MS });
  const wall = await followDatabaseTime({
    now: () => (isAway ? Promise.reject(new Error('away')) : database.now()),
  });
  isAway = true;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(wall() - real()).toBe(HOUR_MS);
});
