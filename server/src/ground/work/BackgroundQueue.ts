import type { Work } from '@gearhall/shared/core/ground/timeSliced';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { OverBudget, turnKeyOf, type CpuBudget, type Payer } from './CpuBudget';

/** Milliseconds of work in one slice. */
const SLICE_MS = 2;
/** The rest after a slice, as a multiple of its duration, in which everything else has the CPU. */
const REST = 1;
const LEAST_REST_MS = 1;
/** The maximum rest, for slices that were long because of the machine. */
const MOST_REST_MS = 4;
/** The number of an address's jobs that alternate; its other jobs wait. */
const AT_ONCE = 3;
/** The maximum number of waiting jobs of an address. */
const MOST_WAITING = 100;
/** See `JobTerms.even`. */
const EVEN_MS = 50;

/** The clocks and timers that it uses. */
export interface Times {
  /** A monotonic clock in milliseconds. */
  now(): number;
  /** Milliseconds of CPU that this thread has used. */
  cpu(): number;
  pause(ms: number): Promise<unknown>;
}

/** Work for no particular person: it belongs to a table and is charged to nobody. */
export interface TableWork {
  readonly table: string;
}

export interface JobTerms {
  /** The payer's budget was checked before: the job is charged, but no longer refused. */
  readonly admitted?: boolean;
  /** Takes, and is charged, whole multiples of a fixed time, so that neither reveals what the work found. */
  readonly even?: boolean;
}

interface Job extends JobTerms {
  readonly payer: Payer | TableWork;
  readonly asked: number;
  readonly work: Work<unknown>;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
  began: boolean;
  spent: number;
}

/**
 * Runs long work that no move waits for: undo questions, reviews, opening tables, records. One slice at a time for the
 * whole hall, in turn for each waiting address, with a rest after each: the tables go on however much work there is.
 */
export class BackgroundQueue {
  /** The jobs of each address; the address whose turn is next comes first. */
  private readonly lanes = new Map<string, Job[]>();
  private isRunning = false;

  constructor(
    private readonly budget: CpuBudget,
    private readonly times: Times,
  ) {}

  /** Rejects with what the work throws, or with OverBudget if the payer's budget is used up. */
  do<Result>(work: Work<Result>, payer: Payer | TableWork, terms: JobTerms = {}): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const lane = laneOf(payer);
      const jobs = this.lanes.get(lane) ?? [];
      if (jobs.length >= MOST_WAITING && !terms.admitted) {
        reject(new OverBudget(LEAST_REST_MS * MOST_WAITING));
        return;
      }
      jobs.push({ ...terms, payer, work, resolve, reject, asked: this.times.now(), began: false, spent: 0 });
      this.lanes.set(lane, jobs);
      if (!this.isRunning) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    // Not at once, so that the request is answered first.
    await this.times.pause(0);
    while (this.lanes.size > 0) {
      const began = this.times.now();
      while (this.lanes.size > 0 && this.times.now() < began + SLICE_MS) this.takeTurn(began + SLICE_MS);
      await this.times.pause(restAfter(this.times.now() - began));
    }
    this.isRunning = false;
  }

  /** Gives the next address its turn, which ends at `until` at the latest. */
  private takeTurn(until: number): void {
    const [next] = this.lanes;
    if (!next) return;
    const [lane, jobs] = next;
    const job = jobs.shift();
    if (job && !this.isDone(job, until)) jobs.splice(AT_ONCE - 1, 0, job);
    this.lanes.delete(lane);
    if (jobs.length > 0) this.lanes.set(lane, jobs);
  }

  private isDone(job: Job, until: number): boolean {
    const wait = job.began ? 0 : this.waitFor(job);
    if (wait > 0) {
      job.reject(new OverBudget(wait));
      return true;
    }
    job.began = true;
    const before = this.times.cpu();
    try {
      do {
        const piece = job.work.next();
        if (!piece.done) continue;
        this.charge(job, this.times.cpu() - before);
        this.finish(job, piece.value);
        return true;
      } while (this.times.now() < until);
    } catch (error) {
      this.charge(job, this.times.cpu() - before);
      job.reject(error);
      return true;
    }
    this.charge(job, this.times.cpu() - before);
    return false;
  }

  private waitFor({ payer, admitted }: Job): number {
    return isPayer(payer) && !admitted ? this.budget.waitFor(payer) : 0;
  }

  private charge(job: Job, ms: number): void {
    job.spent += ms;
    if (isPayer(job.payer)) this.budget.charge(job.payer, ms);
  }

  private finish(job: Job, result: unknown): void {
    if (!job.even) {
      job.resolve(result as never);
      return;
    }
    this.charge(job, leftOfStep(job.spent));
    const rest = leftOfStep(this.times.now() - job.asked);
    void this.times.pause(rest).then(() => job.resolve(result as never));
  }
}

const restAfter = (ms: number): number => Math.min(MOST_REST_MS, Math.max(LEAST_REST_MS, ms * REST));

const leftOfStep = (ms: number): number => EVEN_MS - (ms % EVEN_MS);

const isPayer = (payer: Payer | TableWork): payer is Payer => 'address' in payer;

const laneOf = (payer: Payer | TableWork): string =>
  isPayer(payer) ? `address ${turnKeyOf(payer)}` : `table ${payer.table}`;

export function machineTimes(): Times {
  return {
    now: () => performance.now(),
    cpu: cpuTime,
    pause: (ms) => (ms === 0 ? setImmediate() : setTimeout(ms)),
  };
}

/** Milliseconds of CPU that this thread has used. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
