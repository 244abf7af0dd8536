import type { Reel, ReelStep } from '@gearhall/shared/core/reel';
import type { ReelMessage } from '@gearhall/shared/core/wire';

/** Puts together what the table sends page by page; begins anew whenever it does. */
export class ReelPages {
  private steps: ReelStep[] = [];

  /** The whole reel with its last page; undefined while pages are missing. */
  take({ from, steps, last }: ReelMessage): Reel | undefined {
    if (from === 0) this.steps = [];
    if (from !== this.steps.length) return undefined;
    this.steps.push(...steps);
    return last ? this.steps : undefined;
  }
}
