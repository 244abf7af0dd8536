/** A thread of its own; undefined where the browser gives none. */
export function newWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./studyWorker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}
