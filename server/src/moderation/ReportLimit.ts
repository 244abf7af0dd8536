import { AddressLimit } from '../ground/limits/AddressLimits';
import type { PersonId } from '../identity/tokens';
import type { Counts } from '../ground/limits/counts';

const HOUR_MS = 60 * 60_000;
const PER_PERSON = 10;
const PER_ADDRESS = 30;

/** How much somebody may report: the operator is to find time for it. */
export class ReportLimit {
  private readonly addresses: AddressLimit;
  private people = new Map<PersonId, number>();
  private hour = 0;

  constructor(
    private readonly now: () => number,
    private readonly counts: Counts | undefined,
  ) {
    this.addresses = new AddressLimit(counts, 'reports', PER_ADDRESS, { now, periodMs: HOUR_MS });
  }

  /** False when the person, or their address, has reached its limit for this hour. Refused ones are not counted. */
  async allows(person: PersonId, address: string): Promise<boolean> {
    const hour = Math.floor(this.now() / HOUR_MS);
    if (hour !== this.hour) {
      this.hour = hour;
      this.people = new Map();
    }
    const count = this.people.get(person) ?? 0;
    if (count >= PER_PERSON || !(await this.addresses.allows(address))) return false;
    this.people.set(person, (this.people.get(person) ?? 0) + 1);
    const keys = [{ key: `reports ${person}`, limit: PER_PERSON }];
    return (await this.counts?.take(keys, HOUR_MS)) ?? true;
  }
}
