import { CpuBudget, OverBudget, TokenBuckets } from './CpuBudget';

const HOME = '203.0.113.7';
const PER_SECOND = 100;
const BURST = 4000;

function budgetAt(): { budget: CpuBudget; pass(ms: number): void } {
  let now = 0;
  return {
    budget: new CpuBudget(PER_SECOND, () => now),
    pass: (ms) => void (now += ms),
  };
}
const ada = { person: 'ada', address: HOME };
const bo = { person: 'bo', address: HOME };

describe('the CPU budget', () => {
  test('of a person is used up by what they are charged, and refilled with time', () => {
    const { budget, pass } = budgetAt();
    budget.charge(ada, BURST - 1);
    expect(budget.waitFor(ada)).toBe(0);
    budget.charge(ada, 101);
    expect(budget.waitFor(ada)).toBe(1000);
    expect(() => budget.admit(ada)).toThrow(OverBudget);
    pass(1001);
    expect(() => budget.admit(ada)).not.toThrow();
  });

  test('of one person is separate from another’s, even at the same address', () => {
    const { budget } = budgetAt();
    budget.charge(ada, BURST + 1);
    expect(budget.waitFor(ada)).toBeGreaterThan(0);
    expect(budget.waitFor(bo)).toBe(0);
  });

  test('of an address is that of several people, and separate from other addresses', () => {
    const { budget } = budgetAt();
    for (let guest = 0; guest < 4; guest += 1) {
      expect(budget.waitFor({ person: `guest ${guest}`, address: HOME })).toBe(0);
      budget.charge({ person: `guest ${guest}`, address: HOME }, BURST + 100);
    }
    expect(budget.waitFor({ person: 'another guest', address: HOME })).toBe(1000);
    expect(budget.waitFor({ person: 'another guest', address: '198.51.100.7' })).toBe(0);
    expect(budget.waitFor({ address: HOME })).toBe(1000);
  });

  test('of an IPv6 network is shared by its addresses; a site of many networks has more', () => {
    const { budget } = budgetAt();
    const [one, other, neighbour] = ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:2::1'] as const;
    budget.charge({ address: one }, 4 * BURST);
    expect(budget.waitFor({ address: other })).toBeGreaterThan(0);
    expect(budget.waitFor({ address: neighbour })).toBe(0);
    for (let network = 3; network < 10; network += 1) {
      budget.charge({ address: `2001:db8:1:${network}::1` }, 4 * BURST);
    }
    expect(budget.waitFor({ address: neighbour })).toBeGreaterThan(0);
  });

  test('is never more than a burst', () => {
    const { budget, pass } = budgetAt();
    pass(1_000_000);
    budget.charge(ada, BURST);
    expect(budget.waitFor(ada)).toBeGreaterThan(0);
  });
});

test('the number of buckets is limited: the one that was charged longest ago is forgotten', () => {
  const buckets = new TokenBuckets({ perSecond: 1, burst: 10 }, () => 0, 3);
  for (const key of ['a', 'b', 'a', 'c', 'd']) buckets.take(key, 20);
  expect(buckets.size).toBe(3);
  expect(['a', 'b', 'c', 'd'].filter((key) => buckets.waitFor(key) > 0)).toEqual(['a', 'c', 'd']);
});
