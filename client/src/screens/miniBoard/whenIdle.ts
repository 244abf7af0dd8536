/** How long a page may be busy at most before it counts as idle, in milliseconds. */
const AT_LATEST = 4000;
/** For browsers that do not tell when they are idle. */
const LATER = 1500;

/** Calls `then` when the browser has nothing else to do; not after the result has been called. */
export function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(then, LATER);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(then, { timeout: AT_LATEST });
  return () => cancelIdleCallback(asked);
}
