import { MODES } from '../content/arms';
import type { Dice } from '../../../core/dice';
import { known } from '../../../core/result';
import { LOCATIONS, type Location } from '../content/chassis';
import type { TargetId } from '../state';
import { attackDice } from './attackDice';
import { isDestroyed, isStructure } from './built';
import { findRobot, isOnMap, tokenLying, unitThere, type Field } from './field';
import { first, type RuleContext } from './context';
import { isForbidden, silhouetteAgainst } from './silhouettes';

/** A die of the game: 0 to 5 (L47). */
export const SIDES = 6;
/** Explodes: it is kept, and another die is added (L51). It is not a location. */
export const EXPLODES = 5;

export const rollDie = (dice: Dice): number => dice.roll(SIDES) - 1;

/** This number of dice, with the add-dice of every 5, in the order rolled. */
export function rollPool(dice: Dice, count: number): number[] {
  const pool: number[] = [];
  for (let left = count; left > 0; left -= 1) {
    const die = rollDie(dice);
    pool.push(die);
    if (die === EXPLODES) left += 1;
  }
  return pool;
}

export const sumOf = (pool: readonly number[]): number => pool.reduce((sum, die) => sum + die, 0);

/** The numbers of a pool that are locations, without duplicates, ascending. */
export const locationsIn = (pool: readonly number[]): readonly Location[] =>
  LOCATIONS.filter((location) => pool.includes(location));

/** Did two or more dice show this number (K47)? */
export const isDouble = (pool: readonly number[], location: number): boolean =>
  pool.filter((die) => die === location).length > 1;

/** One location die, rerolled while it shows a 5 (K9). */
export function randomLocation(dice: Dice): Location {
  for (;;) {
    const [location] = locationsIn([rollDie(dice)]);
    if (location !== undefined) return location;
  }
}

/** One roll of the assault (L199-215, L231). The rest of the action is lost with its target (K38). */
export function roll(context: RuleContext): void {
  const assault = known(context.state.assault, 'an assault');
  const { target, attacker } = assault;
  if (isGone(context.state, target)) return;
  const thrown = isForbidden(context.state, assault) ? 0 : attackDice(context.state);
  const silhouette = silhouetteAgainst(context.state, assault);
  assault.pool = rollPool(context.dice, thrown);
  assault.rolled += 1;
  // Without dice it misses (K36).
  const hit = thrown > 0 && sumOf(assault.pool) >= silhouette;
  context.emit({ type: 'rolled', robot: attacker, target, thrown, dice: [...assault.pool], silhouette, hit });
  if (hit) strike(context);
  else first(context, { kind: 'around' });
}

const isGone = (field: Field, target: TargetId): boolean =>
  isStructure(target) ? isDestroyed(field, target) : !isThere(field, target);
const isThere = (field: Field, target: TargetId): boolean => {
  const robot = findRobot(field, target);
  return robot ? isOnMap(robot) : (unitThere(field, target) ?? tokenLying(field, target)) !== undefined;
};

/** A hit, and its consequences (K31, step 3). */
function strike(context: RuleContext): void {
  const assault = known(context.state.assault, 'an assault');
  assault.hit = true;
  const { scatters } = MODES[assault.mode];
  if (scatters) {
    assault.pool = rollPool(context.dice, scatters);
    context.emit({ type: 'locationsRolled', robot: assault.attacker, dice: [...assault.pool] });
  }
  first(
    context,
    { kind: 'reroll' },
    { kind: 'locate' },
    { kind: 'extra' },
    { kind: 'after' },
    { kind: 'mark' },
    { kind: 'turnTarget' },
  );
}
