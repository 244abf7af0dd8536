import { quickDice, seedFrom } from '../../dice/dice';
import type { Match } from '../../match';
import type { Viewer } from '../../ground/seats';

/** A cache, because several checks examine the same world of a match. */
const known = new WeakMap<Match, Map<string, unknown>>();

/** The same table with everything redealt that `viewer` cannot know. */
export function redealt(match: Match, viewer: Viewer, seed: string): unknown {
  const key = `${viewer} ${seed}`;
  const worlds = known.get(match) ?? new Map<string, unknown>();
  known.set(match, worlds);
  if (!worlds.has(key))
    worlds.set(key, match.game.redeal(match.state, viewer, diceFor('redeal', viewer, seed)));
  return worlds.get(key);
}

/** Dice that no other viewer's world is dealt with. */
export const diceFor = (word: string, viewer: Viewer, seed: string) =>
  quickDice(seedFrom(word, viewer, seed));
