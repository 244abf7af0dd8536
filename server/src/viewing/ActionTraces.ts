import { isSame } from '@gearhall/shared/core/json/equality';
import type { TableView } from '@gearhall/shared/core/table/table';

/** What is shown of a table besides the game; the numbers of actions and changes are the viewer's own. */
export type PublicTable = Omit<TableView, 'actions' | 'changes'>;

export type View = Readonly<Record<string, unknown>>;

interface Trace {
  readonly acted: boolean;
  readonly noticed: boolean;
  /** The index of the action in the log, if it can be undone. */
  readonly at?: number | undefined;
  /** The number of events that the viewer had received before it. */
  readonly events: number;
}

/** A visible action. */
export interface ActionTrace {
  /** Its number in the match, from 1. */
  readonly action: number;
  /** The number of events that the viewer had received before it. */
  readonly events: number;
}

/** Which actions of a match one viewer could notice: an invisible one must not even be counted for them. */
export class ActionTraces {
  /** The visible actions: what this viewer may review. */
  readonly noticed: ActionTrace[] = [];
  /** Their indices in the log, without the undone ones. */
  private standing: number[] = [];
  private played = 0;
  lastTable: PublicTable | undefined;
  lastView: View | undefined;

  /** The number of visible actions. */
  get count(): number {
    return this.noticed.length;
  }

  /** The number of visible actions that have not been undone. */
  get standingCount(): number {
    return this.standing.length;
  }

  /**
   * `acted` says that an action was played; it is counted if it is visible: by `noticed` (an event, or the viewer's own
   * action), or by any difference of table and view. Returns whether it was counted.
   */
  note(table: PublicTable, view: View | undefined, { acted, noticed, at, events }: Trace): boolean {
    const counts = acted && (noticed || !isSame(this.lastTable, table) || !isSame(this.lastView, view));
    if (acted) this.played += 1;
    if (counts) this.noticed.push({ action: this.played, events });
    if (counts && at !== undefined) this.standing.push(at);
    this.lastTable = table;
    this.lastView = view;
    return counts;
  }

  /** The log from `to` on is undone. Returns whether any of it was visible here. */
  takeBack(to: number): boolean {
    const before = this.standing.length;
    this.standing = this.standing.filter((at) => at < to);
    return this.standing.length < before;
  }
}
