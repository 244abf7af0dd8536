import { DIRECTIONS, hexTowards } from '../../../../core/game/hex';
import { coordinatesOf, sideBeyond, HEX_IDS, type MapSideId, type HexId } from '../../content/map';
import type { SeenRobot, Field } from '../../rules/field/field';
import { idOf, NEIGHBOURS, NOWHERE, numberOf, SIDES } from '../../rules/field/hexNumbers';
import { mayEnter } from '../../rules/field/terrain';

/** Further than any way. */
const FAR = 60;

/** The number of hexes that a robot walks from every place to this one if turning were free, by number of the place. */
export const walksTo = (field: Field, robot: SeenRobot, to: HexId): readonly number[] =>
  walksFrom(field, robot, [numberOf(to)], 0);

/** The places from which one step leads over this edge of the map. */
const thresholdOf = (edge: MapSideId): readonly number[] =>
  HEX_IDS.filter((id) =>
    DIRECTIONS.some((direction) => sideBeyond(hexTowards(coordinatesOf(id), direction)) === edge),
  ).map(numberOf);
const THRESHOLDS: Readonly<Record<MapSideId, readonly number[]>> = {
  top: thresholdOf('top'),
  bottom: thresholdOf('bottom'),
  left: thresholdOf('left'),
  right: thresholdOf('right'),
};

/** The same to beyond an edge of the map. */
export const walksOver = (field: Field, robot: SeenRobot, edge: MapSideId): readonly number[] =>
  walksFrom(
    field,
    robot,
    THRESHOLDS[edge].filter((at) => mayEnter(field, robot, idOf(at))),
    1,
  );

/** The number of steps, outwards from these places. */
function walksFrom(
  field: Field,
  robot: SeenRobot,
  places: readonly number[],
  steps: number,
): readonly number[] {
  const walks = HEX_IDS.map(() => FAR);
  const queue = [...places];
  for (const place of places) walks[place] = steps;
  for (const here of queue) {
    const next = (walks[here] ?? 0) + 1;
    for (let side = 0; side < SIDES; side += 1) {
      const near = NEIGHBOURS[here * SIDES + side] ?? NOWHERE;
      if (near === NOWHERE || walks[near] !== FAR || !mayEnter(field, robot, idOf(near))) continue;
      walks[near] = next;
      queue.push(near);
    }
  }
  return walks;
}
