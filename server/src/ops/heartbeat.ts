import type { Clock } from '../rooms/Clock';
import type { Store } from '../store/store';

/** How often the store is told that the hall runs. */
const EVERY_MS = 10_000;
/** While a live clock runs: what a kill gives back to it, unless somebody has acted since. */
const LIVE_MS = 1000;

/** Tells the store that the hall runs, so that the next one knows since when it did not. */
export class Heartbeat {
  /** The tables at which a live clock runs. */
  private readonly live = new Set<string>();
  private last = 0;

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /** Resolves when the outage before this process is noted. */
  async start(): Promise<void> {
    await this.beat();
    this.goOn();
  }

  /** Does a live clock run at the table? */
  follow(table: string, runs: boolean): void {
    if (runs) this.live.add(table);
    else this.live.delete(table);
  }

  private goOn(): void {
    this.clock.after(LIVE_MS, () => {
      const isDue = this.live.size > 0 || this.clock.now() - this.last >= EVERY_MS;
      // A store that is down hears of it the next time.
      if (isDue) void this.beat().catch(() => undefined);
      this.goOn();
    });
  }

  private beat(): Promise<void> {
    this.last = this.clock.now();
    return this.store.beat(this.clock.wall());
  }
}
