import type { Side } from '../content/sides';
import type { KrusherId } from '../state';
import { krusherIn, type Play } from './play';

/** Marks points on the armor of a side at once, not at the end of the Combat Phase. */
export function markAtOnce(play: Play, id: KrusherId, side: Side, points: number): void {
  krusherIn(play, id).hits[side] += points;
  play.tell({ type: 'damaged', krusher: id, side, shield: 0, armor: points, linkage: 0 });
}
