import type { ReadonlySignal } from '@preact/signals';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { Seat } from '@gearhall/shared/core/ground/seats';

/** A hint that has been asked for; `none`: there is nothing to decide. */
export type Hint =
  { readonly is: 'thinking' | 'failed' | 'none' } | { readonly is: 'found'; readonly action: TypedThing };

/** The hints at a table: each is for one position, and is gone with it. */
export interface Hints {
  readonly now: ReadonlySignal<Hint | undefined>;
  /** From what this seat knows. */
  find(seat: Seat): void;
  /** Gives up what is being worked out. */
  hide(): void;
}
