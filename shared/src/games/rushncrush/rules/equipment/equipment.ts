import { itemsOf } from '../../content/cars';
import {
  costs,
  effectOf,
  GUN,
  has,
  USED_ALONE,
  type GunId,
  type ItemId,
  type UsedAlone,
} from '../../content/equipment';
import type { Car } from '../../state';
import { shotDice, targetOf } from './aiming';
import { damage, heat } from '../damage';
import { moverOf, turnOf, type Field } from '../field';
import { moverIn, refuse, turnIn, type RuleContext, type Rule, type WhyNot } from '../context';
import { rollDice } from '../gears/rollDice';

/**
 * Activations: arming equipment, and using it; what shoots and cools. (Source L117-L127, L170-L192; R18, R29, R31, R33)
 */

/** The four slots of a car's driver; none before it has a driver. */
export const equipmentOf = ({ driver }: Pick<Car, 'driver'>): readonly ItemId[] =>
  driver === '' ? [] : itemsOf(driver);

/** Could be used at once, by its counter. By the Arcade rules nothing needs to be armed. (R6) */
export const isReady = (field: Pick<Field, 'options'>, car: Car, item: ItemId): boolean =>
  field.options.style === 'arcade' ? equipmentOf(car).includes(item) : car.armed.includes(item);

/** Why the car on turn can activate nothing at all: also for the Minelayer, which has no counter to move. */
export const whyNotActivate = (field: Field): WhyNot =>
  turnOf(field).activations > 0 ? undefined : refuse('noActivations');

/** Why the car on turn cannot use a piece of its equipment, wherever it is. (R33) */
export function whyNotUse(field: Field, item: ItemId): WhyNot {
  const car = moverOf(field);
  if (!equipmentOf(car).includes(item)) return refuse('noSuchEquipment', { item });
  if (turnOf(field).touched.includes(item)) return refuse('alreadyMoved', { item });
  if (!isReady(field, car, item)) return refuse('notArmed', { item });
  return whyNotActivate(field);
}

/** Why it cannot use all of these together, each once. */
export function whyNotUseAll(field: Field, items: readonly ItemId[]): WhyNot {
  for (const [place, item] of items.entries()) {
    const refusal = items.indexOf(item) < place ? refuse('alreadyMoved', { item }) : whyNotUse(field, item);
    if (refusal) return refusal;
  }
  return items.length > turnOf(field).activations ? refuse('noActivations') : undefined;
}

/** Spends an activation. */
export function spendActivation(context: RuleContext): void {
  turnIn(context).activations -= 1;
}

/** Uses a piece of equipment: that disarms it, and its counter stays there for the turn. */
export function spendUse(context: RuleContext, item: ItemId): void {
  const car = moverIn(context);
  spendActivation(context);
  turnIn(context).touched.push(item);
  car.armed = car.armed.filter((one) => one !== item);
}

function whyNotArm(field: Field, item: ItemId): WhyNot {
  if (field.options.style === 'arcade') return refuse('nothingToArm');
  const car = moverOf(field);
  if (!equipmentOf(car).includes(item)) return refuse('noSuchEquipment', { item });
  if (car.armed.includes(item)) return refuse('alreadyArmed', { item });
  if (turnOf(field).touched.includes(item)) return refuse('alreadyMoved', { item });
  return whyNotActivate(field);
}

export const arm: Rule<'arm'> = {
  whyNot: (field, _seat, { item }) => whyNotArm(field, item),
  apply(context, _seat, { item }) {
    const car = moverIn(context);
    spendActivation(context);
    turnIn(context).touched.push(item);
    car.armed.push(item);
    context.emit({ type: 'armed', car: car.id, item });
  },
  list: (field) =>
    equipmentOf(moverOf(field)).flatMap((item) => (whyNotArm(field, item) ? [] : [{ type: 'arm', item }])),
};

function whyUseless(field: Field, item: UsedAlone): WhyNot {
  if (has(item, 'shoots')) return targetOf(field, moverOf(field), item) ? undefined : refuse('noTarget');
  return moverOf(field).heat > 0 ? undefined : refuse('noHeat');
}

const whyNotUseNow = (field: Field, item: UsedAlone): WhyNot =>
  whyNotUse(field, item) ?? whyUseless(field, item);

export const use: Rule<'use'> = {
  whyNot: (field, _seat, { item }) => whyNotUseNow(field, item),
  apply(context, _seat, { item }) {
    spendUse(context, item);
    if (has(item, 'shoots')) fire(context, item);
    else cool(context, effectOf(item, 'cools') ?? 0);
  },
  list: (field) => USED_ALONE.flatMap((item) => (whyNotUseNow(field, item) ? [] : [{ type: 'use', item }])),
};

function fire(context: RuleContext, gun: GunId): void {
  const car = moverIn(context);
  const target = targetOf(context.state, car, gun);
  if (!target) return;
  const dice = rollDice(context.dice, shotDice(target.range));
  const hits = dice.filter((die) => die <= GUN.hitUpTo).length;
  context.emit({
    type: 'fired',
    car: car.id,
    item: gun,
    target: target.car,
    range: target.range,
    dice,
    hits,
  });
  if (costs(gun, 'structure')) damage(context, target.car, hits, gun);
  else heat(context, target.car, hits, gun);
}

function cool(context: RuleContext, points: number): void {
  const car = moverIn(context);
  car.heat -= points;
  context.emit({ type: 'cooled', car: car.id });
}
