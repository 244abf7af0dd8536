const FIRST_WAIT = 400;
/**
 * In milliseconds. People must be back within five seconds of the server's return: this wait plus the
 * time to join.
 */
const LONGEST_WAIT = 4_000;

/**
 * Milliseconds to wait before the next attempt, after `failures` in a row: doubled each time, and spread
 * by `chance` (0 to 1) so that not all clients of a hall reconnect at the same moment.
 */
export function waitBefore(failures: number, chance: number, atMost = LONGEST_WAIT): number {
  const longest = Math.min(atMost, FIRST_WAIT * 2 ** Math.max(0, failures - 1));
  return Math.round(longest / 2 + (longest / 2) * chance);
}
