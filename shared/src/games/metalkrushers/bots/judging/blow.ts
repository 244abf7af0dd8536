import type { Strike } from '../../content/items';
import { criticalOf, damageOf, isHit } from '../../rules/arms/odds';

/** What one attack does on average, misses included. */
export interface Blow {
  readonly damage: number;
  readonly critical: number;
}

const DICE = [1, 2, 3, 4, 5, 6] as const;
const ROLLS = DICE.flatMap((one) => DICE.map((other) => one + other));

const mean = (points: (die: number) => number): number =>
  DICE.reduce((sum, die) => sum + points(die), 0) / DICE.length;

/** `modifier` counts for the roll to hit; `nullField` and `oust` for the damage too. */
export function blowOf(strike: Strike, modifier: number, nullField: number, oust = 0): Blow {
  const key = [strike.size, strike.damage, strike.criticalFrom, modifier, nullField, oust].join();
  const before = known.get(key);
  if (before) return before;
  const hits = ROLLS.filter((natural) => isHit(natural, modifier));
  const criticals = hits.filter((natural) => natural >= strike.criticalFrom);
  const blow = {
    damage: (hits.length / ROLLS.length) * mean((die) => damageOf(strike, die, nullField, oust)),
    critical: (criticals.length / ROLLS.length) * mean((die) => criticalOf(strike, die, nullField)),
  };
  known.set(key, blow);
  return blow;
}

/** A cache: the answer depends only on the arguments. */
const known = new Map<string, Blow>();
