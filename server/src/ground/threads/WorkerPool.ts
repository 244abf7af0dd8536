import { TokenBuckets } from '../work/CpuBudget';
import { WaitingJobs, type WaitingJob } from './WaitingJobs';
import { WorkerThread } from './WorkerThread';

/** What a pool is held to; times in milliseconds. */
export interface PoolLimits {
  /** 0: nothing is ever answered. */
  readonly threads: number;
  /** The most jobs that wait, for each thread. */
  readonly waiting: number;
  /** How long a job may wait for a thread. */
  readonly waitMs: number;
  /** How long a thread may take for it; one that takes longer is taken to hang. */
  readonly answerMs: number;
  /** How long a thread may take to start. */
  readonly startMs: number;
  /** How long no thread is started after one that could not start, or after several that were lost in a row. */
  readonly restMs: number;
  /** A thread without work ends after this time. */
  readonly idleMs: number;
  /** A lane's share of thread time: milliseconds per second, and how much it may save. */
  readonly perSecond: number;
  readonly burst: number;
}

/** After this number of lost threads in a row, something else is wrong: the machine may be too busy for any answer. */
const MOST_LOST = 3;

/** Why a request was not answered. */
export const MISSED = ['full', 'late', 'hung', 'died', 'threw', 'resting', 'cancelled', 'closed'] as const;
export type Missed = (typeof MISSED)[number];

export type Reply<Result> =
  { readonly result: Result } | { readonly missed: Missed; readonly error?: unknown };

export interface JobTerms {
  /** Who shares one turn: the id of a table. */
  readonly lane: string;
  /** Nobody wants the answer any more. A thread that is at work finishes it, since starting another one costs more. */
  readonly signal?: AbortSignal;
}

interface Job<Request, Result> extends WaitingJob {
  readonly request: Request;
  /** It has a thread, and is no longer late. */
  readonly begun: () => void;
  /** Only the first reply counts. */
  readonly reply: (reply: Reply<Result>) => void;
}

type Asked<Request, Result> = Omit<Job<Request, Result>, 'begun'>;

interface Member<Request, Result> {
  readonly thread: WorkerThread<Request, Result>;
  job: Job<Request, Result> | undefined;
  /** For the start, a job, or the time without work: when it is up. */
  timer: NodeJS.Timeout | undefined;
  /** Why it is being ended. */
  ending?: Missed;
}

/**
 * A few threads that answer requests, with fair shares between those who ask (WaitingJobs.ts). It starts a thread when
 * one is needed, and ends those that are idle, hang or die. Whatever happens to a thread costs one request at most.
 */
export class WorkerPool<Request, Result> {
  private readonly members = new Set<Member<Request, Result>>();
  private readonly waiting: WaitingJobs<Job<Request, Result>>;
  private readonly budgets: TokenBuckets;
  private restsUntil = 0;
  /** How many threads were lost since the last answer. */
  private lost = 0;
  private isClosed = false;

  /** `file`: the module that the threads run; undefined: there are none. `tell`: how many threads there are. */
  constructor(
    private readonly file: string | undefined,
    private readonly limits: PoolLimits,
    private readonly tell: (threads: number) => void = () => undefined,
  ) {
    this.budgets = new TokenBuckets(limits, () => performance.now());
    this.waiting = new WaitingJobs((lane) => ({
      isServed: [...this.members].some(({ job }) => job?.lane === lane),
      isOverBudget: this.budgets.waitFor(lane) > 0,
    }));
  }

  /** The number of threads, those that are starting included. */
  get threads(): number {
    return this.members.size;
  }

  /** Never rejects. */
  ask(request: Request, { lane, signal }: JobTerms): Promise<Reply<Result>> {
    return new Promise((resolve) => {
      if (signal?.aborted) return resolve({ missed: 'cancelled' });
      const missed = this.whyNot(lane);
      if (missed) return resolve({ missed });
      this.enqueue({ lane, request, reply: resolve }, signal);
    });
  }

  /** Why a request of this lane would not be answered if it came now; undefined: it may be. To be asked before making one. */
  whyNot(lane: string): Missed | undefined {
    if (this.isClosed) return 'closed';
    if (this.isResting) return 'resting';
    return this.waiting.hasPlaceFor(lane, this.mostWaiting) ? undefined : 'full';
  }

  /** Ends all threads, whatever they do. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const job of this.waiting.clear()) job.reply({ missed: 'closed' });
    await Promise.all([...this.members].map((member) => this.end(member, 'closed')));
  }

  private get most(): number {
    return this.file === undefined ? 0 : this.limits.threads;
  }

  private get mostWaiting(): number {
    return this.most * this.limits.waiting;
  }

  /** No thread is left, and none is started for now. */
  private get isResting(): boolean {
    return this.members.size === 0 && performance.now() < this.restsUntil;
  }

  private enqueue(asked: Asked<Request, Result>, signal: AbortSignal | undefined): void {
    const giveUp = (missed: Missed) => (): void => {
      this.waiting.remove(job);
      job.reply({ missed });
    };
    const late = setTimeout(() => giveUp('late')(), this.limits.waitMs);
    const cancelled = giveUp('cancelled');
    signal?.addEventListener('abort', cancelled);
    const job: Job<Request, Result> = {
      ...asked,
      begun: () => clearTimeout(late),
      reply: (reply) => {
        clearTimeout(late);
        signal?.removeEventListener('abort', cancelled);
        asked.reply(reply);
      },
    };
    const turnedAway = this.waiting.add(job, this.mostWaiting);
    for (const other of turnedAway) other.reply({ missed: 'full' });
    this.distribute();
  }

  private distribute(): void {
    for (const member of this.members) {
      if (!member.thread.isFree) continue;
      const job = this.waiting.next();
      if (!job) return;
      this.begin(member, job);
    }
    const starting = [...this.members].filter(({ thread }) => !thread.hasStarted).length;
    if (this.waiting.size > starting && this.members.size < this.most && performance.now() >= this.restsUntil)
      this.start();
  }

  private start(): void {
    const member: Member<Request, Result> = {
      thread: new WorkerThread(this.file ?? '', {
        onReady: () => this.rest(member),
        onEnd: (error) => this.ended(member, error),
      }),
      job: undefined,
      timer: undefined,
    };
    this.members.add(member);
    this.tell(this.threads);
    this.setTimer(member, this.limits.startMs, 'hung');
  }

  private begin(member: Member<Request, Result>, job: Job<Request, Result>): void {
    member.job = job;
    job.begun();
    this.setTimer(member, this.limits.answerMs, 'hung');
    const began = performance.now();
    member.thread.take(job.request, (served) => {
      this.budgets.take(job.lane, performance.now() - began);
      member.job = undefined;
      this.lost = 0;
      job.reply('thrown' in served ? { missed: 'threw', error: served.thrown } : served);
      this.rest(member);
    });
  }

  /** It has nothing to do, unless somebody waits. */
  private rest(member: Member<Request, Result>): void {
    if (member.ending) return;
    this.setTimer(member, this.limits.idleMs, 'closed');
    this.distribute();
  }

  private setTimer(member: Member<Request, Result>, ms: number, why: Missed): void {
    clearTimeout(member.timer);
    member.timer = setTimeout(() => void this.end(member, why), ms);
  }

  private async end(member: Member<Request, Result>, why: Missed): Promise<void> {
    member.ending ??= why;
    clearTimeout(member.timer);
    await member.thread.end();
  }

  private ended(member: Member<Request, Result>, error: unknown): void {
    clearTimeout(member.timer);
    this.members.delete(member);
    this.tell(this.threads);
    const { job, ending, thread } = member;
    const missed = ending ?? 'died';
    if (job) {
      this.budgets.take(job.lane, missed === 'hung' ? this.limits.answerMs : 0);
      job.reply({ missed, error });
    }
    if (this.isClosed) return;
    if (missed === 'hung' || missed === 'died') this.lost += 1;
    if (!thread.hasStarted || this.lost >= MOST_LOST) this.takeRest(missed, error);
    this.distribute();
  }

  /** Starts cost more than they bring now; those who wait are not kept waiting for the next one. */
  private takeRest(missed: Missed, error: unknown): void {
    this.lost = 0;
    this.restsUntil = performance.now() + this.limits.restMs;
    if (this.members.size > 0) return;
    for (const job of this.waiting.clear()) job.reply({ missed, error });
  }
}
