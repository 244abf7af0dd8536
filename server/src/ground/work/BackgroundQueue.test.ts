import type { Work } from '@gearhall/shared/core/ground/timeSliced';
import { CpuBudget, OverBudget } from './CpuBudget';
import { BackgroundQueue } from './BackgroundQueue';

/** A simulated machine whose time passes only while it works and rests. */
function stage(perSecond = 1_000_000) {
  let now = 0;
  let working = 0;
  const rests: number[] = [];
  /** The times at which the jobs end. */
  const ends: number[] = [];
  const budget = new CpuBudget(perSecond, () => now);
  const background = new BackgroundQueue(budget, {
    now: () => now,
    cpu: () => working,
    pause: async (ms) => {
      rests.push(ms);
      ends.push(now + ms);
      now += ms;
    },
  });
  const said: string[] = [];
  /** Work in pieces of a millisecond each. */
  function* pieces(name: string, count: number): Work<string> {
    for (let piece = 0; piece < count; piece += 1) {
      now += 1;
      working += 1;
      said.push(name);
      yield piece / count;
    }
    return name;
  }
  return { budget, background, pieces, said, rests, ends };
}
const HOME = '203.0.113.7';
const ELSEWHERE = '198.51.100.7';
const from = (address: string, person = address) => ({ address, person });

test('work is done in slices, and everything else has its turn after each', async () => {
  const { background, pieces, rests } = stage();
  await expect(background.do(pieces('a', 10), from(HOME))).resolves.toBe('a');
  expect(rests.length).toBeGreaterThanOrEqual(5);
  expect(rests.slice(1).every((ms) => ms >= 1)).toBe(true);
});

test('addresses take turns, however much one of them asks for', async () => {
  const { background, pieces, said } = stage();
  const many = Array.from({ length: 6 }, () => background.do(pieces('six', 20), from(HOME)));
  const one = background.do(pieces('one', 10), from(ELSEWHERE));
  await one;
  expect(said.filter((name) => name === 'six').length).toBeLessThan(16);
  await Promise.all(many);
});

test('a short job of an address does not wait for the end of its long ones', async () => {
  const { background, pieces, said } = stage();
  const long = background.do(pieces('long', 200), from(HOME, 'ada'));
  await background.do(pieces('short', 4), from(HOME, 'bo'));
  expect(said.filter((name) => name === 'long').length).toBeLessThan(20);
  await long;
});

test('an error of the work rejects its own promise, and the next job is done', async () => {
  const { background, pieces } = stage();
  const bad = background.do(
    (function* (): Work<void> {
      yield 0;
      throw new Error('bad');
    })(),
    from(HOME),
  );
  const good = background.do(pieces('good', 2), from(HOME));
  await expect(bad).rejects.toThrow('bad');
  await expect(good).resolves.toBe('good');
});

describe('the budget', () => {
  test('is charged with what the work took, and asked before a job begins', async () => {
    const { background, budget, pieces } = stage(1);
    const jobs = Array.from({ length: 4 }, () => background.do(pieces('x', 45), from(HOME)));
    const results = await Promise.allSettled(jobs);
    expect(results.map(({ status }) => status)).toContain('rejected');
    expect(results[3]).toMatchObject({ reason: expect.any(OverBudget) });
    expect(budget.waitFor(from(HOME))).toBeGreaterThan(0);
    await expect(background.do(pieces('y', 1), from(ELSEWHERE))).resolves.toBe('y');
  });

  test('does not stop what was admitted before, nor the hall’s own work', async () => {
    const { background, budget, pieces } = stage(1);
    budget.charge(from(HOME), 1000);
    await expect(background.do(pieces('x', 3), from(HOME))).rejects.toThrow(OverBudget);
    await expect(background.do(pieces('x', 3), from(HOME), { admitted: true })).resolves.toBe('x');
    await expect(background.do(pieces('x', 300), { table: 't' })).resolves.toBe('x');
  });

  test('bounds what may wait for one address', async () => {
    const { background, pieces } = stage();
    const jobs = Array.from({ length: 120 }, () => background.do(pieces('x', 1), from(HOME)));
    const other = background.do(pieces('x', 1), from(ELSEWHERE));
    const results = await Promise.allSettled(jobs);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(20);
    await expect(other).resolves.toBe('x');
  });
});

test.each([3, 20, 24])('even work of %d ms takes and costs whole steps of 50 ms', async (ms) => {
  const { background, budget, pieces, ends } = stage(1000);
  const charged = jest.spyOn(budget, 'charge');
  await background.do(pieces('x', ms), from(HOME), { even: true });
  expect(ends).toContain(50);
  expect(charged.mock.calls.reduce((sum, [, spent]) => sum + spent, 0)).toBe(50);
});
