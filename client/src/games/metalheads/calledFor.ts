import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { View } from '@gearhall/shared/games/metalheads/view';
import type { Call } from '../../stage/contract/contract';

/** Nobody is asked in the turn of somebody else; before the first round, each choice is a turn. */
export const calledFor = ({ phase, round }: View, _seat: Seat): Call => ({
  to: 'turn',
  id: phase === 'turns' ? `${round}` : phase,
});
