import { given, type Given, type GivenRobot } from '../../testing/given';
import type { Position } from '../../testing/position';
import { chanceToHit } from '../previews/odds';

/** The status phase of The War of the Worlds: Yellow bombards, its tower is at the top. */
const struck = (rolls: readonly number[], green: Partial<GivenRobot>, more: Partial<Given> = {}): Position =>
  given({
    scenario: 'warOfTheWorlds',
    phase: 'status',
    rolls,
    ...more,
    robots: { green1: { at: 'E14', painted: true, ...green }, yellow1: { at: 'T0' }, ...more.robots },
  });
const spider = { chassis: 'spiderbot', marks: { option: 'maneuver' } } as const;

describe('KS0.11: one die against the silhouette of this turn', () => {
  test('Robotank: it hits 3 with 50 %, and one that powered up with 83.3 %', () => {
    expect(struck([2], {}).emitted('bombarded')).toMatchObject([{ dice: [2], silhouette: 3, hit: false }]);
    expect(struck([3], {}).emitted('bombarded')).toMatchObject([{ silhouette: 3, hit: true }]);
    expect(struck([1], { poweredUp: true }).emitted('bombarded')).toMatchObject([
      { silhouette: 1, hit: true },
    ]);
    expect(chanceToHit(1, 3)).toBe(0.5);
    expect(chanceToHit(1, 1)).toBeCloseTo(0.833, 3);
  });
  test('5, then 1 are 6: two damage at 1, for 5 is no location', () => {
    const place = struck([5, 1], {});
    expect(place.emitted('marked')).toMatchObject([
      { robot: 'green1', item: 'drive', cause: 'bombardment' },
      { robot: 'green1', item: 'drive', cause: 'bombardment' },
    ]);
    expect(place.robot('green1').drive.damage).toBe(2);
  });
  test('KS7 example (d): against a Spiderbot that maneuvered 0 misses, 2 destroys what lies there', () => {
    expect(struck([0], spider).robot('green1').lost).toEqual([]);
    const hit = struck([2], spider);
    expect(hit.emitted('bombarded')).toMatchObject([{ silhouette: 1, hit: true }]);
    expect(hit.robot('green1').lost).toMatchObject([{ slot: 'primary', destroyed: true }]);
  });
  test('the second marker bleeds if the first destroys the item', () => {
    const hit = struck([2], { ...spider, damage: { primary: 1 } });
    expect(hit.emitted('cardDestroyed')).toHaveLength(1);
    expect(hit.emitted('marked')[1]).toMatchObject({ bled: 'primary' });
  });
  test('open cards and cover count, but nobody is asked: no skin, no armor, no smoke', () => {
    const place = struck([4], {
      skin: 'superSteel',
      slots: { zero: 'chobhamArmor', four: 'smokeGenerator' },
    });
    expect(place.emitted('asked').map(({ kind }) => kind)).toEqual(['mend']);
    expect(place.robot('green1').lost).toMatchObject([{ slot: 'four', destroyed: true }]);
    const inGasStation = struck([3], { at: 'K9' });
    expect(inGasStation.emitted('bombarded')).toMatchObject([{ silhouette: 4, hit: false }]);
    const ablated = { chassis: 'robocar', skin: 'stealthCoat', shown: ['stealthCoat'] } as const;
    expect(struck([5, 0], ablated).emitted('bombarded')).toMatchObject([{ silhouette: 6, hit: false }]);
  });
  test('its kills count, and both markers are one action', () => {
    // The chassis of a car bleeds to its core.
    const mortal = { chassis: 'robocar', slots: { zero: '' }, poweredUp: true } as const;
    const place = struck([0, 5, 0].slice(1), mortal);
    expect(place.emitted('destroyed')).toMatchObject([{ robot: 'green1', cause: 'bombardment' }]);
    expect(place.emitted('marked')).toHaveLength(2);
    expect(place.state.end).toEqual({ winners: [1], cause: 'firstKill' });
  });
});

describe('KS0.10: whom it strikes', () => {
  test('painted enemies alone, derelicts too, in movement order', () => {
    const place = struck(
      [0, 0],
      {},
      {
        robots: {
          green2: { at: 'A10', chassis: 'rocketbot', painted: true, fate: 'derelict' },
          green3: { at: 'A12', chassis: 'helibot' },
          yellow1: { at: 'T0', painted: true },
        },
      },
    );
    expect(place.emitted('bombarded').map(({ robot, by }) => [robot, by])).toEqual([
      ['green2', 'yellow'],
      ['green1', 'yellow'],
    ]);
  });
  test('not without the tower, and not in a scenario that has none', () => {
    expect(struck([], {}, { structures: { towerTop: 2 } }).emitted('bombarded')).toEqual([]);
    expect(struck([], {}, { scenario: 'showdown' }).emitted('bombarded')).toEqual([]);
  });
  test('each strike is judged before the next one, and before the fires', () => {
    const place = struck(
      [5, 0],
      { chassis: 'hoverbot', slots: { zero: '', inner: '' }, poweredUp: true },
      { robots: { green2: { at: 'A12', chassis: 'robocar', painted: true, onFire: true } } },
    );
    expect(place.emitted('bombarded')).toHaveLength(1);
    expect(place.emitted('fireRolled')).toEqual([]);
    expect(place.state.end?.winners).toEqual([1]);
  });
});
