import type { Stretch } from './stretches';
import { turnOf, type Field } from '../field';
import { meet } from './mines';
import { enter } from '../race/places';
import { carIn, moverIn, turnIn, type RuleContext } from '../context';
import type { SpaceId } from '../course/road';

/** The stretch of a driving action, lane by lane, or why there is none. (Source L105-L115, "Turn"; R21, R22) */

/** The costs of a way, and the spaces that it enters. */
export type Leg = Pick<Stretch, 'path' | 'points' | 'changes' | 'steering'>;

/** Going along a way, and paying for its lane changes. (Source L105-L115; R21) */

/**
 * The car on turn goes along a way to its end, pays for it, and meets what is there: it may be lost by that, or win.
 */
export function go(context: RuleContext, { path, points, changes, steering }: Leg): void {
  if (path.length === 0) return;
  const car = moverIn(context);
  const turn = turnIn(context);
  payPoints(context, points);
  turn.changes -= changes - steering;
  car.steering -= steering;
  context.emit({ type: 'drove', car: car.id, from: car.at, path: [...path], changes, steering });
  for (const space of path) follow(context, space);
}

/** One step of the car on turn, by its own choice, onto a space without a wall or car. */
export function follow(context: RuleContext, to: SpaceId): void {
  const { state } = context;
  const { id, at } = moverIn(context);
  turnIn(context).left = at;
  enter(context, id, to);
  if (state.phase === 'race') meet(context, id);
}

/** The Rocket Booster's spaces are movement points, too; it is lit when the others are spent. */
export function payPoints(context: RuleContext, points: number): void {
  const turn = turnIn(context);
  if (turn.boost > 0) turn.boost -= points;
  else turn.movement -= points;
}

/** Movement points of the car on turn, or spaces of its Rocket Booster. */
export const pointsLeft = (field: Field): number => turnOf(field).boost + turnOf(field).movement;

/** The way is over, whatever is left of it. */
export function stop(context: RuleContext): void {
  const turn = turnIn(context);
  turn.movement = 0;
  turn.boost = 0;
}

/** Can the car on turn still go on: is it in the race, and the race not over? */
export const isUnderWay = (context: RuleContext): boolean =>
  context.state.phase === 'race' && carIn(context, turnIn(context).car).lost === '';
