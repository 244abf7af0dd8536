const FIRST_WAIT = 400;
/** A server that returns has its people back within five seconds: this, and the joining itself. */
const LONGEST_WAIT = 4_000;

/**
 * Milliseconds to wait before the next attempt, after `failures` in a row: doubled each time, and
 * spread by `chance` (0 to 1) so that a whole hall does not knock at the same moment.
 */
export function waitBefore(failures: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, failures - 1));
  return Math.round(longest / 2 + (longest / 2) * chance);
}
