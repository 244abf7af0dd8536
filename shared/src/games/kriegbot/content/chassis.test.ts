import {
  BIPED,
  CHASSIS_IDS,
  chassisOf,
  LOCATIONS,
  SLOT_IDS,
  slotsOf,
  type ChassisId,
  type ItemId,
} from './chassis';

type Row = readonly [
  ChassisId,
  speeds: string,
  rotations: number,
  sideslips: number,
  strafes: boolean,
  bars: string,
];

test.each<Row>([
  ['rocketbot', '8 7 5 3', 1, 0, true, ''],
  ['helibot', '7 3 1', 1, 2, true, ''],
  ['hoverbot', '5 4 2', 0, 2, false, 'building woods'],
  ['spiderbot', '4 4 3', 3, 0, false, 'water'],
  ['robotank', '3 3 3', 1, 0, false, 'water'],
  ['robocar', '6 3 1', 1, 0, false, 'water woods'],
])('K1, K7: how a %s moves', (...row) => {
  const { speeds, rotations, sideslips, strafes, bars } = chassisOf(row[0]);
  expect([row[0], speeds.join(' '), rotations, sideslips, strafes, [...bars].sort().join(' ')]).toEqual(row);
});

test('K1, K7: a biped walks two hexes, turns twice, and does not wade', () => {
  expect(BIPED).toEqual({ speed: 2, rotations: 2, bars: ['water'] });
});

test('K42: the Rocketbot and the Helibot fly, nothing else does', () => {
  expect(CHASSIS_IDS.filter((id) => chassisOf(id).flies)).toEqual(['rocketbot', 'helibot']);
});

test('they move and attack in this order', () => {
  expect(CHASSIS_IDS).toEqual(['rocketbot', 'helibot', 'hoverbot', 'spiderbot', 'robotank', 'robocar']);
});

test.each([
  ['rocketbot', 'drive drive primary secondary four', 3],
  ['helibot', 'zero drive primary secondary four', 2],
  ['hoverbot', 'zero drive primary secondary four', 2],
  ['spiderbot', 'zero drive primary secondary four', 2],
  ['robotank', 'zero drive secondary primary four', 2],
  ['robocar', 'zero drive primary secondary four', 2],
] as const)('K1: the locations 0 to 4 of a %s', (id, items, driveHits) => {
  const { locations, driveHits: hits } = chassisOf(id);
  expect(LOCATIONS.map((location) => locations[location]).join(' ')).toBe(items);
  expect(hits).toBe(driveHits);
});

/** From an item to the core, through empty ones. */
function wayFrom(id: ChassisId, item: ItemId): string {
  const next = chassisOf(id).bleeds[item];
  return next === undefined ? item : `${item} ${wayFrom(id, next)}`;
}

describe('K1: where hits bleed to', () => {
  test.each([
    ['rocketbot', ['four primary inner core', 'primary inner core', 'secondary inner core', 'drive core']],
    ['helibot', ['zero core', 'drive core', 'primary inner core', 'secondary inner core', 'four inner core']],
    ['hoverbot', ['zero inner core', 'drive core', 'primary inner core', 'four inner core']],
    ['spiderbot', ['zero inner core', 'drive core', 'secondary inner core', 'four inner core']],
    ['robotank', ['zero deep core', 'drive core', 'primary inner deep core', 'four inner deep core']],
    ['robocar', ['zero core', 'drive core', 'primary inner core', 'secondary inner core', 'four inner core']],
  ] as const)('%s', (id, ways) => {
    for (const way of ways) expect(wayFrom(id, way.split(' ')[0] as ItemId)).toBe(way);
  });

  test('from every slot and the drive it goes on to the power core', () => {
    for (const id of CHASSIS_IDS)
      for (const item of [...slotsOf(id), 'drive'] as const) expect(wayFrom(id, item)).toMatch(/ core$/u);
  });
});

test.each([
  ['rocketbot', 2, { four: 'front60' }],
  ['helibot', 3, { zero: 'front120', four: 'all', inner: 'front120' }],
  ['hoverbot', 3, { four: 'all' }],
  ['spiderbot', 3, { four: 'rear120' }],
  ['robotank', 4, { four: 'all' }],
  ['robocar', 3, { four: 'all', inner: 'front60' }],
] as const)('K1: the slots of a %s: two weapons, %d systems, and these pylons', (id, systems, pylons) => {
  const { slots } = chassisOf(id);
  const own = SLOT_IDS.flatMap((slot) => slots[slot] ?? []);
  expect(own.filter(({ kind }) => kind === 'weapon')).toHaveLength(2);
  expect(own.filter(({ kind }) => kind === 'system')).toHaveLength(systems);
  const arcs = SLOT_IDS.flatMap((slot) => (slots[slot]?.arc ? [[slot, slots[slot].arc]] : []));
  expect(Object.fromEntries(arcs)).toEqual(pylons);
  expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
});
