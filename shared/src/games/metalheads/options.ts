import { z } from 'zod';
import { anyEdition, edition, optionsAsBegun, type OfEdition } from '../../core/game/editions';
import { MONSTER_IDS } from './content/monsters';

/** The options of a table. With one player, the Monster shows its solo side. */
export const options = z.strictObject({
  /** Whom the players fight; drawn at random, if they like. Behemoth shows most of the game (RULES.md, "Balance"). */
  monster: z.enum([...MONSTER_IDS, 'random']).default('behemoth'),
  /** Nations are chosen from the last player to the first, or dealt. */
  nations: z.enum(['chosen', 'dealt']).default('chosen'),
  /** Of the reconstructed numbers, and of our rulings (RULES.md, "Editions"). */
  edition,
});
type Choice = z.output<typeof options>;
export type Options = Omit<Choice, 'edition'> & OfEdition;

/** The options of a match that has begun. */
export const storedOptions = optionsAsBegun<Options>(options.extend({ edition: anyEdition }));
