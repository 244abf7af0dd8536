import { WORTH } from './weights';

/** What a bot values differently from others (weights.ts). */
export interface Values {
  /** The weight of harm taken against harm done: below 1 it is aggressive. */
  readonly taken: number;
  /** The value of a step nearer to the distance that it wishes for. */
  readonly step: number;
  /** The steps to the nearest enemy that it wishes for, with weapons and with a projector. */
  readonly distance: { readonly weapons: number; readonly projector: number };
}

export const HARD: Values = {
  taken: WORTH.taken,
  step: WORTH.step,
  distance: { weapons: 1, projector: 3 },
};
