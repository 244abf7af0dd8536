import type { ActionOf } from '../../actions';
import type { ArmsId } from '../../content/cards';
import { fight } from '../../testing/scenes/fight';
import { given, type GivenRobot } from '../../testing/given';
import type { Position } from '../../testing/position';

/** Two dice of zeros, or the number that the range gives, at a target five hexes away. */
const shotAt = (on: Partial<GivenRobot>, arms: ArmsId = 'railgun', zeros = 2): Position =>
  fight({
    green1: { at: 'A10', poweredUp: true, slots: { primary: arms as 'railgun' } },
    green2: { chassis: 'spiderbot', at: 'B15' },
    yellow1: { at: 'A5', ...on },
    yellow2: { chassis: 'helibot', at: 'T1' },
  }).shoot('green1', arms, 'yellow1', { rolls: Array<number>(zeros).fill(0) });
const silhouette = (place: Position): number | undefined => place.emitted('rolled')[0]?.silhouette;

describe('the base silhouette (L223-227)', () => {
  test.each([
    ['move', 6],
    ['strafe', 6],
    ['ram', 6],
    ['', 6],
    ['maneuver', 1],
    ['reboot', 1],
    ['powerUp', 1],
    ['idle', 1],
  ] as const)('of a car, by its option "%s": %i', (option, base) => {
    expect(silhouette(shotAt({ marks: { option } }))).toBe(base);
  });
  test('1 with a disabled drive, core or pilot, though it has moved', () => {
    expect(silhouette(shotAt({ disabled: ['drive'] }))).toBe(1);
    expect(silhouette(shotAt({ disabled: ['core'] }))).toBe(1);
    const pilot = { slots: { inner: 'hotshotPilot' }, disabled: ['inner'] } as const;
    expect(silhouette(shotAt(pilot))).toBe(1);
    expect(silhouette(shotAt({ disabled: ['inner'] }))).toBe(6);
  });
  test('K44: a Rocketbot on its legs has cover in a building, as a rocket it has none', () => {
    const above = (biped: boolean) =>
      silhouette(
        fight({
          green1: { at: 'K8', poweredUp: true, slots: { primary: 'railgun' } },
          yellow1: { chassis: 'rocketbot', at: 'K3', biped },
        }).shoot('green1', 'railgun', 'yellow1', { rolls: [0, 0] }),
      );
    expect([above(true), above(false)]).toEqual([4, 8]);
  });
});

describe('against a Guided Missile (K38)', () => {
  test('K37: a silhouette is never below 1, so that a 0 misses', () => {
    const boosted = shotAt({ chassis: 'rocketbot', marks: { speed: 2 } }, 'guidedMissile');
    expect(boosted.emitted('rolled')).toMatchObject([{ silhouette: 1, hit: false }]);
  });
  test('9 less max speed, also where it is disabled; but a derelict is 1 (K53)', () => {
    expect(silhouette(shotAt({ disabled: ['drive'] }, 'guidedMissile'))).toBe(3);
    // K53 before K38: a derelict is 1 for this missile too.
    expect(silhouette(shotAt({ fate: 'derelict' }, 'guidedMissile'))).toBe(1);
  });
  test('a biped that has yet to walk has not moved', () => {
    const place = given({
      phase: 'movement',
      robots: {
        green1: { chassis: 'rocketbot', at: 'A5' },
        yellow1: { chassis: 'helibot', at: 'A10', facing: 'north', slots: { primary: 'guidedMissile' } },
      },
    });
    const strafe = {
      type: 'strafe',
      arms: 'guidedMissile',
      target: 'green1',
      mode: '',
      attacks: 1,
      help: [],
    } satisfies ActionOf<'strafe'>;
    const legs = place.play('green1', { type: 'biped' });
    expect(legs.refusal('yellow1', strafe).refused).toBe('notMoved');
    expect(place.play('green1', { type: 'endMove' }).legal('yellow1')).toContainEqual(strafe);
  });
});
