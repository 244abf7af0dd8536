import { expectDefined } from '../../../../core/ground/result';
import { SKULL_HEAT } from '../../content/cars';
import { theEffect } from '../../content/equipment';
import type { Car, CarId } from '../../state';
import { lastFrom, meansOf, stretchesFrom, type Means, type Stretch } from '../driving/stretches';
import { carAt, carOf, moverOf, type Field } from '../field';
import { HAZARD_UP_TO, hazardsAt, type Hazard } from '../driving/mines';
import { swerveSides, wallDice } from '../driving/obstructions';
import { atLeast, SIDES, successes, wallOdds, type Odds } from '../gears/odds';
import { sideRamPreview, type SideRamPreview } from './ramPreview';
import type { Hand, SpaceId } from '../course/road';
import { BOTH_UP_TO, targetUpTo } from '../ramming/rushNCrush';

/** The possible results of the end of a way, with their probabilities, for previews. */

/** The Structure points that a car may lose, and the probability that it is lost. */
export interface Cost {
  readonly points: Odds;
  readonly lost: number;
}

/** Wrecks and mines, which are driven over. */
export interface HazardPreview {
  readonly kind: 'hazard';
  readonly what: readonly Hazard[];
  readonly own: Cost;
}

export interface WallPreview {
  readonly kind: 'wall';
  /** White dice; 0 if the damage is certain. */
  readonly dice: number;
  readonly own: Cost;
  /** The sides to which the car may swerve afterwards; without one it gets stuck. */
  readonly sides: readonly Hand[];
}

export interface RushPreview {
  readonly kind: 'rushNCrush';
  readonly target: CarId;
  /** 0 when the car had its Rush 'n' Crush in this round: it only runs up. */
  readonly dice: number;
  /** A die up to this costs the target a point. */
  readonly upTo: number;
  readonly own: Cost;
  readonly other: Cost;
}

export type Preview =
  { readonly kind: 'nothing' | 'line' } | HazardPreview | WallPreview | RushPreview | SideRamPreview;

const costOf = ({ structure }: Pick<Car, 'structure'>, points: Odds): Cost => ({
  points,
  lost: atLeast(points, structure),
});

/** The Structure points that this number of hazards on a space costs. */
export const hazardOdds = (things: number): Odds => successes(things, HAZARD_UP_TO / SIDES);

/** What a Rush 'n' Crush with this number of dice costs both. */
export const rushOdds = (car: Pick<Car, 'card'>, dice: number): { own: Odds; other: Odds } => ({
  own: successes(dice, BOTH_UP_TO / SIDES),
  other: successes(dice, targetUpTo(car) / SIDES),
});

/** What the car on turn would meet at the end of a stretch. */
export const previewOf = (field: Field, stretch: Stretch): Preview =>
  previewFrom(field, moverOf(field), stretch, meansOf(field));

/** What a car would meet at the end of a stretch that it could drive with these means. */
export function previewFrom(
  field: Field,
  car: Car,
  stretch: Stretch,
  { movement }: Pick<Means, 'movement'>,
): Preview {
  if (stretch.meets === 'hazard') return hazardPreview(field, car, stretch.to);
  if (stretch.meets === 'wall') return wallPreview(field, { ...car, at: lastFrom(car, stretch) });
  if (stretch.meets !== 'car') return { kind: stretch.meets };
  if (stretch.by !== 'ahead') return sideRamPreview(field, car, stretch, stretch.by);
  return rushPreview(field, car, stretch.to, movement - stretch.points + 1);
}

/** The effect of the Rocket Booster over a number of spaces, up to the first thing that it meets. */
export interface BoostPreview {
  /** Up to the first thing that is met, or all the way. Behind a hazard, and a wall, it may go on. */
  readonly stretch: Stretch;
  readonly end: Preview;
  /** Heat points of all the spaces, and the probability that the engine blows up. */
  readonly heat: Odds;
  readonly lost: number;
}

export function boostPreview(field: Field, car: Car, spaces: number): BoostPreview {
  const means = { movement: spaces, changes: 0, steering: 0 };
  const stretch = expectDefined(stretchesFrom(field, car, means).at(-1), 'a way straight ahead');
  const heat = successes(field.options.style === 'arcade' ? 0 : spaces, theEffect('boosts').heatUpTo / SIDES);
  const end = previewFrom(field, car, stretch, means);
  return { stretch, end, heat, lost: atLeast(heat, SKULL_HEAT - car.heat) };
}

function hazardPreview(field: Field, car: Car, at: SpaceId): HazardPreview {
  const what = hazardsAt(field, at, car.id);
  return { kind: 'hazard', what, own: costOf(car, hazardOdds(what.length)) };
}

/** The result of running into the wall in front of a car. */
const wallPreview = (field: Field, car: Car): WallPreview => ({
  kind: 'wall',
  dice: wallDice(car.box),
  own: costOf(car, wallOdds(car.box)),
  sides: swerveSides(field, car),
});

/** The result of running up on the car on a space with this movement left. */
function rushPreview(field: Field, car: Car, at: SpaceId, left: number): RushPreview {
  const target = carOf(field, carAt(field, at)?.id ?? '');
  const dice = car.rushed ? 0 : left;
  const { own, other } = rushOdds(car, dice);
  return {
    kind: 'rushNCrush',
    target: target.id,
    dice,
    upTo: targetUpTo(car),
    own: costOf(car, own),
    other: costOf(target, other),
  };
}
