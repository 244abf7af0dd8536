import { addressKeys } from './addresses';

const MINUTE = 60_000;

/** Counts the actions of each address per minute, or per another period. */
export class AddressLimiter {
  private counts = new Map<string, number>();
  private period = 0;

  constructor(
    private readonly perPeriod: number,
    private readonly now: () => number = () => performance.now(),
    private readonly periodMs = MINUTE,
  ) {}

  /**
   * False when the address, or the network around it, has reached its limit for this period. Refused requests are not
   * counted, so the table of counts grows only with allowed ones.
   */
  allows(address: string): boolean {
    const period = Math.floor(this.now() / this.periodMs);
    if (period !== this.period) {
      this.period = period;
      this.counts = new Map();
    }
    const keys = addressKeys(address);
    const allowed = keys.every(({ key, share }) => this.countOf(key) < this.perPeriod * share);
    if (allowed) for (const { key } of keys) this.counts.set(key, this.countOf(key) + 1);
    return allowed;
  }

  private countOf(key: string): number {
    return this.counts.get(key) ?? 0;
  }
}
