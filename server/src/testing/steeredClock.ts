import { Clock } from '../ground/clock/Clock';

/** Some Monday, in ms since 1970. */
const BEGINNING = 1_800_000_000_000;

export interface SteeredClock {
  readonly clock: Clock;
  /** Advances the time by this number of milliseconds at once; what becomes due runs. */
  pass(ms: number): void;
  /** The time of day goes ahead by so much, in which nothing has happened: the clock was set, or the machine slept. */
  step(ms: number): void;
}

/**
 * A time of day that stands still until the test advances it. Jobs run by it, and by real time as well; with `still`,
 * by it alone.
 */
export function steeredClock({ still = false } = {}): SteeredClock {
  let [passed, stepped] = [0, 0];
  const clock = new Clock(
    (error) => {
      throw error;
    },
    {
      wall: () => BEGINNING + passed + stepped,
      now: () => (still ? 0 : performance.now()) + passed,
    },
  );
  return {
    clock,
    pass(ms) {
      passed += ms;
      clock.catchUp();
    },
    step(ms) {
      const from = clock.wall();
      stepped += ms;
      clock.passOver({ from, to: clock.wall() });
      clock.catchUp();
    },
  };
}
