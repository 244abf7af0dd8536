import { addressKeys } from './addresses';

/** Which cap has been reached: that of the address, or that of the whole server. */
export type CapReached = 'address' | 'server';
export type Release = () => void;

/** The HTTP status for each cap. */
export const STATUS_OF_CAP = { address: 429, server: 503 } as const satisfies Record<CapReached, number>;

/** Counts what is open at the same time, per address and in total. */
export class ConnectionCap {
  private readonly counts = new Map<string, number>();
  private total = 0;

  constructor(
    private readonly perAddress: number,
    private readonly inAll = Infinity,
  ) {}

  /** Counts one more for the address and returns the release function, or the cap that has been reached. */
  take(address: string | undefined): Release | CapReached {
    const keys = addressKeys(address);
    if (this.total >= this.inAll) return 'server';
    if (keys.some(({ key, share }) => this.countOf(key) >= this.perAddress * share)) return 'address';
    for (const { key } of keys) this.add(key, 1);
    this.total += 1;
    let taken = true;
    return () => {
      if (!taken) return;
      taken = false;
      for (const { key } of keys) this.add(key, -1);
      this.total -= 1;
    };
  }

  private countOf(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  private add(key: string, change: 1 | -1): void {
    const count = this.countOf(key) + change;
    if (count === 0) this.counts.delete(key);
    else this.counts.set(key, count);
  }
}
