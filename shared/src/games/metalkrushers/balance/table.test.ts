import { options } from '../options';
import { problemsOf } from '../rules/construction/construction';
import { equalField, readyField } from './field';
import { byProgram, byWeapon, sharesOf } from './table';

const all = options.parse({
  newPrograms: true,
  spikedShields: true,
  weightedWeapons: true,
  improvedWeapons: true,
});

test('the even field has every program and every type of weapon, all legal', () => {
  const field = equalField(all, 'standard');
  expect(field.flatMap((design) => problemsOf(design, all))).toEqual([]);
  expect(new Set(field.flatMap(byProgram)).size).toBe(8);
  expect(new Set(field.flatMap(byWeapon))).toEqual(
    new Set(['thrust', 'slice', 'impact', 'projector', 'shield', 'spiked shield']),
  );
  expect(new Set(field.map(({ chassis }) => chassis))).toEqual(new Set(['standard']));
});

test('without options it has the two programs of the Arena Rules', () => {
  const field = equalField(options.parse({}), 'heavy');
  expect(field).toHaveLength(15);
  expect(new Set(field.flatMap(byProgram))).toEqual(new Set(['weaponAndWeapon', 'weaponAndShield']));
});

test('a group is measured against those that do not belong to it, on the same chassis', () => {
  const [edge, warden, gadfly] = readyField(options.parse({}));
  const designs = [edge!, { ...warden!, chassis: 'standard' as const }, gadfly!, { ...edge!, name: 'Twin' }];
  const pairings = [
    { pairing: [0, 1] as const, games: 10, wins: 6, draws: 2 },
    { pairing: [0, 2] as const, games: 10, wins: 10, draws: 0 },
    { pairing: [0, 3] as const, games: 10, wins: 10, draws: 0 },
    { pairing: [1, 3] as const, games: 10, wins: 5, draws: 0 },
  ];
  expect(sharesOf(designs, pairings, byProgram)).toEqual([
    { group: 'weaponAndWeapon', games: 20, share: 60 },
    { group: 'weaponAndShield', games: 20, share: 40 },
  ]);
});
