import type { ViewHistory, ViewStep } from '@gearhall/shared/core/replay/viewHistory';
import type { ViewHistoryMessage } from '@gearhall/shared/core/wire/wire';

/** Joins the pages that the table sends; starts over whenever the table does. */
export class ViewHistoryPages {
  private steps: ViewStep[] = [];

  /** The whole view history once the last page is there; undefined while pages are missing. */
  take({ from, steps, last }: ViewHistoryMessage): ViewHistory | undefined {
    if (from === 0) this.steps = [];
    if (from !== this.steps.length) return undefined;
    this.steps.push(...steps);
    return last ? this.steps : undefined;
  }
}
