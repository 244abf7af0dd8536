import { AddressLimiter } from '../http/AddressLimiter';
import type { PersonId } from '../identity/tokens';

const HOUR_MS = 60 * 60_000;
const PER_PERSON = 10;
const PER_ADDRESS = 30;

/** How much somebody may report: the operator is to find time for it. */
export class ReportLimit {
  private readonly addresses: AddressLimiter;
  private counts = new Map<PersonId, number>();
  private hour = 0;

  constructor(private readonly now: () => number) {
    this.addresses = new AddressLimiter(PER_ADDRESS, now, HOUR_MS);
  }

  /** False when the person, or their address, has reached its limit for this hour. Refused ones are not counted. */
  allows(person: PersonId, address: string): boolean {
    const hour = Math.floor(this.now() / HOUR_MS);
    if (hour !== this.hour) {
      this.hour = hour;
      this.counts = new Map();
    }
    const count = this.counts.get(person) ?? 0;
    if (count >= PER_PERSON || !this.addresses.allows(address)) return false;
    this.counts.set(person, count + 1);
    return true;
  }
}
