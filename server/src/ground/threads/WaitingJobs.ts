/** A job that waits for a thread. */
export interface WaitingJob {
  /** Jobs of the same lane share one turn: a lane is a table. */
  readonly lane: string;
}

/** What is known of a lane at this moment. */
export interface LaneStanding {
  /** One of its jobs has a thread now. */
  readonly isServed: boolean;
  /** It has used up its budget of thread time. */
  readonly isOverBudget: boolean;
}

/** The most lanes whose last turn is remembered; of the others it counts as long ago. */
const MOST_LANES = 10_000;

/**
 * A bounded queue with fair shares: the lane whose last turn is longest ago comes first. Lanes that are being served and
 * lanes over their budget come after all others, so they get a thread only where it would be idle. When the queue is
 * full, the job that would come last is turned away: a busy lane keeps no other one out.
 */
export class WaitingJobs<Job extends WaitingJob> {
  private jobs: readonly Job[] = [];
  /** The number of the last turn of each lane, the longest ago first. */
  private readonly turns = new Map<string, number>();
  private turn = 0;

  constructor(private readonly standingOf: (lane: string) => LaneStanding) {}

  get size(): number {
    return this.jobs.length;
  }

  /** Returns the jobs that have no place among this many. */
  add(job: Job, most: number): readonly Job[] {
    const sorted = this.sorted([...this.jobs, job]);
    this.jobs = sorted.slice(0, most);
    return sorted.slice(most);
  }

  /** Would a job of this lane get a place among this many? It tells before the job is made. */
  hasPlaceFor(lane: string, most: number): boolean {
    if (this.jobs.length < most) return true;
    const last = this.sorted(this.jobs)[most - 1];
    return last !== undefined && isBefore(this.rankOf({ lane }), this.rankOf(last));
  }

  /** Takes the next job. */
  next(): Job | undefined {
    const [first, ...others] = this.sorted(this.jobs);
    this.jobs = others;
    if (first) this.noteTurn(first.lane);
    return first;
  }

  remove(job: Job): void {
    this.jobs = this.jobs.filter((other) => other !== job);
  }

  clear(): readonly Job[] {
    const { jobs } = this;
    this.jobs = [];
    return jobs;
  }

  private noteTurn(lane: string): void {
    this.turn += 1;
    this.turns.delete(lane);
    this.turns.set(lane, this.turn);
    const [oldest] = this.turns.keys();
    if (this.turns.size > MOST_LANES && oldest !== undefined) this.turns.delete(oldest);
  }

  /** Jobs of the same rank stay in the order in which they came. */
  private sorted(jobs: readonly Job[]): readonly Job[] {
    const ranked = jobs.map((job) => ({ job, rank: this.rankOf(job) }));
    return ranked.toSorted(({ rank: one }, { rank: other }) => difference(one, other)).map(({ job }) => job);
  }

  private rankOf({ lane }: WaitingJob): Rank {
    const { isServed, isOverBudget } = this.standingOf(lane);
    return [Number(isServed) + Number(isOverBudget), this.turns.get(lane) ?? 0];
  }
}

type Rank = readonly [number, number];
const difference = (one: Rank, other: Rank): number => one[0] - other[0] || one[1] - other[1];
const isBefore = (one: Rank, other: Rank): boolean => difference(one, other) < 0;
