import { FIRST_BOX, type BoxId } from '../../content/gears';
import type { Car } from '../../state';
import { damage } from '../damage';
import { meetingsOf, stretchesOf } from './stretches';
import { roadFor, type Field } from '../field';
import { follow, go, isUnderWay, payPoints, stop } from './legs';
import { approachOf, findStretch, whyNoStretch } from './orders';
import { moverIn, refuse, turnIn, type RuleContext, type Rule } from '../context';
import { findSpace, HANDS, spaceOf, type Hand, type SpaceId } from '../course/road';
import { rollDice } from '../gears/rollDice';
import { rowOf } from '../gears/rolling';

/** Running into a fixed obstruction. (Source L131-L139; R24, R25) */

/** Structure points of a wall at speeds where no white dice are rolled. */
const FIXED_DAMAGE = { any: 1, none: 6 } as const;

/** The number of white dice rolled for a wall. */
export const wallDice = (box: BoxId): number => rowOf(box).dice;

/** The Structure points that a wall costs: the white dice, read the opposite way. */
export function wallDamage(box: BoxId, dice: readonly number[]): number {
  const { counts } = rowOf(box);
  if (counts === 'highest') return Math.min(...dice);
  if (counts === 'lowest') return Math.max(...dice);
  return FIXED_DAMAGE[counts];
}

/** The sides to which a car in front of a wall may swerve: those without a wall or car. */
export function swerveSides(field: Field, car: Car): readonly Hand[] {
  const { next } = spaceOf(roadFor(field), car.at);
  const meets = meetingsOf(field, car);
  return HANDS.filter((by) => {
    if (next[by] === '') return false;
    const met = meets(car.at, next[by]);
    return met !== 'wall' && met !== 'car';
  });
}

/** The result of a forced step: done, waiting for the side to swerve to, or the way is over. */
export type Went = 'on' | 'asked' | 'nowhere';

/** The car on turn hits a wall next to it. */
export function hitWall(context: RuleContext, wall: SpaceId): Went {
  const car = moverIn(context);
  const dice = rollDice(context.dice, wallDice(car.box));
  const points = wallDamage(car.box, dice);
  context.emit({ type: 'crashed', car: car.id, at: car.at, wall, dice, damage: points });
  damage(context, car.id, points, 'wall');
  if (!isUnderWay(context)) return 'nowhere';
  const [side, other] = swerveSides(context.state, car);
  if (side === undefined) return getStuck(context);
  if (other === undefined) return swerveTo(context, side);
  turnIn(context).step = 'swerve';
  return 'asked';
}

function getStuck(context: RuleContext): Went {
  const car = moverIn(context);
  stop(context);
  car.box = FIRST_BOX;
  context.emit({ type: 'stuck', car: car.id, at: car.at });
  return 'nowhere';
}

/** The compulsory lane change: costs a movement point, but no lane change. */
export function swerveTo(context: RuleContext, side: Hand): Went {
  const car = moverIn(context);
  const to = spaceOf(roadFor(context.state), car.at).next[side];
  payPoints(context, 1);
  context.emit({ type: 'swerved', car: car.id, from: car.at, to });
  follow(context, to);
  return isUnderWay(context) ? 'on' : 'nowhere';
}

export const crash: Rule<'crash'> = {
  whyNot(field, _seat, { to, by, points }) {
    const refusal = whyNoStretch(field, { to, by, points, meets: 'wall' });
    if (!refusal) return undefined;
    const space = findSpace(roadFor(field), to);
    if (!space) return refuse('noSuchSpace');
    return space.isWall ? refusal : refuse('noWallThere');
  },
  apply(context, _seat, { to, by, points }) {
    const stretch = findStretch(context.state, { to, by, points, meets: 'wall' });
    if (!stretch) return;
    go(context, approachOf(stretch));
    hitWall(context, to);
  },
  list: (field) =>
    stretchesOf(field).flatMap(({ to, by, points, meets }) =>
      meets === 'wall' ? [{ type: 'crash', to, by, points }] : [],
    ),
};
