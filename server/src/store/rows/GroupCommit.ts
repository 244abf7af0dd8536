import type { Kysely, Transaction } from 'kysely';
import { StoreRefusal } from '../contract/errors';
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

interface Job {
  readonly work: Work<unknown>;
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
  ) {}

  /** Resolves once what the work wrote is durable. */
  write<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ work, resolve, reject });
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
        return runAll(jobs, transaction);
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
}

/** Returns what to do when the transaction is durable. A refused job has written nothing. */
async function runAll(jobs: readonly Job[], transaction: Transaction<Schema>): Promise<(() => void)[]> {
  const settle: (() => void)[] = [];
  for (const { work, resolve, reject } of jobs) {
    try {
      const value = await work(transaction);
      settle.push(() => resolve(value as never));
    } catch (error) {
      if (!(error instanceof StoreRefusal)) throw error;
      settle.push(() => reject(error));
    }
  }
  return settle;
}
