import { hasFixed } from '../content/cars';
import type { CarId } from '../state';
import { damage } from './damage';
import { spendActivation, whyNotActivate } from './equipment';
import { hasWreck, isRacing, mineAt, moverOf, turnOf, type Field } from './field';
import { carIn, moverIn, no, turnIn, type Play, type Rule, type WhyNot } from './play';
import type { SpaceId } from './road';

/** Running over wrecks and mines, and laying mines. (Source L128, L194-L199; R23, R32) */

const HAZARDS = ['wreck', 'mine'] as const;
export type Hazard = (typeof HAZARDS)[number];

/** A die up to this costs a Structure point. */
export const HAZARD_UP_TO = 3;

type Lying = Pick<Field, 'cars' | 'mines'>;

const LIES: Readonly<Record<Hazard, (field: Lying, at: SpaceId, car: CarId) => boolean>> = {
  wreck: hasWreck,
  mine: (field, at, car) => (mineAt(field, at) ?? { car }).car !== car,
};

/** What a car would meet on a space, in this order. Several wrecks count as one, its own mines as nothing. */
export const hazardsAt = (field: Lying, at: SpaceId, car: CarId): readonly Hazard[] =>
  HAZARDS.filter((what) => LIES[what](field, at, car));

/** A car has come to a space: a die for each thing that lies there, but its own mine. */
export function meet(play: Play, id: CarId): void {
  for (const what of HAZARDS) {
    const car = carIn(play, id);
    if (isRacing(car) && LIES[what](play.state, car.at, id)) runOver(play, id, what);
  }
}

function runOver(play: Play, id: CarId, what: Hazard): void {
  const { at } = carIn(play, id);
  const die = play.dice.roll(6);
  const points = die <= HAZARD_UP_TO ? 1 : 0;
  play.tell({ type: 'ranOver', car: id, at, what, die, damage: points });
  if (what === 'mine' && points > 0) {
    play.state.mines = play.state.mines.filter((mine) => mine.at !== at);
    play.tell({ type: 'mineGone', at });
  }
  damage(play, id, points, what);
}

/** Why the car on turn cannot lay a mine now. */
function whyNotLay(field: Field): WhyNot {
  const { card, mines } = moverOf(field);
  if (card === '' || !hasFixed(card, 'minelayer')) return no('noSuchEquipment', { item: 'minelayer' });
  if (mines === 0) return no('noMines');
  const { left } = turnOf(field);
  if (left === '' || mineAt(field, left)) return no('nowhereToLay');
  return whyNotActivate(field);
}

export const layMine: Rule<'layMine'> = {
  whyNot: whyNotLay,
  apply(play) {
    const car = moverIn(play);
    const at = turnIn(play).left;
    spendActivation(play);
    car.mines -= 1;
    play.state.mines.push({ at, car: car.id });
    play.tell({ type: 'mineLaid', car: car.id, at, left: car.mines });
  },
  list: (field) => (whyNotLay(field) ? [] : [{ type: 'layMine' }]),
};
