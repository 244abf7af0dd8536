import type { Viewer } from '../../core/seats';
import type { State } from './state';
import type { View } from './view';

/** What a viewer may know, built field by field (G23). */
export function project(_state: State, _viewer: Viewer): View {
  throw new Error('Not written yet.');
}
