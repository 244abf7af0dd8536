import type { TypedThing } from '@gearhall/shared/core/game';
import type { Refusal } from '@gearhall/shared/core/result';
import type { Seat } from '@gearhall/shared/core/seats';

/** What the hand over a board knows of the table. */
export interface SightOf<View, Action extends TypedThing> {
  readonly view: View;
  /** Absent for a watcher. */
  readonly seat: Seat | undefined;
  /** Empty while an answer is awaited. */
  readonly legal: readonly Action[];
}

/** What comes of a tap: the next tool, and one thing to do. */
export interface OutcomeOf<Tool, Action extends TypedThing, Hint extends string> {
  readonly tool: Tool;
  readonly act?: Action;
  /** Why it cannot be done. */
  readonly refusal?: Refusal;
  /** A sentence of the board itself. */
  readonly say?: Hint;
  /** The group of the orders panel that is to be opened, because the question is answered there. */
  readonly orders?: string;
}
