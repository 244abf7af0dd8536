/** What the benches share: times in milliseconds, and what they tell of many of them. */

export const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** CPU time of this process. */
export function timed(job: () => void): number {
  const before = process.cpuUsage();
  job();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Wall-clock time, for jobs too short for CPU time. */
export function onTheClock(job: () => unknown): number {
  const began = performance.now();
  job();
  return performance.now() - began;
}

/** The time that a share of them stays under. */
const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;
export const medianOf = (times: readonly number[]): number => quantile(times, 0.5);

interface Spread {
  readonly median: number;
  readonly p99: number;
}

export const spreadOf = (times: readonly number[]): Spread => ({
  median: rounded(medianOf(times)),
  p99: rounded(quantile(times, 0.99)),
});
