import type { Car } from '../../state';
import { isWreck, moverOf, racing, roadFor, turnOf, type Field } from '../field';
import { isOverLine } from '../race/places';
import { spaceOf, WAYS, type SpaceId, type Way } from '../course/road';

/** The possible ways, lane by lane. (Source L105-L115, "Turn"; R21, R22) */

/** What is at the end of a stretch. A wreck or a mine is driven over, a wall or a car is hit. */
export type Meets = 'nothing' | 'hazard' | 'wall' | 'car' | 'line';

/** A way that meets nothing before its end. */
export interface Stretch {
  readonly to: SpaceId;
  /** The last step. */
  readonly by: Way;
  /** Movement points, including the one for hitting a wall or a car. */
  readonly points: number;
  /** Lane changes, of which `steering` are paid with Steering points. */
  readonly changes: number;
  readonly steering: number;
  readonly meets: Meets;
  /** Every space from the first one entered to `to`. */
  readonly path: readonly SpaceId[];
}

/** What a car has for its way. */
export interface Means {
  readonly movement: number;
  readonly changes: number;
  readonly steering: number;
}

/** What the car on turn has left for its way. */
export const meansOf = (field: Field): Means => ({
  movement: turnOf(field).movement,
  changes: turnOf(field).changes,
  steering: moverOf(field).steering,
});

/** A space that was reached without meeting anything, and the one before it. */
interface Place {
  readonly at: SpaceId;
  readonly changes: number;
  readonly before?: Place;
}

/** A last step, before it is made into a stretch. */
interface End {
  readonly to: SpaceId;
  readonly by: Way;
  readonly changes: number;
  readonly meets: Meets;
  readonly from: Place;
}

/**
 * Every stretch that the car could drive with these means, short to long. Of those that end in the same way at the same
 * place after the same number of points, the one with the fewest lane changes.
 */
export function stretchesFrom(field: Field, car: Car, means: Means): readonly Stretch[] {
  const stepsFrom = stepsOn(field, car, means.changes + means.steering);
  const found: Stretch[] = [];
  let places: readonly Place[] = [{ at: car.at, changes: 0 }];
  for (let points = 1; points <= means.movement && places.length > 0; points += 1) {
    const ends = new Map<string, End>();
    for (const place of places) {
      for (const end of stepsFrom(place)) {
        const key = isHit(end.meets) ? `${end.to} ${end.by}` : end.to;
        const other = ends.get(key);
        if (!other || end.changes < other.changes) ends.set(key, end);
      }
    }
    const further: Place[] = [];
    for (const end of ends.values()) {
      found.push(told(end, points, means.changes));
      if (end.meets === 'nothing') further.push({ at: end.to, changes: end.changes, before: end.from });
    }
    places = further;
  }
  return found;
}

/** Every step from a place that the lane changes allow. */
function stepsOn(field: Field, car: Car, changes: number): (place: Place) => readonly End[] {
  const road = roadFor(field);
  const meets = meetingsOf(field, car);
  return (from) => {
    const { next } = spaceOf(road, from.at);
    const ends: End[] = [];
    for (const by of WAYS) {
      const to = next[by];
      const after = from.changes + changesFor(by);
      if (to !== '' && after <= changes)
        ends.push({ to, by, changes: after, meets: meets(from.at, to), from });
    }
    return ends;
  };
}

function told({ to, by, changes, meets, from }: End, points: number, free: number): Stretch {
  const path = [to];
  for (let place = from; place.before; place = place.before) path.push(place.at);
  return { to, by, points, changes, steering: Math.max(0, changes - free), meets, path: path.reverse() };
}

/** Lane changes of a step. */
export const changesFor = (by: Way): number => (by === 'ahead' ? 0 : 1);
export const isHit = (meets: Meets): boolean => meets === 'wall' || meets === 'car';

/** What a car would meet by a step between two spaces. The line comes before everything behind it. */
export function meetingsOf(field: Field, car: Car): (from: SpaceId, to: SpaceId) => Meets {
  const road = roadFor(field);
  const { id, lap } = car;
  const cars = new Set(racing(field).flatMap((one) => (one.id === id ? [] : [one.at])));
  const hazards = new Set(field.mines.flatMap((mine) => (mine.car === id ? [] : [mine.at])));
  for (const one of Object.values(field.cars)) if (isWreck(one)) hazards.add(one.at);
  return (from, to) => {
    if (isOverLine(road, { at: from, lap }, to)) return 'line';
    if (spaceOf(road, to).isWall) return 'wall';
    if (cars.has(to)) return 'car';
    return hazards.has(to) ? 'hazard' : 'nothing';
  };
}

/** Every stretch open to the car on turn. */
export const stretchesOf = (field: Field): readonly Stretch[] =>
  stretchesFrom(field, moverOf(field), meansOf(field));

/** Where the last step of a stretch begins. */
export const lastFrom = (car: Pick<Car, 'at'>, { path }: Pick<Stretch, 'path'>): SpaceId =>
  path.at(-2) ?? car.at;
