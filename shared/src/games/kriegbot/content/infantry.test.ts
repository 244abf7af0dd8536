import { ALL_TENT_NAMES, TENT_NAMES } from './infantry';
import { SOLO_IDS, TEAM_IDS } from './teams';

test('KX47, KX102: ten on foot and four motorized a side, four and two of the police, none of those who fight alone and of wrecks, no name twice', () => {
  expect(TEAM_IDS.map((team) => [TENT_NAMES[team].foot.length, TENT_NAMES[team].motorized.length])).toEqual([
    [10, 4],
    [10, 4],
    [4, 2],
    ...SOLO_IDS.map(() => [0, 0]),
    [0, 0],
  ]);
  expect(new Set(ALL_TENT_NAMES).size).toBe(ALL_TENT_NAMES.length);
});

test('neither side acts first as a whole: names change sides all along the alphabet', () => {
  const order = [
    ...TENT_NAMES.green.foot.map((name) => [name, 'green']),
    ...TENT_NAMES.yellow.foot.map((name) => [name, 'yellow']),
  ]
    .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))
    .map(([, team]) => team);
  const changes = order.filter((team, index) => index > 0 && team !== order[index - 1]).length;
  expect(changes).toBeGreaterThanOrEqual(8);
});
