/** Runs jobs with the same key one after the other, and jobs with different keys concurrently. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Rejects with what the job throws; the next job runs all the same. */
  take<Result>(key: string, job: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(key) ?? Promise.resolve();
    const done = before.then(job, job);
    const forget = (): void => {
      if (this.last.get(key) === done) this.last.delete(key);
    };
    this.last.set(key, done);
    done.then(forget, forget);
    return done;
  }
}
