import type { Logger } from 'pino';
import type { Clock } from '../../ground/clock/Clock';

const RETRY_MS = 1000;

/**
 * Tracks whether the store accepts changes. After a failure the hall is unwell until the store accepts changes again;
 * meanwhile no durable write is attempted.
 */
export class StoreHealth {
  private well = true;
  private readonly listeners = new Set<() => void>();
  /** Tables with a write of unknown outcome. */
  private readonly doubts = new Set<string>();

  constructor(
    private readonly check: () => Promise<void>,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  get isWell(): boolean {
    return this.well;
  }

  /** A change failed. */
  failed(error: unknown): void {
    if (!this.well) return;
    this.log.error({ err: error }, 'the store takes no changes: all tables are paused');
    this.turn(false);
    this.planCheck();
  }

  /** A read failed: perhaps writes fail too. */
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

  /** Calls back after each change of health; returns the unsubscribe function. */
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
