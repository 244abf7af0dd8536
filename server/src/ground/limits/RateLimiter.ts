/** What to do with one more message. `abuse` is returned once: close; afterwards always `closed`. */
export type Verdict = 'fine' | 'tooFast' | 'abuse' | 'closed';

/** The number of messages over the limit, in all, after which the connection is closed. */
const MOST_EXCESS = 60;
const SECOND = 1000;

/** Counts the messages of one connection per second. A quiet second reduces earlier excess. */
export class RateLimiter {
  private second = 0;
  private count = 0;
  private excess = 0;

  constructor(
    private readonly perSecond: number,
    private readonly now: () => number,
  ) {}

  hit(): Verdict {
    if (this.excess > MOST_EXCESS) return 'closed';
    const second = Math.floor(this.now() / SECOND);
    if (second !== this.second) {
      if (this.count <= this.perSecond) this.excess = 0;
      this.second = second;
      this.count = 0;
    }
    this.count += 1;
    if (this.count <= this.perSecond) return 'fine';
    this.excess += 1;
    return this.excess > MOST_EXCESS ? 'abuse' : 'tooFast';
  }

  /** So that the log gets one line, not sixty. */
  get isFirstExcess(): boolean {
    return this.excess === 1;
  }
}
