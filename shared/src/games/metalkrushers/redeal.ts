import type { Dice } from '../../core/dice';
import type { Viewer } from '../../core/seats';
import type { State } from './state';

/** Builds anew all that the viewer cannot know, in any way that fits what they do know (G23). */
export function redeal(state: State, _viewer: Viewer, _dice: Dice): State {
  return state;
}
