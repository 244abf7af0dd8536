import type { Arm } from '../content/sides';
import type { Krusher } from '../state';
import type { Play } from './play';

/** Secret sheets: what play has shown (G23). */

/** The arms that everybody has seen in use. */
export function shownArms(_krusher: Krusher): readonly Arm[] {
  return [];
}

/**
 * Notes how enemies stand to each other now, and tells of every arm that comes into use by it. To be
 * called when the Combat Phase begins and whenever somebody has turned in it. With open sheets: nothing.
 */
export function watch(_play: Play): void {
  return;
}
