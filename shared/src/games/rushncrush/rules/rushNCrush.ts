import { hasFixed } from '../content/cars';
import type { Car, CarId } from '../state';
import { damage } from './damage';
import { stretchesOf, type Stretch } from './driving';
import { carAt, roadFor } from './field';
import { go, pointsLeft, stop } from './going';
import { approachOf, findStretch, whyNoStretch } from './orders';
import { before, carIn, moverIn, no, type Play, type Rule } from './play';
import { findSpace } from './road';
import { rollDice } from './rollDice';

/** Ramming from directly behind. (Source L163-L169; R28) */

/** A die up to this costs both cars a Structure point. */
export const BOTH_UP_TO = 2;

/** A die up to this costs the target a Structure point. */
export const targetUpTo = ({ card }: Pick<Car, 'card'>): number =>
  card !== '' && hasFixed(card, 'combatBumper') ? BOTH_UP_TO + 2 : BOTH_UP_TO + 1;

const isFromBehind = ({ meets, by }: Stretch): boolean => meets === 'car' && by === 'ahead';

/** The car on turn runs up on the one straight ahead of it: its way is over, with a Rush 'n' Crush once a round. */
export function runUpOn(play: Play, target: CarId): void {
  const car = moverIn(play);
  const left = pointsLeft(play.state);
  stop(play);
  if (car.rushed) play.tell({ type: 'ranUp', car: car.id, target });
  else crush(play, target, left);
}

/** All dice count before anybody is lost. */
function crush(play: Play, target: CarId, left: number): void {
  const car = moverIn(play);
  car.rushed = true;
  const upTo = targetUpTo(car);
  const dice = rollDice(play.dice, left);
  const upToNumber = (number: number): number => dice.filter((die) => die <= number).length;
  const [own, points] = [upToNumber(BOTH_UP_TO), upToNumber(upTo)];
  const { at } = carIn(play, target);
  play.tell({ type: 'rushedNCrushed', car: car.id, target, at, dice, upTo, own, damage: points });
  damage(play, target, points, 'rushNCrush');
  damage(play, car.id, own, 'rushNCrush');
}

export const rushNCrush: Rule<'rushNCrush'> = {
  whyNot(field, _seat, { to, points }) {
    const refusal = whyNoStretch(field, { to, by: 'ahead', points, meets: 'car' });
    if (!refusal) return undefined;
    if (!findSpace(roadFor(field), to)) return no('noSuchSpace');
    return carAt(field, to) ? refusal : no('noCarThere');
  },
  apply(play, _seat, { to, points }) {
    const stretch = findStretch(before(play), { to, by: 'ahead', points, meets: 'car' });
    const target = carAt(play.state, to)?.id;
    if (!stretch || target === undefined) return;
    go(play, approachOf(stretch));
    runUpOn(play, target);
  },
  list: (field) =>
    stretchesOf(field).flatMap((one) =>
      isFromBehind(one) ? [{ type: 'rushNCrush', to: one.to, points: one.points }] : [],
    ),
};
