import { nationOf, type NationId } from '@gearhall/shared/games/metalheads/content/nations';
import { count } from './names';

/** What a Nation can do, in a sentence made from its definition. */
export function nationAbilityText(id: NationId): string {
  const { headStart, discount, tokens, energy, freeActivations } = nationOf(id);
  if (headStart)
    return `Begins with ${count(headStart.draws, 'Robot')} more, and completes one of its hand for nothing before the first turn.`;
  if (discount)
    return `Once a turn, for ${discount.energy} Energy: the next Robot completed this turn costs ${discount.less} less of a kind that you name.`;
  if (tokens)
    return `Once a turn, for ${tokens.energy} Energy: place a Power Up and a Damage on any Robots, yours or others’.`;
  if (energy) return `${energy} more Energy in each of its turns.`;
  if (freeActivations) return `Once a turn it activates a Robot for no Energy and without turning it.`;
  return 'No ability.';
}

/** What taking from the row costs, the oldest Robot first: "Row 1, 2, 2, 3, 3". */
const rowCostText = (id: NationId): string => `Row ${nationOf(id).rowCost.join(', ')}`;

export const nationInWords = (id: NationId): string => `${rowCostText(id)}. ${nationAbilityText(id)}`;
