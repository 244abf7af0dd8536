import { expectDefined } from '../../../core/ground/result';
import { ARMOR_PER_DIME } from '../content/coins';
import { FACES } from '../content/rolling';
import type { Roller } from '../options';
import type { Shot } from '../state';
import type { RuleContext } from './context';

/** Source L78-80, "Rolling", and L98 for the effect of a roll; T6, T9, T26. */

/** The modifiers of a roll against a target. */
export type Terms = Pick<Shot, 'bonus' | 'empty' | 'dimes'>;

/** Roll and bonus, less a point for every empty space on the way and for every dime of the target. */
export const damageOf = ({ roll, bonus, empty, dimes }: Terms & Pick<Shot, 'roll'>): number =>
  Math.max(0, roll + bonus - empty - dimes * ARMOR_PER_DIME);

/** The probability of each damage (by points, from 0), and the mean. */
export interface Odds {
  readonly chances: readonly number[];
  readonly expected: number;
}

export function oddsOf(terms: Terms, roller: Roller): Odds {
  const results = damagesOf(terms, roller);
  const chances = Array.from({ length: Math.max(...results) + 1 }, () => 0);
  for (const damage of results) chances[damage] = (chances[damage] ?? 0) + 1 / results.length;
  return { chances, expected: results.reduce((sum, damage) => sum + damage, 0) / results.length };
}

/** Every damage that a roll can do. */
export const damagesOf = (terms: Terms, roller: Roller): readonly number[] =>
  FACES[roller].map((roll) => damageOf({ ...terms, roll }));

/** A roll of the dice, not a pick, so that it is recorded as a roll. */
export function rollOf({ state, dice }: Pick<RuleContext, 'state' | 'dice'>): number {
  const faces = FACES[state.options.roller];
  return expectDefined(faces[dice.roll(faces.length) - 1], 'a face for every number that is rolled');
}
