import type { Dice } from '../dice/dice';
import type { BotMeans } from '../bots/bot';

/** The means of a bot that decides on a single view: there is no history. */
export const withDice = (dice: Dice): BotMeans<never> => ({ dice, history: () => [] });
