import { MODES } from '../../content/arms';
import type { Shot } from '../../actions';
import type { Assault } from '../../state/assault';
import { LOCATIONS, type ItemId, type Location } from '../../content/chassis';
import { armsOf, cardEffect } from '../../content/cards';
import { declaredDice } from '../attacking/attackDice';
import type { Manner } from '../attacking/attempts';
import { attemptOf } from '../attacking/declaring';
import { guardsIn, mightDefend } from '../interrupts/defending';
import { findRobot, type SeenRobot, type Field } from '../field/field';
import { effectOf, isLocated, isSpread } from '../attacking/hitEffects';
import { itemHit } from '../damage/markers';
import { EXPLODES, SIDES } from '../field/dice';
import { hangingIn } from '../field/smoke';
import { isForbidden, silhouetteAgainst } from '../attacking/silhouettes';

/** What an attack would roll, the probability that it hits, and where. All exact. */

/** By sum, up to the silhouette, which stands for all above: the probability that a number of dice shows it. */
type Sums = readonly number[];

/** One die more, with what it adds while it explodes (L51); `finals`: the numbers with which it may end. */
function oneMore(sums: Sums, finals: readonly number[]): Sums {
  const top = sums.length - 1;
  const next = sums.map(() => 0);
  for (const [sum, chance] of sums.entries()) {
    if (chance === 0) continue;
    let likely = chance / SIDES;
    for (let fives = 0; sum + fives * EXPLODES < top; fives += 1) {
      for (const final of finals) {
        const shown = Math.min(top, sum + fives * EXPLODES + final);
        next[shown] = (next[shown] ?? 0) + likely;
      }
      likely /= SIDES;
    }
    // The rest rolls over the silhouette: a geometric series.
    const over = Math.max(0, Math.ceil((top - sum) / EXPLODES));
    next[top] = (next[top] ?? 0) + (chance * finals.length) / ((SIDES - 1) * SIDES ** over);
  }
  return next;
}

function reach(dice: number, silhouette: number, finals: readonly number[]): number {
  let sums: Sums = [1, ...Array.from({ length: Math.max(0, silhouette) }, () => 0)];
  for (let left = dice; left > 0; left -= 1) sums = oneMore(sums, finals);
  return sums.at(-1) ?? 0;
}

/** The probability that the sum of this number of dice reaches a silhouette (L231). Without dice there is no hit (K36). */
export const chanceToHit = (dice: number, silhouette: number): number =>
  dice < 1 ? 0 : reach(dice, silhouette, LOCATIONS);

/**
 * The probability that they reach it and this number is among them. All numbers are equally likely to occur, but not to
 * hit.
 */
export function chanceOfLocation(dice: number, silhouette: number, location: Location): number {
  if (dice < 1) return 0;
  const without = reach(
    dice,
    silhouette,
    LOCATIONS.filter((number) => number !== location),
  );
  return chanceToHit(dice, silhouette) - without;
}

/** A number of the target, and the item that takes a hit there. */
export interface HitLocation {
  readonly location: Location;
  readonly item: ItemId;
  /** The probability that the attack hits, and may do something here. */
  readonly chance: number;
}

/** An attack before it is declared, as this viewer sees it. */
export interface Aim {
  /** For the first roll. */
  readonly dice: number;
  /** By open cards. */
  readonly silhouette: number;
  /** A face-down card, or a defense action, could change dice or silhouette. */
  readonly mayDiffer: boolean;
  /** The probability of a hit with these dice and this silhouette; for one roll. */
  readonly chance: number;
  /** Empty if locations do not matter: paint, structures. */
  readonly places: readonly HitLocation[];
  /** A hit affects all of its numbers, not one of them. */
  readonly spreads: boolean;
}

/** What this robot would roll with this attack. Uses no cards that this viewer does not see. */
export const aimOf = (field: Field, robot: SeenRobot, shot: Shot, manner: Manner = { strafe: false }): Aim =>
  aimFor(field, attemptOf(field, robot, shot, manner));

/** The same for an attack by whomever. */
export function aimFor(field: Field, attempt: Assault): Aim {
  const smoke = hangingIn(field, attempt);
  const blunted = (smoke && cardEffect(smoke.card, 'blunt')?.dice) ?? 0;
  const dice = isForbidden(field, attempt) ? 0 : Math.max(0, declaredDice(field, attempt) + blunted);
  const silhouette = silhouetteAgainst(field, attempt);
  const target = findRobot(field, attempt.target);
  const effect = effectOf(attempt);
  return {
    dice,
    silhouette,
    mayDiffer: isAnybodyAsked(field, attempt),
    chance: chanceToHit(dice, silhouette),
    places: target && isLocated(effect) ? placesOn(target, attempt, { dice, silhouette }) : [],
    spreads: isSpread(effect),
  };
}

const isAnybodyAsked = (field: Field, assault: Assault): boolean =>
  guardsIn({ ...field, assault }).length > 0 ||
  Object.values(field.robots).some((robot) => mightDefend({ ...field, assault }, robot));

function placesOn(
  target: SeenRobot,
  { arms, mode }: Pick<Assault, 'arms' | 'mode'>,
  { dice, silhouette }: Pick<Aim, 'dice' | 'silhouette'>,
): readonly HitLocation[] {
  const marker = armsOf(arms).hit === 'disablingBurst' ? 'disable' : 'damage';
  const { scatters } = MODES[mode];
  return LOCATIONS.map((location) => ({
    location,
    item: itemHit(target, location, marker),
    chance: scatters
      ? chanceToHit(dice, silhouette) * chanceOfLocation(scatters, 0, location)
      : chanceOfLocation(dice, silhouette, location),
  }));
}
