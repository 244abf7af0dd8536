import { addressKeys } from '../limits/addresses';
import type { PersonId } from '../../identity/tokens';

/** The person and the address whose budgets pay for a request. */
export interface Payer {
  readonly person?: PersonId;
  /** The address that the request came from. */
  readonly address: string;
}

/** The key by which addresses take turns: an address, or the network of an IPv6 address. */
export const turnKeyOf = ({ address }: Payer): string => addressKeys(address)[0]?.key ?? '';

/** A token bucket's refill rate and capacity, in milliseconds of CPU. */
export interface Allowance {
  readonly perSecond: number;
  readonly burst: number;
}

const SECOND = 1000;
/** The capacity of a bucket, in seconds of its refill rate. */
const BURST_SECONDS = 40;
/** The share of an address in shares of a person: a household or a school has one address. */
const PEOPLE_PER_ADDRESS = 4;
/** The maximum number of buckets of each kind in memory. */
const MOST_BUCKETS = 10_000;

/** Refuses a request whose payer has used up a budget; it may be sent again after `waitMs` milliseconds. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';

  constructor(readonly waitMs: number) {
    super('The CPU budget of a person or an address is used up.');
  }
}

/** What was used, in milliseconds, by the keys of people and of addresses. */
export interface Charges {
  readonly people: readonly (readonly [key: string, ms: number])[];
  readonly addresses: readonly (readonly [key: string, ms: number])[];
}

/**
 * Limits how much CPU each person and each address may use for expensive requests. A request is charged afterwards with
 * what it took, so a budget may be overdrawn; no expensive work is begun until it is refilled.
 */
export class CpuBudget {
  private readonly people: TokenBuckets;
  private readonly addresses: TokenBuckets;
  private tell: (charges: Charges) => void = () => undefined;

  /** `perSecond`: a person's share, in milliseconds. `now`: a monotonic clock in milliseconds. */
  constructor(perSecond: number, now: () => number) {
    const person = { perSecond, burst: perSecond * BURST_SECONDS };
    this.people = new TokenBuckets(person, now);
    this.addresses = new TokenBuckets(scaled(person, PEOPLE_PER_ADDRESS), now);
  }

  /** Milliseconds until the payer may start expensive work; 0 if it may now. */
  waitFor({ person, address }: Payer): number {
    const own = person === undefined ? 0 : this.people.waitFor(person);
    return Math.max(own, ...addressKeys(address).map(({ key }) => this.addresses.waitFor(key)));
  }

  /** Throws OverBudget if the payer has to wait. */
  admit(payer: Payer): void {
    const wait = this.waitFor(payer);
    if (wait > 0) throw new OverBudget(wait);
  }

  charge({ person, address }: Payer, ms: number): void {
    const charges: Charges = {
      people: person === undefined ? [] : [[person, ms]],
      addresses: addressKeys(address).map(({ key, share }) => [key, ms / share]),
    };
    this.chargeElsewhere(charges);
    this.tell(charges);
  }

  /** What they have used in another process; it is told to nobody. */
  chargeElsewhere({ people, addresses }: Charges): void {
    for (const [key, ms] of people) this.people.take(key, ms);
    for (const [key, ms] of addresses) this.addresses.take(key, ms);
  }

  /** Calls back with what is charged in this process. */
  onCharge(tell: (charges: Charges) => void): void {
    this.tell = tell;
  }
}

const scaled = ({ perSecond, burst }: Allowance, by: number): Allowance => ({
  perSecond: perSecond * by,
  burst: burst * by,
});

interface Bucket {
  readonly level: number;
  /** When the level was measured. */
  readonly at: number;
}

/** One bucket for each key. A key without a bucket counts as full. */
export class TokenBuckets {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly allowance: Allowance,
    private readonly now: () => number,
    private readonly most = MOST_BUCKETS,
  ) {}

  get size(): number {
    return this.buckets.size;
  }

  waitFor(key: string): number {
    const missing = -this.levelOf(key);
    if (missing < 0) return 0;
    return Math.max(1, Math.ceil((missing / this.allowance.perSecond) * SECOND));
  }

  take(key: string, ms: number): void {
    const level = this.levelOf(key) - ms;
    // Buckets are moved to the end on use, so the first one has been refilling longest.
    this.buckets.delete(key);
    this.buckets.set(key, { level, at: this.now() });
    const [oldest] = this.buckets.keys();
    if (this.buckets.size > this.most && oldest !== undefined) this.buckets.delete(oldest);
  }

  private levelOf(key: string): number {
    const { perSecond, burst } = this.allowance;
    const bucket = this.buckets.get(key);
    if (!bucket) return burst;
    return Math.min(burst, bucket.level + ((this.now() - bucket.at) / SECOND) * perSecond);
  }
}
