import { HEX_IDS, type HexId } from '../content/map';
import type { SeenRobot, Field } from '../rules/field';
import { idOf, NEIGHBOURS, NOWHERE, numberOf, SIDES } from '../rules/grid';
import { mayEnter } from '../rules/terrain';

/** Further than any way. */
const FAR = 60;

/** The number of hexes that a robot walks from every place to this one if turning were free, by number of the place. */
export function walksTo(field: Field, robot: SeenRobot, to: HexId): readonly number[] {
  const walks = HEX_IDS.map(() => FAR);
  const queue = [numberOf(to)];
  walks[numberOf(to)] = 0;
  for (const here of queue) {
    const steps = (walks[here] ?? 0) + 1;
    for (let side = 0; side < SIDES; side += 1) {
      const near = NEIGHBOURS[here * SIDES + side] ?? NOWHERE;
      if (near === NOWHERE || walks[near] !== FAR || !mayEnter(field, robot, idOf(near))) continue;
      walks[near] = steps;
      queue.push(near);
    }
  }
  return walks;
}
