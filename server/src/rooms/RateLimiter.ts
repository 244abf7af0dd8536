/** What to do with one more message. `abuse` once: close; `closed` ever after. */
export type Verdict = 'fine' | 'tooFast' | 'abuse' | 'closed';

/** How many messages over the limit somebody may send, in all, before the door is closed. */
const PATIENCE = 60;
const SECOND = 1000;

/** Counts the messages of one connection by the second. A quiet second mends earlier excess. */
export class RateLimiter {
  private second = 0;
  private count = 0;
  private excess = 0;

  constructor(
    private readonly perSecond: number,
    private readonly now: () => number,
  ) {}

  hit(): Verdict {
    if (this.excess > PATIENCE) return 'closed';
    const second = Math.floor(this.now() / SECOND);
    if (second !== this.second) {
      if (this.count <= this.perSecond) this.excess = 0;
      this.second = second;
      this.count = 0;
    }
    this.count += 1;
    if (this.count <= this.perSecond) return 'fine';
    this.excess += 1;
    return this.excess > PATIENCE ? 'abuse' : 'tooFast';
  }

  /** For a log with one line, not sixty. */
  get isFirstExcess(): boolean {
    return this.excess === 1;
  }
}
