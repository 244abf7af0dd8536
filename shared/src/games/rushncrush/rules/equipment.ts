import type { ActionOf } from '../actions';
import { itemsOf, type ItemId } from '../content/cars';
import type { Car } from '../state';
import { shotDice, targetOf, type GunId } from './aiming';
import { damage, heat } from './damage';
import { moverOf, turnOf, type Field } from './field';
import { moverIn, no, turnIn, type Play, type Rule, type WhyNot } from './play';
import { rollDice } from './rollDice';

/** Activations: arming equipment, and using it; what shoots and cools. (Source L117-L127, L170-L192; R18, R29, R31, R33) */

/** The four slots of a car's driver; none before it has one. */
export const equipmentOf = ({ driver }: Pick<Car, 'driver'>): readonly ItemId[] =>
  driver === '' ? [] : itemsOf(driver);

/** Could be used at once, as far as its counter tells. By the Arcade rules nothing need be armed. (R6) */
export const isReady = (field: Pick<Field, 'options'>, car: Car, item: ItemId): boolean =>
  field.options.style === 'arcade' ? equipmentOf(car).includes(item) : car.armed.includes(item);

/** Why the car on turn can activate nothing at all: for the Minelayer, which has no counter to move. */
export const whyNotActivate = (field: Field): WhyNot =>
  turnOf(field).activations > 0 ? undefined : no('noActivations');

/** Why the car on turn cannot use a piece of its equipment, wherever it stands. (R33) */
export function whyNotUse(field: Field, item: ItemId): WhyNot {
  const car = moverOf(field);
  if (!equipmentOf(car).includes(item)) return no('noSuchEquipment', { item });
  if (turnOf(field).touched.includes(item)) return no('alreadyMoved', { item });
  if (!isReady(field, car, item)) return no('notArmed', { item });
  return whyNotActivate(field);
}

/** Why it cannot use all of these together, each once. */
export function whyNotUseAll(field: Field, items: readonly ItemId[]): WhyNot {
  for (const [place, item] of items.entries()) {
    const refusal = items.indexOf(item) < place ? no('alreadyMoved', { item }) : whyNotUse(field, item);
    if (refusal) return refusal;
  }
  return items.length > turnOf(field).activations ? no('noActivations') : undefined;
}

/** An activation goes. */
export function spendActivation(play: Play): void {
  turnIn(play).activations -= 1;
}

/** A piece of equipment is used: that disarms it, and its counter stays there for the turn. */
export function spendUse(play: Play, item: ItemId): void {
  const car = moverIn(play);
  spendActivation(play);
  turnIn(play).touched.push(item);
  car.armed = car.armed.filter((one) => one !== item);
}

function whyNotArm(field: Field, item: ItemId): WhyNot {
  if (field.options.style === 'arcade') return no('nothingToArm');
  const car = moverOf(field);
  if (!equipmentOf(car).includes(item)) return no('noSuchEquipment', { item });
  if (car.armed.includes(item)) return no('alreadyArmed', { item });
  if (turnOf(field).touched.includes(item)) return no('alreadyMoved', { item });
  return whyNotActivate(field);
}

export const arm: Rule<'arm'> = {
  whyNot: (field, _seat, { item }) => whyNotArm(field, item),
  apply(play, _seat, { item }) {
    const car = moverIn(play);
    spendActivation(play);
    turnIn(play).touched.push(item);
    car.armed.push(item);
    play.tell({ type: 'armed', car: car.id, item });
  },
  list: (field) =>
    equipmentOf(moverOf(field)).flatMap((item) => (whyNotArm(field, item) ? [] : [{ type: 'arm', item }])),
};

/** What is used by itself; the rest goes with a ram or a move. */
const BY_ITSELF = ['machineGun', 'flamer', 'fireExtinguisher'] as const satisfies readonly ItemId[];
type ByItself = ActionOf<'use'>['item'];

function whyUseless(field: Field, item: ByItself): WhyNot {
  if (item !== 'fireExtinguisher') return targetOf(field, moverOf(field), item) ? undefined : no('noTarget');
  return moverOf(field).heat > 0 ? undefined : no('noHeat');
}

const whyNotUseNow = (field: Field, item: ByItself): WhyNot =>
  whyNotUse(field, item) ?? whyUseless(field, item);

export const use: Rule<'use'> = {
  whyNot: (field, _seat, { item }) => whyNotUseNow(field, item),
  apply(play, _seat, { item }) {
    spendUse(play, item);
    if (item === 'fireExtinguisher') cool(play);
    else fire(play, item);
  },
  list: (field) => BY_ITSELF.flatMap((item) => (whyNotUseNow(field, item) ? [] : [{ type: 'use', item }])),
};

/** Each die up to this hits. (Source L176, L182) */
export const HIT_UP_TO = 2;

function fire(play: Play, gun: GunId): void {
  const car = moverIn(play);
  const target = targetOf(play.state, car, gun);
  if (!target) return;
  const dice = rollDice(play.dice, shotDice(target.range));
  const hits = dice.filter((die) => die <= HIT_UP_TO).length;
  play.tell({ type: 'fired', car: car.id, item: gun, target: target.car, range: target.range, dice, hits });
  if (gun === 'machineGun') damage(play, target.car, hits, 'machineGun');
  else heat(play, target.car, hits, 'flamer');
}

function cool(play: Play): void {
  const car = moverIn(play);
  car.heat -= 1;
  play.tell({ type: 'cooled', car: car.id });
}
