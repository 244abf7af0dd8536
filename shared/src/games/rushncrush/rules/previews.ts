import { known } from '../../../core/result';
import { SKULL_HEAT } from '../content/cars';
import type { Car, CarId } from '../state';
import { BOOST_HEAT_UP_TO } from './booster';
import { lastFrom, meansOf, stretchesFrom, type Means, type Stretch } from './driving';
import { carAt, carOf, moverOf, type Field } from './field';
import { HAZARD_UP_TO, hazardsAt, type Hazard } from './mines';
import { swerveSides, wallDice } from './obstructions';
import { atLeast, SIDES, successes, wallOdds, type Odds } from './odds';
import { sideRamPreview, type SideRamPreview } from './ramPreview';
import type { Hand, SpaceId } from './road';
import { BOTH_UP_TO, targetUpTo } from './rushNCrush';

/** What the end of a way brings, with the chances: for whoever wants to know it before. */

/** Structure points that a car may lose, and the chance that it is lost by them. */
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
  /** White dice; 0 where the damage is sure. */
  readonly dice: number;
  readonly own: Cost;
  /** Where the car may swerve to afterwards; with none it gets stuck. */
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

/** Structure points that so many things on a space cost. */
export const hazardOdds = (things: number): Odds => successes(things, HAZARD_UP_TO / SIDES);

/** What a Rush 'n' Crush with so many dice costs both. */
export const rushOdds = (car: Pick<Car, 'card'>, dice: number): { own: Odds; other: Odds } => ({
  own: successes(dice, BOTH_UP_TO / SIDES),
  other: successes(dice, targetUpTo(car) / SIDES),
});

/** What the car on turn would meet at the end of a stretch. */
export const previewOf = (field: Field, stretch: Stretch): Preview =>
  previewFrom(field, moverOf(field), stretch, meansOf(field));

/** What a car would meet at the end of a stretch that it could go with these means. */
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

/** What the Rocket Booster would do for so many spaces, up to the first thing that it meets. */
export interface BoostPreview {
  /** Up to the first thing that is met, or all the way. Behind a hazard, and a wall, it may go on. */
  readonly stretch: Stretch;
  readonly end: Preview;
  /** Heat points of all the spaces, and the chance that the engine blows up. */
  readonly heat: Odds;
  readonly lost: number;
}

export function boostPreview(field: Field, car: Car, spaces: number): BoostPreview {
  const means = { movement: spaces, changes: 0, steering: 0 };
  const stretch = known(stretchesFrom(field, car, means).at(-1), 'a way straight ahead');
  const heat = successes(field.options.style === 'arcade' ? 0 : spaces, BOOST_HEAT_UP_TO / SIDES);
  const end = previewFrom(field, car, stretch, means);
  return { stretch, end, heat, lost: atLeast(heat, SKULL_HEAT - car.heat) };
}

function hazardPreview(field: Field, car: Car, at: SpaceId): HazardPreview {
  const what = hazardsAt(field, at, car.id);
  return { kind: 'hazard', what, own: costOf(car, hazardOdds(what.length)) };
}

/** What a car that stands before a wall gets by running into it. */
const wallPreview = (field: Field, car: Car): WallPreview => ({
  kind: 'wall',
  dice: wallDice(car.box),
  own: costOf(car, wallOdds(car.box)),
  sides: swerveSides(field, car),
});

/** What running up on the car on a space brings, with so many movement points left. */
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
