import { CHASSIS, CHASSIS_IDS, INTERNAL_LINKAGE, type Chassis, type ChassisId } from './chassis';
import { SIDES } from './sides';

const chassis: Readonly<Record<ChassisId, Chassis>> = CHASSIS;

describe('the Krusher Chassis Chart (source L47-75, L195-258)', () => {
  test.each([
    ['bantam', 5, 15, 3, 1, 8, true],
    ['light', 15, 45, 3, 0, 7, false],
    ['standard', 25, 75, 2, 0, 6, false],
    ['heavy', 35, 105, 1, 0, 5, false],
    ['monster', 45, 135, 1, -1, 4, true],
  ] as const)('%s', (...row) => {
    const [id] = row;
    const { armorPerSide, armorTotal, reflexFacing, reflexModifier, movement, optional } = chassis[id];
    expect([id, armorPerSide, armorTotal, reflexFacing, reflexModifier, movement, optional]).toEqual(row);
  });

  test('all have 16 points of Internal Linkage', () => {
    expect(INTERNAL_LINKAGE).toBe(16);
  });

  test('five of them, lightest first', () => {
    expect(CHASSIS_IDS).toEqual(['bantam', 'light', 'standard', 'heavy', 'monster']);
    expect(Object.keys(CHASSIS)).toEqual(CHASSIS_IDS);
  });

  test('half of the sides can be armored in full', () => {
    for (const id of CHASSIS_IDS)
      expect(chassis[id].armorTotal).toBe((chassis[id].armorPerSide * SIDES.length) / 2);
  });
});

test('G16: the weights are 0 to 4', () => {
  expect(CHASSIS_IDS.map((id) => chassis[id].weight)).toEqual([0, 1, 2, 3, 4]);
});

test('G13: what a weighted or improved weapon costs', () => {
  expect(CHASSIS_IDS.map((id) => chassis[id].armamentCost)).toEqual([5, 5, 10, 15, 15]);
});
