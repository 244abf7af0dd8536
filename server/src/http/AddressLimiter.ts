const MINUTE = 60_000;

/** Counts what each address does, by the minute. */
export class AddressLimiter {
  private counts = new Map<string, number>();
  private minute = 0;

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** False when the address has done its share for this minute. */
  allows(address: string): boolean {
    const minute = Math.floor(this.now() / MINUTE);
    if (minute !== this.minute) {
      this.minute = minute;
      this.counts = new Map();
    }
    const count = (this.counts.get(address) ?? 0) + 1;
    this.counts.set(address, count);
    return count <= this.perMinute;
  }
}
