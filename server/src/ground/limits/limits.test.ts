import { AddressLimiter } from './AddressLimiter';
import { Clock } from '../clock/Clock';
import { RateLimiter } from './RateLimiter';

describe('messages of a connection', () => {
  const hits = (limiter: RateLimiter, count: number) => Array.from({ length: count }, () => limiter.hit());

  test('are fine up to the limit, in each second anew', () => {
    let now = 0;
    const limiter = new RateLimiter(3, () => now);
    expect(hits(limiter, 4)).toEqual(['fine', 'fine', 'fine', 'tooFast']);
    expect(limiter.isFirstExcess).toBe(true);
    now = 1000;
    expect(hits(limiter, 3)).toEqual(['fine', 'fine', 'fine']);
  });

  test('are cut off after sixty too many, and a quiet second reduces the excess', () => {
    let now = 0;
    const limiter = new RateLimiter(1, () => now);
    expect(hits(limiter, 61).filter((verdict) => verdict === 'tooFast')).toHaveLength(60);
    now = 1000;
    hits(limiter, 1);
    now = 2000;
    expect(hits(limiter, 62).at(-1)).toBe('abuse');
    expect(hits(limiter, 2)).toEqual(['closed', 'closed']);
  });
});

test('each address has its share of a minute', () => {
  let now = 0;
  const limiter = new AddressLimiter(2, () => now);
  const allowed = ['1.1.1.1', '1.1.1.1', '1.1.1.1', '2.2.2.2'].map((address) => limiter.allows(address));
  expect(allowed).toEqual([true, true, false, true]);
  now = 60_000;
  expect(limiter.allows('1.1.1.1')).toBe(true);
});

describe('the clock', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('runs due jobs in order, without cancelled ones', () => {
    const done: string[] = [];
    const clock = new Clock(() => done.push('error'));
    clock.after(30, () => done.push('c'));
    clock.after(10, () => done.push('a'));
    const cancel = clock.after(20, () => done.push('b'));
    clock.after(15, () => {
      throw new Error('Broken.');
    });
    clock.after(30, () => done.push('d'));
    cancel();
    jest.advanceTimersByTime(12);
    expect(done).toEqual(['a']);
    jest.advanceTimersByTime(30);
    expect(done).toEqual(['a', 'error', 'c', 'd']);
  });

  test('removes a cancelled job at once, not when it would be due', () => {
    const clock = new Clock(() => undefined);
    const cancels = Array.from({ length: 100 }, (_, day) => clock.after(day * 86_400_000, () => undefined));
    for (const cancel of cancels.slice(1)) cancel();
    expect(clock.waiting).toBe(1);
    for (const cancel of cancels) cancel();
    expect(clock.waiting).toBe(0);
  });

  test('has one timer, however much is planned', () => {
    const clock = new Clock(() => undefined);
    for (let job = 0; job < 1000; job += 1) clock.after(job * 10, () => undefined);
    expect(jest.getTimerCount()).toBe(1);
    clock.stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});
