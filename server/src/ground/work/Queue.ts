/** Runs jobs one after the other: a table never has two changes under way. */
export class Queue {
  private last: Promise<void> = Promise.resolve();
  private isAtWork = false;

  constructor(private readonly onError: (error: unknown) => void) {}

  add(job: () => Promise<void> | void): Promise<void> {
    this.last = this.last.then(() => this.run(job)).catch((error: unknown) => this.onError(error));
    return this.last;
  }

  /** Throws outside of a job: only the table's queue may call what changes the table. */
  mustBeAtWork(): void {
    if (!this.isAtWork) throw new Error('A table was changed outside of its queue.');
  }

  private async run(job: () => Promise<void> | void): Promise<void> {
    this.isAtWork = true;
    try {
      await job();
    } finally {
      this.isAtWork = false;
    }
  }
}
