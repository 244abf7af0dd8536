import { createHmac } from 'node:crypto';
import type { Presence } from '@colyseus/core';
import type { Charges, CpuBudget } from '../ground/work/CpuBudget';
import type { Cancel, Clock } from '../ground/clock/Clock';

/** How often the processes tell each other what they have charged. */
const TELL_MS = 500;
/** How many keys of each kind are told at once: those with the largest charges. */
const MOST_TOLD = 500;

interface Parts {
  readonly budget: CpuBudget;
  readonly clock: Clock;
  readonly presence: () => Presence;
  /** The hall's own: other halls may use the same Redis. */
  readonly secret: string;
  /** The id of this process. */
  readonly own: () => string;
}

interface Told extends Charges {
  readonly from: string;
}

/**
 * CPU budgets over all processes: each tells the others what people and addresses have used, and charges them with what
 * it hears. A message that is lost is a charge that counts in one process only; nobody waits for one.
 */
export class SharedCharges {
  private pending = { people: new Map<string, number>(), addresses: new Map<string, number>() };
  private planned: Cancel | undefined;
  private readonly channel: string;

  constructor(private readonly parts: Parts) {
    const hall = createHmac('sha256', parts.secret).update('charges').digest('base64url');
    this.channel = `gearhall:charges:${hall}`;
  }

  async start(): Promise<void> {
    const { budget, presence, own } = this.parts;
    budget.onCharge((charges) => this.gather(charges));
    await presence().subscribe(this.channel, ({ from, people, addresses }: Told) => {
      if (from !== own()) budget.chargeElsewhere({ people, addresses });
    });
  }

  stop(): void {
    this.planned?.();
  }

  private gather({ people, addresses }: Charges): void {
    for (const [key, ms] of people) add(this.pending.people, key, ms);
    for (const [key, ms] of addresses) add(this.pending.addresses, key, ms);
    this.planned ??= this.parts.clock.after(TELL_MS, () => this.tell());
  }

  private tell(): void {
    const { people, addresses } = this.pending;
    this.pending = { people: new Map(), addresses: new Map() };
    this.planned = undefined;
    const told: Told = { from: this.parts.own(), people: largest(people), addresses: largest(addresses) };
    void this.parts.presence().publish(this.channel, told);
  }
}

function add(sums: Map<string, number>, key: string, ms: number): void {
  sums.set(key, (sums.get(key) ?? 0) + ms);
}

const largest = (sums: ReadonlyMap<string, number>): Charges['people'] =>
  [...sums].sort(([, one], [, other]) => other - one).slice(0, MOST_TOLD);
