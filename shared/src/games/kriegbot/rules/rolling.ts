import { MODES } from '../content/arms';
import type { Dice } from '../../../core/dice';
import { known } from '../../../core/result';
import { LOCATIONS, type Location } from '../content/chassis';
import type { TargetId } from '../state';
import { attackDice } from './attackDice';
import { isDestroyed, isOnMap, isStructure, robotOf, type Field } from './field';
import { first, type Play } from './play';
import { isForbidden, silhouetteAgainst } from './silhouettes';

/** A die of the game: 0 to 5 (L47). */
export const SIDES = 6;
/** Explodes: it is kept, and another die is added (L51). It is no location. */
export const EXPLODES = 5;

export const rollDie = (dice: Dice): number => dice.roll(SIDES) - 1;

/** So many dice, with the add-dice of every 5, in the order rolled. */
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

/** The numbers of a pool that are locations, each once, ascending. */
export const locationsIn = (pool: readonly number[]): readonly Location[] =>
  LOCATIONS.filter((location) => pool.includes(location));

/** Were the dice of this number two or more (K47)? */
export const isDouble = (pool: readonly number[], location: number): boolean =>
  pool.filter((die) => die === location).length > 1;

/** One location die, re-rolled while it shows a 5 (K9). */
export function randomLocation(dice: Dice): Location {
  for (;;) {
    const [location] = locationsIn([rollDie(dice)]);
    if (location !== undefined) return location;
  }
}

/** One roll of the assault (L199-215, L231). What is left of the action is lost with its target (K38). */
export function roll(play: Play): void {
  const assault = known(play.state.assault, 'an assault');
  const { target, attacker } = assault;
  if (isGone(play.state, target)) return;
  const thrown = isForbidden(play.state, assault) ? 0 : attackDice(play.state);
  const silhouette = silhouetteAgainst(play.state, assault);
  assault.pool = rollPool(play.dice, thrown);
  assault.rolled += 1;
  // Without dice it misses (K36).
  const hit = thrown > 0 && sumOf(assault.pool) >= silhouette;
  play.tell({ type: 'rolled', robot: attacker, target, thrown, dice: [...assault.pool], silhouette, hit });
  if (hit) strike(play);
  else first(play, { kind: 'around' });
}

const isGone = (field: Field, target: TargetId): boolean =>
  isStructure(target) ? isDestroyed(field, target) : !isOnMap(robotOf(field, target));

/** A hit, and what follows from it (K31, step 3). */
function strike(play: Play): void {
  const assault = known(play.state.assault, 'an assault');
  assault.hit = true;
  const { scatters } = MODES[assault.mode];
  if (scatters) {
    assault.pool = rollPool(play.dice, scatters);
    play.tell({ type: 'locationsRolled', robot: assault.attacker, dice: [...assault.pool] });
  }
  first(
    play,
    { kind: 'reroll' },
    { kind: 'locate' },
    { kind: 'extra' },
    { kind: 'after' },
    { kind: 'mark' },
    { kind: 'turnTarget' },
  );
}
