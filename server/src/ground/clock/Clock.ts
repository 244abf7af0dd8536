import type { Gap } from '@gearhall/shared/core/table/clocks';

/** Cancels a planned job; harmless after it has run. */
export type Cancel = () => void;

interface Job {
  readonly due: number;
  readonly run: () => void;
}

export interface Times {
  /** What the hall goes by, in ms since 1970: stored, and sent to clients. */
  readonly wall: () => number;
  /** A monotonic time, by which jobs are scheduled. */
  readonly now: () => number;
  /** The time of day as the machine tells it, which may be wrong. */
  readonly timeOfDay?: () => number;
}

/** The maximum delay of a Node timer. */
const LONGEST_MS = 2 ** 31 - 1;

/** One timer for all tables: later jobs wait here sorted by time, so that a thousand quiet tables cost nothing. */
export class Clock {
  /** Ordered by `due`, soonest last. */
  private jobs: Job[] = [];
  private timer: NodeJS.Timeout | undefined;

  readonly wall: () => number;
  readonly now: () => number;
  readonly timeOfDay: () => number;
  private readonly gapListeners = new Set<(gap: Gap) => void>();

  constructor(
    private readonly onError: (error: unknown) => void,
    { wall = Date.now, now = () => performance.now(), timeOfDay = wall }: Partial<Times> = {},
  ) {
    this.wall = wall;
    this.now = now;
    this.timeOfDay = timeOfDay;
  }

  /** Calls back when `wall` has made a step that counts for nobody (SteadyTime.ts), before anybody gets the time after it. */
  onGap(listener: (gap: Gap) => void): Cancel {
    this.gapListeners.add(listener);
    return () => this.gapListeners.delete(listener);
  }

  passOver(gap: Gap): void {
    for (const listener of this.gapListeners) {
      try {
        listener(gap);
      } catch (error) {
        this.onError(error);
      }
    }
  }

  /** Runs the job once, `ms` from now. */
  after(ms: number, run: () => void): Cancel {
    const job: Job = { due: this.now() + ms, run };
    this.jobs.splice(this.placeOf(job.due), 0, job);
    this.rearm();
    return () => this.drop(job);
  }

  /** Removes the job at once: it may be due in a week, and keeps a whole table in memory. */
  private drop(job: Job): void {
    const place = this.jobs.indexOf(job);
    if (place >= 0) this.jobs.splice(place, 1);
  }

  /** The number of waiting jobs. */
  get waiting(): number {
    return this.jobs.length;
  }

  /** Runs the jobs that have become due; for tests that move the time by hand. */
  catchUp(): void {
    this.runDue();
  }

  stop(): void {
    this.jobs = [];
    clearTimeout(this.timer);
  }

  /** The first position after all jobs that are due later. */
  private placeOf(due: number): number {
    let [low, high] = [0, this.jobs.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.jobs[middle]?.due ?? 0) > due) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private rearm(): void {
    clearTimeout(this.timer);
    const next = this.jobs.at(-1);
    if (!next) return;
    this.timer = setTimeout(() => this.runDue(), Math.min(LONGEST_MS, Math.max(0, next.due - this.now())));
    this.timer.unref();
  }

  private runDue(): void {
    const now = this.now();
    for (let next = this.jobs.at(-1); next && next.due <= now; next = this.jobs.at(-1)) {
      this.jobs.pop();
      this.run(next);
    }
    this.rearm();
  }

  private run(job: Job): void {
    try {
      job.run();
    } catch (error) {
      this.onError(error);
    }
  }
}
