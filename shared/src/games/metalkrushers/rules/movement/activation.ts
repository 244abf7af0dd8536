import { expectDefined } from '../../../../core/ground/result';
import type { Movement } from '../../state';
import { goOnMoving } from '../turn/initiative';
import { krusherIn, type RuleContext } from '../context';

export const movementIn = ({ state }: RuleContext): Movement =>
  expectDefined(state.movement, 'a Krusher on the move');

/** The Krusher on the move has moved: it rests where it is. */
export function endActivation(context: RuleContext): void {
  const krusher = krusherIn(context, movementIn(context).krusher);
  krusher.marks.moved = true;
  krusher.restedOn = krusher.at;
  goOnMoving(context);
}
