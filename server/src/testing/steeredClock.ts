import { Clock } from '../rooms/Clock';

/** Some Monday, in ms since 1970. */
const BEGINNING = 1_800_000_000_000;

export interface SteeredClock {
  readonly clock: Clock;
  /** Advances the time by this number of milliseconds at once; what becomes due runs. */
  pass(ms: number): void;
}

/**
 * A time of day that stands still until the test advances it. Jobs run by it, and by real time as well; with `still`,
 * by it alone.
 */
export function steeredClock({ still = false } = {}): SteeredClock {
  let passed = 0;
  const clock = new Clock(
    (error) => {
      throw error;
    },
    () => BEGINNING + passed,
    () => (still ? 0 : performance.now()) + passed,
  );
  return {
    clock,
    pass(ms) {
      passed += ms;
      clock.catchUp();
    },
  };
}
