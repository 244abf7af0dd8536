import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import type { Call } from '../../stage/contract/contract';

/** Nobody acts in the turn of another car; in the draft, each card is a turn. */
export const calledFor = ({ phase, round, picks, turn }: View, _seat: Seat): Call => ({
  to: 'turn',
  id: phase === 'draft' ? `draft ${picks.length}` : `${round} ${turn?.car ?? ''}`,
});
