import { capital } from '../field/names';

/** Numbers of cards in words. */

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;
export const word = (number: number): string => WORDS[Math.abs(number)] ?? String(Math.abs(number));
export const thing = (number: number, one: string): string =>
  `${word(number)} ${one}${Math.abs(number) === 1 ? '' : 's'}`;
/** "one die more", "two dice less". */
export const dice = (number: number): string =>
  `${word(number)} ${Math.abs(number) === 1 ? 'die' : 'dice'} ${number < 0 ? 'less' : 'more'}`;
export const times = (number: number): string => (number === 2 ? 'twice' : `${word(number)} times`);
export const powered = (arms: { readonly powered: { readonly dice: number } }): string =>
  `${capital(dice(arms.powered.dice))} while powered up. Electric.`;
