import type { Box, RobotDefinition } from './effects';
import { RESOURCES, total, type Amounts } from './resources';
import { ROBOT_IDS, ROBOTS } from './robots';
import { TYPES } from './types';

const all: readonly RobotDefinition[] = ROBOT_IDS.map((id) => ROBOTS[id]);
const sums = (of: (robot: RobotDefinition) => Amounts): readonly number[] =>
  RESOURCES.map((kind) => all.reduce((sum, robot) => sum + of(robot)[kind], 0));
const boxes = (box: Box): number => all.filter(({ ability }) => ability.box === box).length;

describe('M1, M4: the 72 Robots', () => {
  test('have the numbers 1 to 72, 18 of each type, in the order Land, Sea, Sky, Core', () => {
    expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 72 }, (_, index) => index + 1));
    for (const type of TYPES) expect(all.filter((robot) => robot.type === type)).toHaveLength(18);
  });

  test('want and pay about as much of each kind; 27 activated, 33 passive, 12 instant', () => {
    for (const some of [sums(({ cost }) => cost), sums(({ side }) => side)]) {
      expect(Math.max(...some) - Math.min(...some)).toBeLessThan(15);
    }
    expect([boxes('activated'), boxes('passive'), boxes('instant')]).toEqual([27, 33, 12]);
  });

  test('cost 3 to 9, and pay 1 to 3', () => {
    const costs = all.map(({ cost }) => total(cost));
    expect(Math.min(...costs)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...costs)).toBeLessThanOrEqual(9);
    expect(new Set(all.map(({ side }) => total(side)))).toEqual(new Set([1, 2, 3]));
  });
});
