import type { Work } from '@gearhall/shared/core/unhurried';
import { CpuBudget, OverBudget } from '../ops/CpuBudget';
import { Backstage } from './Backstage';

/** A stage whose time passes only while it works and rests. */
function stage(perSecond = 1_000_000) {
  let now = 0;
  let working = 0;
  const rests: number[] = [];
  /** When they are over. */
  const ends: number[] = [];
  const budget = new CpuBudget(perSecond, () => now);
  const backstage = new Backstage(budget, {
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
  return { budget, backstage, pieces, said, rests, ends };
}
const HOME = '203.0.113.7';
const ELSEWHERE = '198.51.100.7';
const from = (address: string, person = address) => ({ address, person });

test('work is done in slices, and everything else has its turn after each', async () => {
  const { backstage, pieces, rests } = stage();
  await expect(backstage.do(pieces('a', 10), from(HOME))).resolves.toBe('a');
  expect(rests.length).toBeGreaterThanOrEqual(5);
  expect(rests.slice(1).every((ms) => ms >= 1)).toBe(true);
});

test('addresses take turns, however much one of them asks for', async () => {
  const { backstage, pieces, said } = stage();
  const many = Array.from({ length: 6 }, () => backstage.do(pieces('six', 20), from(HOME)));
  const one = backstage.do(pieces('one', 10), from(ELSEWHERE));
  await one;
  expect(said.filter((name) => name === 'six').length).toBeLessThan(16);
  await Promise.all(many);
});

test('a short job of an address does not wait for the end of its long ones', async () => {
  const { backstage, pieces, said } = stage();
  const long = backstage.do(pieces('long', 200), from(HOME, 'ada'));
  await backstage.do(pieces('short', 4), from(HOME, 'bo'));
  expect(said.filter((name) => name === 'long').length).toBeLessThan(20);
  await long;
});

test('what the work throws is thrown to who asked, and the next job is done', async () => {
  const { backstage, pieces } = stage();
  const bad = backstage.do(
    (function* (): Work<void> {
      yield 0;
      throw new Error('bad');
    })(),
    from(HOME),
  );
  const good = backstage.do(pieces('good', 2), from(HOME));
  await expect(bad).rejects.toThrow('bad');
  await expect(good).resolves.toBe('good');
});

describe('the budget', () => {
  test('is charged with what the work took, and asked before a job begins', async () => {
    const { backstage, budget, pieces } = stage(1);
    const jobs = Array.from({ length: 4 }, () => backstage.do(pieces('x', 45), from(HOME)));
    const results = await Promise.allSettled(jobs);
    expect(results.map(({ status }) => status)).toContain('rejected');
    expect(results[3]).toMatchObject({ reason: expect.any(OverBudget) });
    expect(budget.waitFor(from(HOME))).toBeGreaterThan(0);
    await expect(backstage.do(pieces('y', 1), from(ELSEWHERE))).resolves.toBe('y');
  });

  test('does not stop what was admitted before, nor the hall’s own work', async () => {
    const { backstage, budget, pieces } = stage(1);
    budget.charge(from(HOME), 1000);
    await expect(backstage.do(pieces('x', 3), from(HOME))).rejects.toThrow(OverBudget);
    await expect(backstage.do(pieces('x', 3), from(HOME), { admitted: true })).resolves.toBe('x');
    await expect(backstage.do(pieces('x', 300), { table: 't' })).resolves.toBe('x');
  });

  test('bounds what may wait for one address', async () => {
    const { backstage, pieces } = stage();
    const jobs = Array.from({ length: 120 }, () => backstage.do(pieces('x', 1), from(HOME)));
    const other = backstage.do(pieces('x', 1), from(ELSEWHERE));
    const results = await Promise.allSettled(jobs);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(20);
    await expect(other).resolves.toBe('x');
  });
});

test.each([3, 20, 24])('even work of %d ms takes and costs whole steps of 50 ms', async (ms) => {
  const { backstage, budget, pieces, ends } = stage(1000);
  const charged = jest.spyOn(budget, 'charge');
  await backstage.do(pieces('x', ms), from(HOME), { even: true });
  expect(ends).toContain(50);
  expect(charged.mock.calls.reduce((sum, [, spent]) => sum + spent, 0)).toBe(50);
});
