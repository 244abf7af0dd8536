import { expectDefined } from '../../../../core/ground/result';
import { effectOf, GUN, type GunId } from '../../content/equipment';
import { TILE_SIDES } from '../../content/tiles';
import type { Car, CarId } from '../../state';
import { carAt, hasWreck, roadFor, type Field } from '../field';
import { FINISH, spaceOf, type Road, type SpaceId } from '../course/road';

/** The target of a shot along the car's own lane. (Source L170-L184; R29) */

export interface Target {
  readonly car: CarId;
  /** 1 to 3 spaces. */
  readonly range: number;
}

/** The space behind another in its lane, across tiles and the line of a ring; empty where an open course begins. */
export function spaceBehind(road: Road, id: SpaceId): SpaceId {
  const { tile, lane, space } = spaceOf(road, id);
  if (space > 1) return `${tile + 1}.${lane}.${space - 1}`;
  const { kind, tiles } = road.course;
  if (tile === 0 && kind === 'open') return '';
  const before = tile === 0 ? tiles.length - 1 : tile - 1;
  const { lanes } = TILE_SIDES[expectDefined(tiles[before], 'a tile behind')];
  return `${before + 1}.${lane}.${expectDefined(lanes[lane - 1], 'the same lane')}`;
}

/**
 * The spaces of the car's lane through which a shot goes, the nearest first. Walls and wrecks stop it, a wall before
 * its space; a car on a wreck's space is hit.
 */
export function laneOfFire(field: Field, { at }: Pick<Car, 'at'>, gun: GunId): readonly SpaceId[] {
  const road = roadFor(field);
  const lane: SpaceId[] = [];
  let space = at;
  while (lane.length < GUN.range) {
    space =
      effectOf(gun, 'shoots') === 'forward' ? spaceOf(road, space).next.ahead : spaceBehind(road, space);
    if (space === '' || space === FINISH || spaceOf(road, space).isWall) return lane;
    lane.push(space);
    if (carAt(field, space) || hasWreck(field, space)) return lane;
  }
  return lane;
}

/** The first car within reach in the car's lane. */
export function targetOf(field: Field, car: Pick<Car, 'at'>, gun: GunId): Target | undefined {
  const lane = laneOfFire(field, car, gun);
  const target = carAt(field, lane.at(-1) ?? '');
  return target && { car: target.id, range: lane.length };
}

/** A shot has 4 dice less one for each space of range. (Source L172) */
export const shotDice = (range: number): number => GUN.range + 1 - range;
