/** Does jobs one after the other: a table never has two changes under way. */
export class Queue {
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly onError: (error: unknown) => void) {}

  add(job: () => Promise<void> | void): Promise<void> {
    this.last = this.last.then(job).catch((error: unknown) => this.onError(error));
    return this.last;
  }
}
