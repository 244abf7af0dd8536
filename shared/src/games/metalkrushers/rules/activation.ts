import { known } from '../../../core/result';
import type { Movement } from '../state';
import { goOnMoving } from './initiative';
import { krusherIn, type Play } from './play';

export const movementIn = ({ state }: Play): Movement => known(state.movement, 'a Krusher on the move');

/** The Krusher on the move has moved: it rests where it is. */
export function endActivation(play: Play): void {
  const krusher = krusherIn(play, movementIn(play).krusher);
  krusher.marks.moved = true;
  krusher.restedOn = krusher.at;
  goOnMoving(play);
}
