import {
  BASE,
  CAR_CARD_IDS,
  CAR_CARDS,
  DRIVER_CARD_IDS,
  DRIVER_CARDS,
  fullMines,
  fullSteering,
  fullStructure,
  itemsOf,
  SKULL_HEAT,
  TEAM_IDS,
} from './cars';
import { FIXED, ITEMS } from './equipment';

/** All pairs of four things, in the given order. */
const pairsOf = <T>(things: readonly T[]): [T, T][] =>
  things.flatMap((one, place) => things.slice(place + 1).map((other): [T, T] => [one, other]));

const WEAPONS = ['machineGun', 'flamer', 'sideBumper', 'circularSaw'] as const;

test('R1 each pair of fixed equipment is on one car', () => {
  const pairs = CAR_CARD_IDS.map((id) => [...CAR_CARDS[id].fixed].sort().join());
  expect(pairs.toSorted()).toEqual(
    pairsOf(FIXED)
      .map((pair) => pair.sort().join())
      .sort(),
  );
});

test('R1 each pair of weapons is with one driver', () => {
  const pairs = DRIVER_CARD_IDS.map((id) => [...DRIVER_CARDS[id].items].sort().join());
  expect(pairs.toSorted()).toEqual(
    pairsOf(WEAPONS)
      .map((pair) => pair.sort().join())
      .sort(),
  );
});

test.each(TEAM_IDS)('team %s: two cars, two drivers, every piece of equipment once', (team) => {
  const cars = Object.values(CAR_CARDS).filter((card) => card.team === team);
  const drivers = Object.values(DRIVER_CARDS).filter((card) => card.team === team);
  expect(cars.flatMap(({ fixed }) => fixed).sort()).toEqual(FIXED.toSorted());
  expect(drivers.flatMap(({ items }) => items).sort()).toEqual(WEAPONS.toSorted());
});

/** The sheet's table of teams. */
test.each([
  ['zombie', 'armorShielding + onBoardComputer', 'combatBumper + minelayer'],
  ['kosmos', 'armorShielding + combatBumper', 'onBoardComputer + minelayer'],
  ['dreamTeam', 'armorShielding + minelayer', 'onBoardComputer + combatBumper'],
])('the cars of %s', (team, ...pairs) => {
  const cars = Object.values(CAR_CARDS).filter((card) => card.team === team);
  expect(cars.map(({ fixed }) => fixed.join(' + '))).toEqual(pairs);
});

test.each([
  ['zombie', 'flamer + circularSaw', 'machineGun + sideBumper'],
  ['kosmos', 'machineGun + circularSaw', 'flamer + sideBumper'],
  ['dreamTeam', 'machineGun + flamer', 'sideBumper + circularSaw'],
])('the drivers of %s', (team, ...pairs) => {
  const drivers = Object.values(DRIVER_CARDS).filter((card) => card.team === team);
  expect(drivers.map(({ items }) => items.join(' + '))).toEqual(pairs);
});

test('every driver has a Rocket Booster and a Fire Extinguisher below two weapons', () => {
  for (const id of DRIVER_CARD_IDS) {
    expect(itemsOf(id)).toEqual([...DRIVER_CARDS[id].items, 'rocketBooster', 'fireExtinguisher']);
  }
  expect(new Set(DRIVER_CARD_IDS.flatMap(itemsOf))).toEqual(new Set(ITEMS));
});

describe('R1 points', () => {
  test('every car is the same', () => {
    expect(BASE).toEqual({ structure: 6, steering: 4, brake: 4, turbo: 4 });
    expect(SKULL_HEAT).toBe(6);
  });

  test.each([
    ['gravedigger', 8, 6, 0],
    ['coffinNail', 6, 4, 4],
    ['permafrost', 8, 4, 0],
    ['perigee', 6, 6, 4],
    ['drumMajor', 8, 4, 4],
    ['highNoon', 6, 6, 0],
  ] as const)('%s: Structure %d, Steering %d, mines %d', (id, structure, steering, mines) => {
    expect([fullStructure(id), fullSteering(id), fullMines(id)]).toEqual([structure, steering, mines]);
  });

  test('twelve mines in all', () => {
    expect(CAR_CARD_IDS.map(fullMines).reduce((sum, mines) => sum + mines)).toBe(12);
  });
});
