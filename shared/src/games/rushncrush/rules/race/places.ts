import { type Car, type CarId } from '../../state';
import { carIn, type RuleContext } from '../context';
import { finish } from './finishing';
import { crossesLine, farness, FINISH, roadOf, spaceOf, type Road, type SpaceId } from '../course/road';

/** The places of cars, their order, and laps. (Source L30, L59-L62; R16, R35, R38) */

/** Does a car win by this step? On a ring: when it crosses the line after its last lap. */
export function isOverLine(road: Road, car: Pick<Car, 'at' | 'lap'>, to: SpaceId): boolean {
  if (to === FINISH) return true;
  return car.lap === road.course.laps && crossesLine(road, car.at, to);
}

/** Moves a car by one step, and ends the race if that takes it over the line. */
export function enter(context: RuleContext, id: CarId, to: SpaceId): void {
  const car = carIn(context, id);
  const road = roadOf(context.state.course);
  if (isOverLine(road, car, to)) {
    finish(context, id);
    return;
  }
  if (crossesLine(road, car.at, to)) {
    car.lap += 1;
    context.emit({ type: 'lapBegan', car: id, lap: car.lap });
  }
  car.at = to;
  car.arrived = 1 + Math.max(...Object.values(context.state.cars).map(({ arrived }) => arrived));
}

export type Placed = Pick<Car, 'at' | 'lap' | 'arrived'>;

/** Front to back: by distance, then by earlier arrival. */
export function byPlace(road: Road): (one: Placed, other: Placed) => number {
  const far = ({ at }: Placed): number => farness(spaceOf(road, at));
  return (one, other) => other.lap - one.lap || far(other) - far(one) || one.arrived - other.arrived;
}
