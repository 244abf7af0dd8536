import { turnOf, type Field } from './field';
import { meet } from './mines';
import { enter } from './places';
import { carIn, moverIn, turnIn, type Play } from './play';
import type { Leg } from './orders';
import type { SpaceId } from './road';

/** Going along a way, and paying for it. (Source L105-L115; R21) */

/**
 * The car on turn goes along a way to its end, pays for it, and meets what lies there: it may be lost
 * by that, or win.
 */
export function go(play: Play, { path, points, changes, steering }: Leg): void {
  if (path.length === 0) return;
  const car = moverIn(play);
  const turn = turnIn(play);
  payPoints(play, points);
  turn.changes -= changes - steering;
  car.steering -= steering;
  play.tell({ type: 'drove', car: car.id, from: car.at, path: [...path], changes, steering });
  for (const space of path) follow(play, space);
}

/** One step of the car on turn, by its own way, onto a space that neither a wall nor a car holds. */
export function follow(play: Play, to: SpaceId): void {
  const { state } = play;
  const { id, at } = moverIn(play);
  turnIn(play).left = at;
  enter(play, id, to);
  if (state.phase === 'race') meet(play, id);
}

/** The Rocket Booster's spaces are movement points, too; it is lit when the others are spent. */
export function payPoints(play: Play, points: number): void {
  const turn = turnIn(play);
  if (turn.boost > 0) turn.boost -= points;
  else turn.movement -= points;
}

/** Movement points of the car on turn, or spaces of its Rocket Booster. */
export const pointsLeft = (field: Field): number => turnOf(field).boost + turnOf(field).movement;

/** The way is over, whatever is left of it. */
export function stop(play: Play): void {
  const turn = turnIn(play);
  turn.movement = 0;
  turn.boost = 0;
}

/** Can the car on turn still go on: is it in the race, and the race not over? */
export const isUnderWay = (play: Play): boolean =>
  play.state.phase === 'race' && carIn(play, turnIn(play).car).lost === '';
