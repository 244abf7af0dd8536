import { unhurried, type Work } from '@gearhall/shared/core/unhurried';
import { setImmediate } from 'node:timers/promises';

/** Milliseconds of such work between two turns of everybody else. */
const BUDGET_MS = 5;

/**
 * Where long work is done that nobody's move waits for: records, and looking back. One job at a time
 * for the whole hall, in small pieces, so that however much of it there is, the tables go on.
 */
export class Backstage {
  private last: Promise<unknown> = Promise.resolve();

  /** Rejects with what the work throws. */
  do<Result>(work: Work<Result>): Promise<Result> {
    const pace = { now: () => performance.now(), pause: () => setImmediate(), budget: BUDGET_MS };
    // Not at once: whoever asked is answered first.
    const done = this.last.then(pace.pause).then(() => unhurried(work, pace));
    this.last = done.catch(() => undefined);
    return done;
  }
}
