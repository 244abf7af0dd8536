import { addressKeys } from './addresses';

const MINUTE = 60_000;

/** Counts the actions of each address per minute. */
export class AddressLimiter {
  private counts = new Map<string, number>();
  private minute = 0;

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * False when the address, or the network around it, has reached its limit for this minute. Refused requests are not
   * counted, so the table of counts grows only with allowed ones.
   */
  allows(address: string): boolean {
    const minute = Math.floor(this.now() / MINUTE);
    if (minute !== this.minute) {
      this.minute = minute;
      this.counts = new Map();
    }
    const keys = addressKeys(address);
    const allowed = keys.every(({ key, share }) => this.countOf(key) < this.perMinute * share);
    if (allowed) for (const { key } of keys) this.counts.set(key, this.countOf(key) + 1);
    return allowed;
  }

  private countOf(key: string): number {
    return this.counts.get(key) ?? 0;
  }
}
