import { z } from 'zod';
import { MONSTER_IDS } from './content/monsters';

/** The options of a table. With one player, the Monster shows its solo side. */
export const options = z.strictObject({
  /** Whom the players fight; drawn at random, if they like. */
  monster: z.enum([...MONSTER_IDS, 'random']).default('avalanche'),
  /** Nations are chosen from the last player to the first, or dealt. */
  nations: z.enum(['chosen', 'dealt']).default('chosen'),
});
export type Options = z.output<typeof options>;
