import type { Dice } from '../../core/dice/dice';
import type { Viewer } from '../../core/ground/seats';
import { imagine } from './imagine';
import { project } from './project';
import type { State } from './state';

/** Redeals everything that the viewer cannot know: it follows from their view alone. */
export function redeal(state: State, viewer: Viewer, dice: Dice): State {
  if (viewer === 'everyone') return state;
  return { ...imagine(project(state, viewer), dice), ...(state.end ? { end: state.end } : {}) };
}
