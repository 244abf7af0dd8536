/** Takes a planned job back; harmless when it has run. */
export type Cancel = () => void;

interface Job {
  readonly due: number;
  readonly run: () => void;
}

/** What a timer of the machine can hold. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * One timer for all tables: what must happen later waits here in order of time, so that a
 * thousand quiet tables cost nothing.
 */
export class Clock {
  /** Ordered by `due`, soonest last. */
  private jobs: Job[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly onError: (error: unknown) => void,
    /** The time of day, in ms since 1970: what is stored, and told to clients. */
    readonly wall: () => number = Date.now,
    /** A time that never jumps: what jobs wait by. */
    readonly now: () => number = () => performance.now(),
  ) {}

  /** Runs the job once, `ms` from now. */
  after(ms: number, run: () => void): Cancel {
    const job: Job = { due: this.now() + ms, run };
    this.jobs.splice(this.placeOf(job.due), 0, job);
    this.rearm();
    return () => this.drop(job);
  }

  /** Forgets the job at once: it may be due in a week, and holds on to a whole table. */
  private drop(job: Job): void {
    const place = this.jobs.indexOf(job);
    if (place >= 0) this.jobs.splice(place, 1);
  }

  /** How many jobs wait. */
  get waiting(): number {
    return this.jobs.length;
  }

  /** Runs what has become due; for tests that move the time by hand. */
  catchUp(): void {
    this.runDue();
  }

  stop(): void {
    this.jobs = [];
    clearTimeout(this.timer);
  }

  /** The first place behind all jobs that are due later. */
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
