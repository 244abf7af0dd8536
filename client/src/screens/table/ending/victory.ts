import type { Seat } from '@gearhall/shared/core/ground/seats';
import { ABANDONED } from '@gearhall/shared/core/table/table';
import type { Victory } from '../../../stage/contract/celebration';

interface Outcome {
  readonly winners: readonly Seat[];
  readonly cause: string;
  readonly seats: number;
}

/** What the board celebrates, before these eyes; undefined: nothing, since nobody has won. */
export function victoryOf({ winners, cause, seats }: Outcome, viewer: Seat | undefined): Victory | undefined {
  if (winners.length === 0 || cause === ABANDONED) return undefined;
  return {
    winners,
    dims: winners.length < seats,
    rains: viewer === undefined || winners.includes(viewer),
  };
}
