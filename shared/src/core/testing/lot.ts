import { quickDice, seedFrom } from '../dice/dice';

/** `scripts/longTests.js` draws it for each of its runs, and prints it; without it, everything is taken. */
const LOT = process.env.GEARHALL_LOT ?? 'all';

/**
 * What one run of the long suite takes of tables that are too many for each run: others each time, in the order in which
 * they were given. `of`: what they are, so that they do not depend on what is drawn elsewhere.
 */
export function byLot<Item>(items: readonly Item[], count: number, of: string, lot = LOT): readonly Item[] {
  if (lot === 'all') return items;
  const taken = new Set(
    quickDice(seedFrom('lot', lot, of))
      .shuffle(items)
      .slice(0, count),
  );
  return items.filter((item) => taken.has(item));
}
