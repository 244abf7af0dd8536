import type { Counts } from './counts';
import { addressKeys } from './addresses';
import { AddressLimiter } from './AddressLimiter';

const MINUTE = 60_000;

/** Limits how often an address may do something, over all processes of the hall. */
export class AddressLimit {
  private readonly here: AddressLimiter;

  /** `name` is that of the limit, the same in all processes; undefined `counts`: this process is the only one. */
  constructor(
    private readonly counts: Counts | undefined,
    private readonly name: string,
    private readonly perPeriod: number,
    private readonly terms: { readonly now?: () => number; readonly periodMs?: number } = {},
  ) {
    this.here = new AddressLimiter(perPeriod, terms.now, terms.periodMs);
  }

  /**
   * False when the address, or the network around it, has reached its limit for this period. What is too much for this
   * process alone is refused at once; while nobody counts for all, each process counts for itself.
   */
  async allows(address: string): Promise<boolean> {
    if (!this.here.allows(address)) return false;
    const keys = addressKeys(address).map(({ key, share }) => ({
      key: `${this.name} ${key}`,
      limit: this.perPeriod * share,
    }));
    return (await this.counts?.take(keys, this.terms.periodMs ?? MINUTE)) ?? true;
  }
}
