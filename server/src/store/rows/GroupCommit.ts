import type { Kysely, Transaction } from 'kysely';
import { StoreRefusal } from '../contract/errors';
import type { StoredEntry } from '../contract/table';
import type { Schema } from './schema';

export type Work<T> = (transaction: Transaction<Schema>) => Promise<T>;

/** What a database needs before and after the writes of each transaction. */
export interface WriteGuard {
  /** In the transaction, before anything is written. Throws when this server may not write. */
  enter(transaction: Transaction<Schema>): Promise<void>;
  /** After the commit, before anybody is told of it. */
  committed(): Promise<void>;
  /** After the last write, while the database is still open. */
  close(): Promise<void>;
}

/** Where writes go. */
export type Writes = Pick<GroupCommit, 'write'>;

/** An entry that is to be written next in the log of a table. */
export interface Appended {
  readonly table: string;
  readonly index: number;
  readonly entry: StoredEntry;
  /** That of the lease under which it is written; absent: without one. */
  readonly fence?: number;
}

/** Writes the entries of several tables with one statement. Resolves with those that are written. */
export type AppendAll = (
  transaction: Transaction<Schema>,
  appended: readonly Appended[],
) => Promise<ReadonlySet<Appended>>;

interface Job {
  readonly work: Work<unknown>;
  readonly appended: Appended | undefined;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/** How long writes wait for further ones that keep arriving: a busy hall writes much at once. */
const MOST_GATHERING_MS = 8;

/**
 * Writes simultaneous requests in one transaction, because making it durable costs far more than the writing itself.
 * While one transaction is under way, the jobs for the next one are collected.
 */
export class GroupCommit {
  private waiting: Job[] = [];
  private flushing: Promise<void> | undefined;

  constructor(
    private readonly db: Kysely<Schema>,
    private readonly guard?: WriteGuard,
    private readonly appendAll?: AppendAll,
  ) {}

  /**
   * Resolves once what the work wrote is durable. `appended`: all that the work does, which has no result, is to write this
   * entry; it is done only where the entry could not be written with others.
   */
  write<T>(work: Work<T>, appended?: Appended): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ work, appended, resolve, reject });
      this.flushing ??= this.flushAll();
    });
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    await this.flushing;
  }

  private async flushAll(): Promise<void> {
    while (this.waiting.length > 0) {
      await this.gather();
      const jobs = this.waiting;
      this.waiting = [];
      await this.flush(jobs);
    }
    this.flushing = undefined;
  }

  /** Lets everything else that is arriving now run first, so that its writes join this transaction. */
  private async gather(): Promise<void> {
    const end = performance.now() + MOST_GATHERING_MS;
    let known = 0;
    while (this.waiting.length > known && performance.now() < end) {
      known = this.waiting.length;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  private async flush(jobs: readonly Job[]): Promise<void> {
    let settle: (() => void)[];
    try {
      settle = await this.db.transaction().execute(async (transaction) => {
        await this.guard?.enter(transaction);
        return this.runAll(jobs, transaction);
      });
    } catch (error) {
      if (jobs.length === 1) jobs[0]?.reject(error);
      else await this.flushEach(jobs);
      return;
    }
    await this.acknowledge(jobs, settle);
  }

  /** What was committed is not tried again, even if it must not be acknowledged. */
  private async acknowledge(jobs: readonly Job[], settle: readonly (() => void)[]): Promise<void> {
    try {
      await this.guard?.committed();
    } catch (error) {
      for (const job of jobs) job.reject(error);
      return;
    }
    for (const each of settle) each();
  }

  /**
   * One job may have made all fail, so each is tried alone. After the first one that fails alone, the rest is not
   * tried.
   */
  private async flushEach(jobs: readonly Job[]): Promise<void> {
    let failure: { error: unknown } | undefined;
    for (const job of jobs) {
      if (failure) job.reject(failure.error);
      else {
        const reject = (error: unknown): void => {
          if (!(error instanceof StoreRefusal)) failure = { error };
          job.reject(error);
        };
        await this.flush([{ ...job, reject }]);
      }
    }
  }

  /** Returns what to do when the transaction is durable. A refused job has written nothing. */
  private async runAll(jobs: readonly Job[], transaction: Transaction<Schema>): Promise<(() => void)[]> {
    const settle: (() => void)[] = [];
    for (const run of runsOf(jobs)) {
      const written = await this.writtenTogether(run, transaction);
      for (const job of run) {
        const isWritten = job.appended !== undefined && written.has(job.appended);
        settle.push(isWritten ? () => job.resolve(undefined as never) : await runAlone(job, transaction));
      }
    }
    return settle;
  }

  private async writtenTogether(
    run: readonly Job[],
    transaction: Transaction<Schema>,
  ): Promise<ReadonlySet<Appended>> {
    const appended = run.flatMap((job) => job.appended ?? []);
    return this.appendAll && appended.length > 1 ? this.appendAll(transaction, appended) : new Set();
  }
}

/** In their order; entries that follow each other are together. */
function runsOf(jobs: readonly Job[]): Job[][] {
  const runs: Job[][] = [];
  for (const job of jobs) {
    const run = runs.at(-1);
    if (run && job.appended && run[0]?.appended) run.push(job);
    else runs.push([job]);
  }
  return runs;
}

/** Returns what to do when the transaction is durable. */
async function runAlone(
  { work, resolve, reject }: Job,
  transaction: Transaction<Schema>,
): Promise<() => void> {
  try {
    const value = await work(transaction);
    return () => resolve(value as never);
  } catch (error) {
    if (!(error instanceof StoreRefusal)) throw error;
    return () => reject(error);
  }
}
