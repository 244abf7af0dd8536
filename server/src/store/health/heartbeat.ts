import type { Gap } from '@gearhall/shared/core/table/clocks';
import type { Clock } from '../../ground/clock/Clock';
import type { Store } from '../contract/store';
import type { Outage } from '../contract/table';

/** How often a heartbeat is written to the store. */
const EVERY_MS = 10_000;
/**
 * The same while a live clock runs: the maximum time that a killed hall gives back to the clock, unless somebody has
 * acted since.
 */
const LIVE_MS = 1000;

/** Writes to the store that the hall is running, so that the next process knows how long it was not. */
export class Heartbeat {
  /** The tables at which a live clock runs. */
  private readonly live = new Set<string>();
  private last = 0;
  /** The gaps that are not stored yet. */
  private gaps: readonly Gap[] = [];

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /** Resolves when the outage before this process has been recorded. */
  async start(): Promise<void> {
    await this.beat();
    this.clock.onGap((gap) => this.note(gap));
    this.goOn();
  }

  /** Is a live clock running at the table? */
  follow(table: string, runs: boolean): void {
    if (runs) this.live.add(table);
    else this.live.delete(table);
  }

  /** The periods that count for nobody at any table. */
  async outages(): Promise<readonly Outage[]> {
    return [...(await this.store.outages()), ...this.gaps];
  }

  private note(gap: Gap): void {
    this.gaps = [...this.gaps, gap];
    this.store.beat(gap.to, gap.from).then(
      () => (this.gaps = this.gaps.filter((one) => one !== gap)),
      // While the store is down, this process knows it.
      () => undefined,
    );
  }

  private goOn(): void {
    this.clock.after(LIVE_MS, () => {
      const isDue = this.live.size > 0 || this.clock.now() - this.last >= EVERY_MS;
      // If the store is down, the next beat informs it.
      if (isDue) void this.beat().catch(() => undefined);
      this.goOn();
    });
  }

  private beat(): Promise<void> {
    this.last = this.clock.now();
    return this.store.beat(this.clock.wall());
  }
}
