import { aheadOf, jumpDetector } from './clockJumps';

const machine = () => {
  const clocks = { at: 1_000_000, run: 0, day: () => clocks.at, steady: () => clocks.run };
  const pass = (ms: number) => {
    clocks.at += ms;
    clocks.run += ms;
  };
  return { clocks, pass };
};

test('the time that passes is no jump; a clock that is set forwards or back is one, told once', () => {
  const { clocks, pass } = machine();
  const hasJumped = jumpDetector(clocks);
  pass(3_600_000);
  expect(hasJumped()).toBe(false);
  clocks.at += 60_000;
  expect([hasJumped(), hasJumped()]).toEqual([true, false]);
  clocks.at -= 3_600_000;
  expect([hasJumped(), hasJumped()]).toEqual([true, false]);
});

test('a machine that has slept is noticed, since only the time of day went on', () => {
  const { clocks } = machine();
  const hasJumped = jumpDetector(clocks);
  clocks.at += 30_000;
  expect(hasJumped()).toBe(true);
});

test('how far the server is ahead is measured in the middle between question and answer', async () => {
  const { clocks, pass } = machine();
  const server = async () => {
    pass(200);
    const now = clocks.at + 5000;
    pass(200);
    return now;
  };
  expect(await aheadOf(server, clocks)).toBe(5000);
});
