import { start } from '../acting/acting';
import type { Cancel } from '../../ground/clock/Clock';
import { reconcile } from '../acting/recovery';
import { isReady } from '../series/rematch';
import { StoreFailure } from '../model/services';
import type { Table } from '../model/Table';

/**
 * Starts a rematch automatically, a while after everybody has come. Its time is not stored: nobody is here when a room
 * is reopened, so it begins again once they are.
 */
export class Countdown {
  private planned: Cancel | undefined;
  /** From its beginning until it is stopped or the game starts. */
  private runs = false;

  constructor(private readonly table: Table) {}

  /** Must be called after every change. */
  readonly settle = (): void => {
    const { table } = this;
    if (isReady(table) === this.runs) return;
    this.stop();
    if (isReady(table)) this.begin();
    else this.show(undefined);
  };

  stop(): void {
    this.planned?.();
    this.planned = undefined;
    this.runs = false;
  }

  private begin(): void {
    const { clock, config } = this.table.services;
    this.runs = true;
    this.show(clock.wall() + config.rematchAfterMs);
    this.planned = clock.after(config.rematchAfterMs, () => {
      void this.table.queue.add(() => reconcile(this.table, () => this.ring()));
    });
  }

  private show(startsAt: number | undefined): void {
    const { table } = this;
    void table.queue.add(() => {
      table.update({ startsAt });
      table.publish();
    });
  }

  private async ring(): Promise<void> {
    const { table } = this;
    if (!this.runs || !isReady(table)) return;
    try {
      await start(table);
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      // When the store is well again, everything is settled again, and the countdown begins again.
      table.services.log.warn({ err: error, table: table.core.id }, 'a rematch waits for the store');
      this.stop();
      this.show(undefined);
    }
  }
}
