import { crushBonusOf } from '../../content/cars';
import type { Car, CarId } from '../../state';
import { damage } from '../damage';
import { stretchesOf, type Stretch } from '../driving/stretches';
import { carAt, roadFor } from '../field';
import { go, pointsLeft, stop } from '../driving/legs';
import { approachOf, findStretch, whyNoStretch } from '../driving/orders';
import { carIn, moverIn, refuse, type RuleContext, type Rule } from '../context';
import { findSpace } from '../course/road';
import { rollDice } from '../gears/rollDice';

/** Ramming from directly behind. (Source L163-L169; R28) */

/** A die up to this costs both cars a Structure point. */
export const BOTH_UP_TO = 2;

/** A die up to this costs the target a Structure point. */
export const targetUpTo = ({ card }: Pick<Car, 'card'>): number => BOTH_UP_TO + 1 + crushBonusOf(card);

const isFromBehind = ({ meets, by }: Stretch): boolean => meets === 'car' && by === 'ahead';

/** The car on turn runs up on the one straight ahead: its way is over, with a Rush 'n' Crush at most once a round. */
export function runUpOn(context: RuleContext, target: CarId): void {
  const car = moverIn(context);
  const left = pointsLeft(context.state);
  stop(context);
  if (car.rushed) context.emit({ type: 'ranUp', car: car.id, target });
  else crush(context, target, left);
}

/** All dice take effect before losses are determined. */
function crush(context: RuleContext, target: CarId, left: number): void {
  const car = moverIn(context);
  car.rushed = true;
  const upTo = targetUpTo(car);
  const dice = rollDice(context.dice, left);
  const upToNumber = (number: number): number => dice.filter((die) => die <= number).length;
  const [own, points] = [upToNumber(BOTH_UP_TO), upToNumber(upTo)];
  const { at } = carIn(context, target);
  context.emit({ type: 'rushedNCrushed', car: car.id, target, at, dice, upTo, own, damage: points });
  damage(context, target, points, 'rushNCrush');
  damage(context, car.id, own, 'rushNCrush');
}

export const rushNCrush: Rule<'rushNCrush'> = {
  whyNot(field, _seat, { to, points }) {
    const refusal = whyNoStretch(field, { to, by: 'ahead', points, meets: 'car' });
    if (!refusal) return undefined;
    if (!findSpace(roadFor(field), to)) return refuse('noSuchSpace');
    return carAt(field, to) ? refusal : refuse('noCarThere');
  },
  apply(context, _seat, { to, points }) {
    const stretch = findStretch(context.state, { to, by: 'ahead', points, meets: 'car' });
    const target = carAt(context.state, to)?.id;
    if (!stretch || target === undefined) return;
    go(context, approachOf(stretch));
    runUpOn(context, target);
  },
  list: (field) =>
    stretchesOf(field).flatMap((one) =>
      isFromBehind(one) ? [{ type: 'rushNCrush', to: one.to, points: one.points }] : [],
    ),
};
