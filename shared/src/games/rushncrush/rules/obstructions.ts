import { FIRST_BOX, type BoxId } from '../content/gears';
import type { Car } from '../state';
import { damage } from './damage';
import { meetingsOf, stretchesOf } from './driving';
import { roadFor, type Field } from './field';
import { follow, go, isUnderWay, payPoints, stop } from './going';
import { approachOf, findStretch, whyNoStretch } from './orders';
import { before, moverIn, no, turnIn, type Play, type Rule } from './play';
import { findSpace, HANDS, spaceOf, type Hand, type SpaceId } from './road';
import { rollDice } from './rollDice';
import { rowOf } from './rolling';

/** Running into a fixed obstruction. (Source L131-L139; R24, R25) */

/** Structure points of a wall at speeds where no white dice are rolled. */
const FIXED_DAMAGE = { any: 1, none: 6 } as const;

/** How many white dice are rolled for a wall. */
export const wallDice = (box: BoxId): number => rowOf(box).dice;

/** Structure points that a wall costs: the white dice, read the other way round. */
export function wallDamage(box: BoxId, dice: readonly number[]): number {
  const { counts } = rowOf(box);
  if (counts === 'highest') return Math.min(...dice);
  if (counts === 'lowest') return Math.max(...dice);
  return FIXED_DAMAGE[counts];
}

/** The sides to which a car that stands before a wall may swerve: those that neither a wall nor a car holds. */
export function swerveSides(field: Field, car: Car): readonly Hand[] {
  const { next } = spaceOf(roadFor(field), car.at);
  const meets = meetingsOf(field, car);
  return HANDS.filter((by) => {
    if (next[by] === '') return false;
    const met = meets(car.at, next[by]);
    return met !== 'wall' && met !== 'car';
  });
}

/** How a step went that the rules made: done, waiting for the side to swerve to, or the way is over. */
export type Went = 'on' | 'asked' | 'nowhere';

/** The car on turn hits a wall next to it. */
export function hitWall(play: Play, wall: SpaceId): Went {
  const car = moverIn(play);
  const dice = rollDice(play.dice, wallDice(car.box));
  const points = wallDamage(car.box, dice);
  play.tell({ type: 'crashed', car: car.id, at: car.at, wall, dice, damage: points });
  damage(play, car.id, points, 'wall');
  if (!isUnderWay(play)) return 'nowhere';
  const [side, other] = swerveSides(play.state, car);
  if (side === undefined) return getStuck(play);
  if (other === undefined) return swerveTo(play, side);
  turnIn(play).step = 'swerve';
  return 'asked';
}

function getStuck(play: Play): Went {
  const car = moverIn(play);
  stop(play);
  car.box = FIRST_BOX;
  play.tell({ type: 'stuck', car: car.id, at: car.at });
  return 'nowhere';
}

/** The compulsory lane change: a movement point, and no lane change. */
export function swerveTo(play: Play, side: Hand): Went {
  const car = moverIn(play);
  const to = spaceOf(roadFor(play.state), car.at).next[side];
  payPoints(play, 1);
  play.tell({ type: 'swerved', car: car.id, from: car.at, to });
  follow(play, to);
  return isUnderWay(play) ? 'on' : 'nowhere';
}

export const crash: Rule<'crash'> = {
  whyNot(field, _seat, { to, by, points }) {
    const refusal = whyNoStretch(field, { to, by, points, meets: 'wall' });
    if (!refusal) return undefined;
    const space = findSpace(roadFor(field), to);
    if (!space) return no('noSuchSpace');
    return space.isWall ? refusal : no('noWallThere');
  },
  apply(play, _seat, { to, by, points }) {
    const stretch = findStretch(before(play), { to, by, points, meets: 'wall' });
    if (!stretch) return;
    go(play, approachOf(stretch));
    hitWall(play, to);
  },
  list: (field) =>
    stretchesOf(field).flatMap(({ to, by, points, meets }) =>
      meets === 'wall' ? [{ type: 'crash', to, by, points }] : [],
    ),
};
