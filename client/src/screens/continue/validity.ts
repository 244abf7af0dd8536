/** The longest validity of such a link in the hall (milliseconds). */
const LONGEST = 10 * 60_000;

/**
 * Until when a link is valid by this device's clock. The server gives the time by its own clock; where
 * the two differ too much to make sense, the usual validity is assumed.
 */
export function validUntil(expires: number, now: number): number {
  const left = expires - now;
  return now + (left > 0 && left <= LONGEST ? left : LONGEST);
}

/** "9:05" */
export function minutesLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
