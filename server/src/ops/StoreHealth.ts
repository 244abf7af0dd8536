import type { Logger } from 'pino';
import type { Clock } from '../rooms/Clock';

const RETRY_MS = 1000;

/**
 * Whether the store takes changes. When one has failed, the hall is unwell until the store is found
 * to take them again; meanwhile nothing that must be stored is tried.
 */
export class StoreHealth {
  private well = true;
  private readonly listeners = new Set<() => void>();
  /** Tables with a write of which nobody knows whether it was stored. */
  private readonly doubts = new Set<string>();

  constructor(
    private readonly check: () => Promise<void>,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  get isWell(): boolean {
    return this.well;
  }

  /** A change was not taken. */
  failed(error: unknown): void {
    if (!this.well) return;
    this.log.error({ err: error }, 'the store takes no changes: all tables are paused');
    this.turn(false);
    this.planCheck();
  }

  /** Something could not be read: perhaps nothing can be written either. */
  async suspect(): Promise<void> {
    if (!this.well) return;
    try {
      await this.check();
    } catch (error) {
      this.failed(error);
    }
  }

  doubt(table: string): void {
    this.doubts.add(table);
  }

  isInDoubt(table: string): boolean {
    return this.doubts.has(table);
  }

  /** The table knows again what is stored of it. */
  settle(table: string): void {
    this.doubts.delete(table);
  }

  /** Calls back after each turn for better or worse; returns the way to stop. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private planCheck(): void {
    this.clock.after(RETRY_MS, () => void this.tryAgain());
  }

  private async tryAgain(): Promise<void> {
    try {
      await this.check();
    } catch {
      this.planCheck();
      return;
    }
    this.log.info('the store takes changes again: the tables go on');
    this.turn(true);
  }

  private turn(well: boolean): void {
    this.well = well;
    for (const listener of this.listeners) {
      try {
        listener();
      } catch (error) {
        this.log.error({ err: error }, 'a table could not follow the store');
      }
    }
  }
}
