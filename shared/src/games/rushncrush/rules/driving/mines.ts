import { fullMines } from '../../content/cars';
import { pieceWith } from '../../content/equipment';
import type { CarId } from '../../state';
import { damage } from '../damage';
import { spendActivation, whyNotActivate } from '../equipment/equipment';
import { hasWreck, isRacing, mineAt, moverOf, turnOf, type Field } from '../field';
import { carIn, moverIn, refuse, turnIn, type RuleContext, type Rule, type WhyNot } from '../context';
import type { SpaceId } from '../course/road';

/** Driving over wrecks and mines, and laying mines. (Source L128, L194-L199; R23, R32) */

const HAZARDS = ['wreck', 'mine'] as const;
export type Hazard = (typeof HAZARDS)[number];

/** A die up to this costs a Structure point. */
export const HAZARD_UP_TO = 3;

type Lying = Pick<Field, 'cars' | 'mines'>;

const LIES: Readonly<Record<Hazard, (field: Lying, at: SpaceId, car: CarId) => boolean>> = {
  wreck: hasWreck,
  mine: (field, at, car) => (mineAt(field, at) ?? { car }).car !== car,
};

/** What a car would meet on a space, in this order. Several wrecks count as one, its own mines do not count. */
export const hazardsAt = (field: Lying, at: SpaceId, car: CarId): readonly Hazard[] =>
  HAZARDS.filter((what) => LIES[what](field, at, car));

/** A car has come to a space: a die for each hazard there, except its own mine. */
export function meet(context: RuleContext, id: CarId): void {
  for (const what of HAZARDS) {
    const car = carIn(context, id);
    if (isRacing(car) && LIES[what](context.state, car.at, id)) runOver(context, id, what);
  }
}

function runOver(context: RuleContext, id: CarId, what: Hazard): void {
  const { at } = carIn(context, id);
  const die = context.dice.roll(6);
  const points = die <= HAZARD_UP_TO ? 1 : 0;
  context.emit({ type: 'ranOver', car: id, at, what, die, damage: points });
  if (what === 'mine' && points > 0) {
    context.state.mines = context.state.mines.filter((mine) => mine.at !== at);
    context.emit({ type: 'mineGone', at });
  }
  damage(context, id, points, what);
}

/** Why the car on turn cannot lay a mine now. */
function whyNotLay(field: Field): WhyNot {
  const { card, mines } = moverOf(field);
  if (fullMines(card) === 0) return refuse('noSuchEquipment', { item: pieceWith('mines') });
  if (mines === 0) return refuse('noMines');
  const { left } = turnOf(field);
  if (left === '' || mineAt(field, left)) return refuse('nowhereToLay');
  return whyNotActivate(field);
}

export const layMine: Rule<'layMine'> = {
  whyNot: whyNotLay,
  apply(context) {
    const car = moverIn(context);
    const at = turnIn(context).left;
    spendActivation(context);
    car.mines -= 1;
    context.state.mines.push({ at, car: car.id });
    context.emit({ type: 'mineLaid', car: car.id, at, left: car.mines });
  },
  list: (field) => (whyNotLay(field) ? [] : [{ type: 'layMine' }]),
};
