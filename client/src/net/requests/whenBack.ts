import { isHallAway } from './hallState';

/**
 * Calls `hurry` whenever waiting is no longer worth while: the network is back, the hall answers again, or somebody
 * looks at the page again. Returns the function that stops it.
 */
export function whenBack(hurry: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener('online', hurry, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') hurry();
    },
    { signal },
  );
  let was = isHallAway.peek();
  const stopHall = isHallAway.subscribe((is) => {
    const isBack = was && !is;
    was = is;
    if (isBack) hurry();
  });
  return () => {
    stop.abort();
    stopHall();
  };
}
