import { start } from './acting';
import type { Cancel } from './Clock';
import { inStep } from './recovery';
import { isReady } from './rematch';
import { StoreFailure } from './services';
import type { Table } from './Table';

/**
 * Starts a rematch by itself, a while after everybody has come. Its time is not stored: nobody is here when
 * a room is opened again, so it begins anew once they are.
 */
export class Countdown {
  private planned: Cancel | undefined;

  constructor(private readonly table: Table) {}

  /** To be called whenever something has changed. */
  readonly settle = (): void => {
    const { table } = this;
    if (isReady(table) === (table.startsAt !== undefined)) return;
    this.stop();
    if (isReady(table)) this.begin();
    void table.queue.add(() => void table.publish());
  };

  stop(): void {
    this.planned?.();
    this.planned = undefined;
    this.table.startsAt = undefined;
  }

  private begin(): void {
    const { clock, config } = this.table.services;
    this.table.startsAt = clock.wall() + config.rematchAfterMs;
    this.planned = clock.after(config.rematchAfterMs, () => {
      void this.table.queue.add(() => inStep(this.table, () => this.ring()));
    });
  }

  private async ring(): Promise<void> {
    const { table } = this;
    if (table.startsAt === undefined || !isReady(table)) return;
    try {
      await start(table);
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      // When the store is well again, everything is settled anew, and the time begins anew too.
      table.services.log.warn({ err: error, table: table.core.id }, 'a rematch waits for the store');
      this.stop();
    }
  }
}
