import { shownAs } from '../../core/game/projecting';
import type { State } from './state';
import { RushNCrushView, type View } from './view';

/** What everybody sees: everything but the end, which the table shows. */
export const project = (state: State): View => shownAs<View>(RushNCrushView, state);
