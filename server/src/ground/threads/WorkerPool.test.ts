import { join } from 'node:path';
import type { Odd } from '../../testing/threads/oddThread';
import { until } from '../../testing/until';
import { WorkerPool, type PoolLimits } from './WorkerPool';

const THREAD = join(__dirname, '..', '..', 'testing', 'threads', 'oddThread.cjs');
const LIMITS: PoolLimits = {
  ...{ threads: 1, waiting: 4, waitMs: 60_000, answerMs: 60_000, startMs: 60_000, restMs: 0 },
  ...{ idleMs: 60_000, perSecond: 1000, burst: 60_000 },
};

const pools: WorkerPool<Odd, string>[] = [];
function poolOf(limits: Partial<PoolLimits> = {}, file: string | undefined = THREAD) {
  const pool = new WorkerPool<Odd, string>(file, { ...LIMITS, ...limits });
  pools.push(pool);
  return pool;
}
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

const lane = 'a table';
const DONE = { result: 'done' };

test('no thread runs until one is needed, nor for long afterwards', async () => {
  const pool = poolOf({ idleMs: 50 });
  expect(pool.threads).toBe(0);
  expect(await pool.ask({ say: 'hello' }, { lane })).toEqual({ result: 'hello' });
  expect(pool.threads).toBe(1);
  await until(() => pool.threads === 0, 'the end of the idle thread');
  expect(await pool.ask({ say: 'again' }, { lane })).toEqual({ result: 'again' });
});

test.each([
  ['throws', 'throw', { missed: 'threw', error: new RangeError('As it was told.') }, {}],
  ['ends', 'exit', { missed: 'died' }, {}],
  ['needs too much memory', 'outgrow', { missed: 'died', error: { code: 'ERR_WORKER_OUT_OF_MEMORY' } }, {}],
  ['hangs', 'hang', { missed: 'hung' }, { answerMs: 300 }],
] as const)(
  'a thread that %s costs one answer, and the next request is answered',
  async (_, does, missed, limits) => {
    const pool = poolOf(limits);
    const replies = [pool.ask({ does }, { lane }), pool.ask({ say: 'next' }, { lane: 'another' })];
    expect(await replies[0]).toMatchObject(missed);
    expect(await replies[1]).toEqual({ result: 'next' });
    expect(pool.threads).toBe(1);
  },
);

test('a request that cannot be sent to a thread is answered as thrown', async () => {
  const say = (() => 'no plain value') as unknown as string;
  expect(await poolOf().ask({ say }, { lane })).toMatchObject({
    missed: 'threw',
    error: { name: 'DataCloneError' },
  });
});

test('who finds no place in the queue is told so at once', async () => {
  const pool = poolOf({ waiting: 2 });
  const lanes = ['a', 'b', 'c', 'd'];
  const asked = lanes.map((each) => pool.ask({ busyMs: 1 }, { lane: each }));
  expect(await Promise.race(asked.slice(2))).toEqual({ missed: 'full' });
  expect(await Promise.all(asked)).toEqual([DONE, DONE, { missed: 'full' }, { missed: 'full' }]);
});

test('who waits too long is told so, and a thread at work is not disturbed', async () => {
  const pool = poolOf();
  await pool.ask({ say: '' }, { lane });
  const hasty = poolOf({ waitMs: 200 });
  await hasty.ask({ say: '' }, { lane }).catch(() => undefined);
  await until(async () => 'result' in (await hasty.ask({ say: '' }, { lane })), 'a thread that has started');
  const replies = [hasty.ask({ busyMs: 600 }, { lane }), hasty.ask({ say: '' }, { lane: 'another' })];
  expect(await Promise.all(replies)).toEqual([DONE, { missed: 'late' }]);
});

test('an answer that nobody wants any more is ignored, and the thread goes on', async () => {
  const pool = poolOf();
  const thinking = new AbortController();
  const { signal } = thinking;
  const asked = [pool.ask({ busyMs: 100 }, { lane, signal }), pool.ask({ busyMs: 100 }, { lane, signal })];
  await until(() => pool.threads === 1, 'a thread');
  thinking.abort();
  expect(await Promise.all(asked)).toEqual([{ missed: 'cancelled' }, { missed: 'cancelled' }]);
  expect(await pool.ask({ say: 'here' }, { lane })).toEqual({ result: 'here' });
  expect(await pool.ask({ say: '' }, { lane, signal })).toEqual({ missed: 'cancelled' });
});

test('the end of the pool ends a thread in mid-work, and all who wait are told', async () => {
  const pool = poolOf();
  await pool.ask({ say: '' }, { lane });
  const asked = [pool.ask({ does: 'hang' }, { lane }), pool.ask({ say: '' }, { lane })];
  await pool.close();
  expect(await Promise.all(asked)).toEqual([{ missed: 'closed' }, { missed: 'closed' }]);
  expect(await pool.ask({ say: '' }, { lane })).toEqual({ missed: 'closed' });
  expect(pool.threads).toBe(0);
});

test('without threads, everybody is told at once', async () => {
  expect(await poolOf({ threads: 0 }).ask({ say: '' }, { lane })).toEqual({ missed: 'full' });
  const pool = new WorkerPool<Odd, string>(undefined, LIMITS);
  expect(await pool.ask({ say: '' }, { lane })).toEqual({ missed: 'full' });
});

test('threads that cannot start are not tried again and again', async () => {
  const pool = poolOf({ restMs: 60_000 }, join(__dirname, 'noSuchThread.js'));
  const asked = [pool.ask({ say: '' }, { lane }), pool.ask({ say: '' }, { lane: 'another' })];
  expect((await Promise.all(asked)).map((reply) => 'missed' in reply && reply.missed)).toEqual([
    'died',
    'died',
  ]);
  expect(await pool.ask({ say: '' }, { lane })).toEqual({ missed: 'resting' });
  expect(pool.threads).toBe(0);
});

test('where threads are lost one after the other, the machine is left in peace for a while', async () => {
  const pool = poolOf({ restMs: 2000 });
  const missed = async (): Promise<unknown> => pool.ask({ does: 'exit' }, { lane });
  for (let count = 0; count < 3; count += 1) expect(await missed()).toMatchObject({ missed: 'died' });
  expect(await missed()).toEqual({ missed: 'resting' });
  expect(pool.threads).toBe(0);
  await until(async () => 'result' in (await pool.ask({ say: '' }, { lane })), 'the end of the rest');
});
