import { SteadyTime, type TimeGap } from './SteadyTime';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const NOON = 1_800_000_000_000;

/** A machine whose time of day and monotonic clock the test moves; the hall asks for the time every second. */
function machine() {
  let [timeOfDay, monotonic] = [NOON, 5000];
  const time = new SteadyTime({ timeOfDay: () => timeOfDay, monotonic: () => monotonic });
  const gaps: TimeGap[] = [];
  const setBack: number[] = [];
  time.onGap = (gap) => gaps.push(gap);
  time.onSetBack = (ms) => setBack.push(ms);
  const pass = (ms: number): void => {
    timeOfDay += ms;
    monotonic += ms;
  };
  return {
    ...{ time, gaps, setBack },
    run(ms: number) {
      for (let left = ms; left > 0; left -= SECOND) {
        pass(Math.min(SECOND, left));
        time.now();
      }
    },
    /** Somebody sets the clock, or the machine sleeps: on Linux the monotonic clock stands still meanwhile. */
    set: (ms: number) => void (timeOfDay += ms),
    /** The process is stopped, or something keeps the event loop from coming round. */
    stop: pass,
  };
}

test('passes as the time of day does', () => {
  const { time, run, gaps } = machine();
  run(HOUR);
  expect([time.wall(), time.now()]).toEqual([NOON + HOUR, 5000 + HOUR]);
  expect(gaps).toEqual([]);
});

test('a clock that is set ahead is followed, and the step is a gap', () => {
  const { time, run, set, gaps } = machine();
  run(60 * SECOND);
  set(HOUR);
  expect(time.wall()).toBe(NOON + HOUR + 60 * SECOND);
  expect(gaps).toEqual([{ from: NOON + 60 * SECOND, to: NOON + HOUR + 60 * SECOND, why: 'step' }]);
  run(60 * SECOND);
  expect([gaps.length, time.now()]).toEqual([1, 5000 + 120 * SECOND]);
});

test('the gap is told before anybody gets the time after it', () => {
  const { time, set } = machine();
  const order: unknown[] = [];
  time.onGap = () => order.push('gap');
  set(HOUR);
  order.push(time.wall());
  expect(order).toEqual(['gap', NOON + HOUR]);
});

test('a clock that is set back is not followed; the time goes on', () => {
  const { time, run, set, gaps, setBack } = machine();
  run(60 * SECOND);
  set(-HOUR);
  run(60 * SECOND);
  expect(time.wall()).toBe(NOON + 120 * SECOND);
  expect([gaps, setBack]).toEqual([[], [HOUR]]);
});

test('one that is set back and put right again costs nobody anything', () => {
  const { time, run, set, gaps } = machine();
  set(-HOUR);
  run(60 * SECOND);
  set(HOUR);
  run(60 * SECOND);
  expect([time.wall(), gaps]).toEqual([NOON + 120 * SECOND, []]);
  set(HOUR);
  expect(time.wall()).toBe(NOON + 120 * SECOND + HOUR);
  expect(gaps).toHaveLength(1);
});

test('a stopped process is a gap, in which no planned job comes nearer', () => {
  const { time, run, stop, gaps } = machine();
  run(10 * SECOND);
  const before = time.now();
  stop(HOUR);
  expect(time.now()).toBe(before);
  expect(gaps).toEqual([{ from: NOON + 10 * SECOND, to: NOON + 10 * SECOND + HOUR, why: 'standstill' }]);
  expect(time.wall()).toBe(NOON + 10 * SECOND + HOUR);
});

test('so is a machine that was stopped and asleep', () => {
  const { time, stop, set, gaps } = machine();
  stop(10 * SECOND);
  set(HOUR);
  expect(time.wall()).toBe(NOON + HOUR + 10 * SECOND);
  expect(gaps).toEqual([{ from: NOON, to: NOON + HOUR + 10 * SECOND, why: 'step' }]);
});

test('small corrections are followed, forward and back, and the time never goes back', () => {
  const { time, run, set, gaps, setBack } = machine();
  set(400);
  expect(time.wall()).toBe(NOON + 400);
  set(-800);
  expect(time.wall()).toBe(NOON + 400);
  run(SECOND);
  expect(time.wall()).toBe(NOON - 400 + SECOND);
  expect([gaps, setBack]).toEqual([[], []]);
});

test('two seconds without coming round are no gap', () => {
  const { run, stop, gaps } = machine();
  run(SECOND);
  stop(2 * SECOND);
  run(SECOND);
  expect(gaps).toEqual([]);
});
