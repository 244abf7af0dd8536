import { z } from 'zod';
import type { TypedThing } from '../game';
import type { Seat } from '../ground/seats';

/** An undo: the game returns to its position after the first `to` entries of the log. */
export interface TakeBack {
  readonly type: 'takeBack';
  readonly to: number;
}
export const takeBackAction: z.ZodType<TakeBack> = z.strictObject({
  type: z.literal('takeBack'),
  to: z.int().min(0),
});

export const isTakeBack = (action: TypedThing): action is TakeBack => action.type === 'takeBack';

/** One accepted action. */
export interface Entry {
  readonly seat: Seat;
  readonly action: TypedThing;
}

/** An entry and its position in the log. */
export interface Placed {
  readonly entry: Entry;
  /** The number of log entries before it. */
  readonly at: number;
}
