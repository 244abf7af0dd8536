import { energyFor } from '@gearhall/shared/games/metalheads/rules/paying/costs';
import type { View } from '@gearhall/shared/games/metalheads/view';
import type { Seat } from '@gearhall/shared/core/ground/seats';

/**
 * What a Robot of the row costs, "2 Energy", and below it how much of that is lacking. Before the Nations are chosen it
 * has no price.
 */
export function priceOf(view: View, seat: Seat | undefined, spot: number): { readonly note?: string } {
  const payer = seat ?? view.turn.seat;
  if (view.players[payer]?.nation === '') return {};
  const need = energyFor(view, payer, spot);
  const short = view.turn.seat === seat && view.phase === 'turns' ? need - view.turn.energy : 0;
  return { note: `${need} Energy${short > 0 && short < need ? `\n${short} short` : ''}` };
}
