import type { CarId } from '../state';
import { carIn, type Play } from './play';
import { finish } from './finishing';
import { crossesLine, farness, FINISH, roadOf, spaceOf, type Road, type SpaceId } from './road';
import type { Car } from '../state';

/** Where cars stand, who is ahead of whom, and laps. (Source L30, L59-L62; R16, R35, R38) */

/** Does a car win by this step? On a ring: when it crosses the line after its last lap. */
export function isOverLine(road: Road, car: Pick<Car, 'at' | 'lap'>, to: SpaceId): boolean {
  if (to === FINISH) return true;
  return car.lap === road.course.laps && crossesLine(road, car.at, to);
}

/** Moves a car by one step, and ends the race if that takes it over the line. */
export function enter(play: Play, id: CarId, to: SpaceId): void {
  const car = carIn(play, id);
  const road = roadOf(play.state.course);
  if (isOverLine(road, car, to)) {
    finish(play, id);
    return;
  }
  if (crossesLine(road, car.at, to)) {
    car.lap += 1;
    play.tell({ type: 'lapBegan', car: id, lap: car.lap });
  }
  car.at = to;
  car.arrived = 1 + Math.max(...Object.values(play.state.cars).map(({ arrived }) => arrived));
}

export type Placed = Pick<Car, 'at' | 'lap' | 'arrived'>;

/** Front to back: who is further, and of equals who came there first. */
export function byPlace(road: Road): (one: Placed, other: Placed) => number {
  const far = ({ at }: Placed): number => farness(spaceOf(road, at));
  return (one, other) => other.lap - one.lap || far(other) - far(one) || one.arrived - other.arrived;
}
