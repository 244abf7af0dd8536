import { WORTH } from './weights';

/** Of many stances, some; and what to expect of them. */

/** Longer lists of final stances are thinned out to this number. */
const MOST = 70;

/** At most this number of items at even distances, including the first. */
export function thinned<Item>(items: readonly Item[], most = MOST): readonly Item[] {
  const step = items.length / most;
  if (step <= 1) return items;
  return Array.from({ length: most }, (_, index) => items[Math.floor(index * step)] as Item);
}

/** Enemies find their best response more often than not. */
export const between = (usual: number, worst: number): number => usual + WORTH.worst * (worst - usual);
