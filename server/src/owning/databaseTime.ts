import type { Processes } from '../store/contract/processes';

/** How often the time is asked for; between two times, the monotonic clock of this process goes on. */
const ASK_EVERY_MS = 10_000;

/**
 * The time of day by the clock of the database, in ms since 1970, so that all processes agree when somebody's time is
 * up, however wrong the clock of one machine is.
 */
export async function followDatabaseTime(processes: Pick<Processes, 'now'>): Promise<() => number> {
  let ahead = await measured(processes);
  const ask = async (): Promise<void> => {
    const next = await measured(processes);
    const isSet = Math.abs(next.by - ahead.by) > next.within + ahead.within;
    // Otherwise both may be right, and the more exact one is kept.
    if (isSet || next.within < ahead.within) ahead = next;
  };
  setInterval(() => void ask().catch(() => undefined), ASK_EVERY_MS).unref();
  return () => Math.round(performance.now() + ahead.by);
}

/** How far the database is ahead of the monotonic clock of this process, and how exact that is, in ms. */
async function measured(
  processes: Pick<Processes, 'now'>,
): Promise<{ readonly by: number; readonly within: number }> {
  const from = performance.now();
  const now = await processes.now();
  const within = (performance.now() - from) / 2;
  return { by: now - from - within, within };
}
