import { isSame } from '@gearhall/shared/core/json/equality';
import type { Cancel } from '../../ground/clock/Clock';
import type { Table } from '../model/Table';
import { settleSeatVote } from './replacing';
import { nextNotice, overduesShown } from '../model/waits';

/** Shows everybody for whom the table has waited for long, and ends a vote about somebody who has acted. */
export class WaitKeeper {
  private planned: { readonly at: number; readonly cancel: Cancel } | undefined;
  private isSettling = false;

  constructor(private readonly table: Table) {}

  /** Must be called after every change. An appointment that comes too early is kept, since most turns are short. */
  readonly settle = (): void => {
    const { table } = this;
    if (!table.waits) return;
    const now = table.services.clock.wall();
    if (!isSame(overduesShown(table, now), table.overdue)) this.show();
    const next = nextNotice(table, now);
    if (next === undefined || (this.planned && this.planned.at <= next)) return;
    this.stop();
    this.planned = { at: next, cancel: table.services.clock.after(next - now, this.ring) };
  };

  stop(): void {
    this.planned?.cancel();
    this.planned = undefined;
  }

  private readonly ring = (): void => {
    this.planned = undefined;
    this.settle();
  };

  private show(): void {
    if (this.isSettling) return;
    this.isSettling = true;
    const { table } = this;
    void table.queue.add(async () => {
      this.isSettling = false;
      // By itself: an action that shows nothing must not be told from one that does.
      table.update({ overdue: overduesShown(table, table.services.clock.wall()) });
      table.publish();
      await settleSeatVote(table);
    });
  }
}
