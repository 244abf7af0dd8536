import type { Dice } from '../dice/dice';
import type { BotMeans } from '../bots/bot';
import { noHistory } from '../replay/history';

/** The means of a bot that decides on a single view, and does not remember. */
export const withDice = (dice: Dice): BotMeans<never> => ({ dice, history: noHistory });
