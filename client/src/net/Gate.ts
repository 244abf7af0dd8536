/** What comes while something is awaited waits too, and then goes through in the order in which it came. */
export class Gate {
  private readonly waiting: (() => void)[] = [];
  private awaited = 0;

  /** Holds back what comes from now on until this is done, even if it fails. */
  closeUntil(done: Promise<unknown>): void {
    this.awaited += 1;
    const open = (): void => {
      this.awaited -= 1;
      while (this.awaited === 0 && this.waiting.length > 0) this.waiting.shift()?.();
    };
    done.then(open, open);
  }

  pass(then: () => void): void {
    if (this.awaited > 0) this.waiting.push(then);
    else then();
  }
}
