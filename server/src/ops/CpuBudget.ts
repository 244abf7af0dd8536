import { addressKeys } from '../http/addresses';
import type { PersonId } from '../identity/tokens';

/** Whose budgets pay for a request. */
export interface Payer {
  readonly person?: PersonId;
  /** The address that it came from. */
  readonly address: string;
}

/** One address, in turns with others: of an IPv6 address its network. */
export const turnKeyOf = ({ address }: Payer): string => addressKeys(address)[0]?.key ?? '';

/** A token bucket: what flows into it, and what fits, in milliseconds of CPU. */
export interface Allowance {
  readonly perSecond: number;
  readonly burst: number;
}

const SECOND = 1000;
/** A person who has asked for nothing dear for so long may use the CPU for as many seconds' share at once. */
const BURST_SECONDS = 40;
/** A household or a school shares an address. */
const PEOPLE_PER_ADDRESS = 4;
/** Buckets of each kind that are remembered. */
const MOST_BUCKETS = 10_000;

/** Refuses a request whose payer has used up a budget; in `waitMs` milliseconds it may be sent again. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';

  constructor(readonly waitMs: number) {
    super('The CPU budget of a person or an address is used up.');
  }
}

/**
 * How much CPU each person and each address may use for what is dear. A request is charged afterwards
 * with what it took, so a budget may be overdrawn; until it is refilled, nothing dear is begun.
 */
export class CpuBudget {
  private readonly people: TokenBuckets;
  private readonly addresses: TokenBuckets;

  /** `perSecond`: a person's share, in milliseconds. `now`: milliseconds of a clock that never jumps. */
  constructor(perSecond: number, now: () => number) {
    const person = { perSecond, burst: perSecond * BURST_SECONDS };
    this.people = new TokenBuckets(person, now);
    this.addresses = new TokenBuckets(scaled(person, PEOPLE_PER_ADDRESS), now);
  }

  /** Milliseconds until the payer may ask for something dear; 0 for now. */
  waitFor({ person, address }: Payer): number {
    const own = person === undefined ? 0 : this.people.waitFor(person);
    return Math.max(own, ...addressKeys(address).map(({ key }) => this.addresses.waitFor(key)));
  }

  /** Throws OverBudget where the payer has to wait. */
  admit(payer: Payer): void {
    const wait = this.waitFor(payer);
    if (wait > 0) throw new OverBudget(wait);
  }

  charge({ person, address }: Payer, ms: number): void {
    if (person !== undefined) this.people.take(person, ms);
    for (const { key, share } of addressKeys(address)) this.addresses.take(key, ms / share);
  }
}

const scaled = ({ perSecond, burst }: Allowance, by: number): Allowance => ({
  perSecond: perSecond * by,
  burst: burst * by,
});

interface Bucket {
  readonly level: number;
  /** When that was its level. */
  readonly at: number;
}

/** One bucket for each key. A key that is not remembered has a full one. */
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
    // Taken from last stands last, so that the first is the one that has been refilled for longest.
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
