import {
  ITEM_IDS,
  HOLDS,
  ITEMS,
  PROJECTOR_RANGE,
  weaponId,
  type Item,
  type ItemId,
  type Shield,
  type Strike,
  type WeaponSize,
} from './items';

type Row = readonly [ItemId, initiative: number, damage: number, criticalFrom: number, parry: number];

const rowOf = (id: ItemId): Row | undefined => {
  const item: Item = ITEMS[id];
  return item.kind === 'weapon'
    ? [id, item.initiative, item.damage, item.criticalFrom, item.parry]
    : undefined;
};

describe('G2: the weapon chart', () => {
  test.each<Row>([
    ['smallSlice', 1, -2, 10, -1],
    ['mediumSlice', 0, 0, 10, -2],
    ['largeSlice', -1, 1, 10, -3],
    ['smallThrust', 1, -3, 10, -1],
    ['mediumThrust', 0, -1, 9, -1],
    ['largeThrust', -1, 0, 9, -2],
    ['smallImpact', 1, -1, 11, 0],
    ['mediumImpact', 0, 1, 11, -1],
    ['largeImpact', -1, 2, 11, -1],
  ])('%s', (...row) => {
    expect(rowOf(row[0])).toEqual(row);
  });
});

describe('G13, G19: weighted weapons do a point more, parry a point worse, and are a point slower', () => {
  test.each<Row>([
    ['weightedSmallSlice', 0, -1, 10, 0],
    ['weightedMediumSlice', -1, 1, 10, -1],
    ['weightedLargeSlice', -2, 2, 10, -2],
    ['weightedSmallThrust', 0, -2, 10, 0],
    ['weightedMediumThrust', -1, 0, 9, 0],
    ['weightedLargeThrust', -2, 1, 9, -1],
    ['weightedSmallImpact', 0, 0, 11, 0],
    ['weightedMediumImpact', -1, 2, 11, 0],
    ['weightedLargeImpact', -2, 3, 11, 0],
  ])('%s', (...row) => {
    expect(rowOf(row[0])).toEqual(row);
  });
});

describe('G13: improved weapons are critical one number earlier', () => {
  test.each<Row>([
    ['improvedSmallSlice', 1, -2, 9, -1],
    ['improvedMediumSlice', 0, 0, 9, -2],
    ['improvedLargeSlice', -1, 1, 9, -3],
    ['improvedSmallThrust', 1, -3, 9, -1],
    ['improvedMediumThrust', 0, -1, 8, -1],
    ['improvedLargeThrust', -1, 0, 8, -2],
    ['improvedSmallImpact', 1, -1, 10, 0],
    ['improvedMediumImpact', 0, 1, 10, -1],
    ['improvedLargeImpact', -1, 2, 10, -1],
  ])('%s', (...row) => {
    expect(rowOf(row[0])).toEqual(row);
  });
});

describe('the shield chart (L238-331), armor points from tiny to huge, with the parries of G9', () => {
  test.each([
    ['tinyShield', 2, 5, -1],
    ['smallShield', 1, 15, -1],
    ['mediumShield', 0, 25, -2],
    ['largeShield', -1, 35, -3],
    ['hugeShield', -2, 45, -3],
  ] as const)('%s', (id, initiative, armor, parry) => {
    const size = id.replace('Shield', '');
    expect(ITEMS[id]).toEqual({ kind: 'shield', size, initiative, armor, parry });
  });
});

describe('G15: spiked shields have five points less than plain ones, and bash', () => {
  test.each<[ItemId, Omit<Shield, 'kind'>]>([
    ['spikedSmallShield', { size: 'small', initiative: 1, armor: 10, parry: -1, bash: bash('small', -3) }],
    ['spikedMediumShield', { size: 'medium', initiative: 0, armor: 20, parry: -2, bash: bash('medium', -2) }],
    ['spikedLargeShield', { size: 'large', initiative: -1, armor: 30, parry: -3, bash: bash('large', -1) }],
  ])('%s', (id, shield) => {
    expect(ITEMS[id]).toEqual({ kind: 'shield', ...shield });
  });
});

/** Critical only with a 12. */
function bash(size: WeaponSize, damage: number): Strike {
  return { size, damage, criticalFrom: 12 };
}

describe('G14: projectors', () => {
  test.each([
    ['smallProjector', 'small', 1, -1],
    ['mediumProjector', 'medium', 0, 0],
    ['largeProjector', 'large', -1, 1],
  ] as const)('%s', (id, size, initiative, damage) => {
    expect(ITEMS[id]).toEqual({ kind: 'projector', size, initiative, damage, criticalFrom: 12 });
  });

  test('shoot two to four hexes, a point worse for each beyond the second', () => {
    expect(PROJECTOR_RANGE).toEqual({ nearest: 2, furthest: 4, perStep: -1 });
  });
});

test('G14: weapons in both arms', () => {
  expect(HOLDS.polearm).toEqual({ damage: 3, parry: -2, reach: { steps: 2, bonus: 1 } });
  expect(HOLDS.twoHanded).toEqual({ damage: 2, parry: -3 });
});

test('there are 27 weapons, 3 projectors and 8 shields, and no more', () => {
  const count = (kind: Item['kind']) => ITEM_IDS.filter((id) => ITEMS[id].kind === kind).length;
  expect([count('weapon'), count('projector'), count('shield')]).toEqual([27, 3, 8]);
  expect(weaponId('plain', 'large', 'impact')).toBe('largeImpact');
  expect(weaponId('improved', 'small', 'thrust')).toBe('improvedSmallThrust');
});
