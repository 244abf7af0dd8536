import { FACING, given, type Given, type GivenRobot } from '../../testing/given';
import { strafeWith } from '../../testing/scenes/shots';

const moving = (green1: GivenRobot, yellow1: Partial<GivenRobot> = {}, more: Partial<Given> = {}) =>
  given({
    phase: 'movement',
    order: ['green1'],
    robots: { green1, yellow1: { chassis: 'robocar', at: 'K4', facing: 'south', ...yellow1 } },
    ...more,
  });
const heli = { chassis: 'helibot', at: 'K6', facing: 'north', slots: { primary: 'flamethrower' } } as const;

test('a medium range strafe rolls one die (L307); it costs both actions, and the move goes on', () => {
  const after = moving(heli).play('green1', strafeWith('flamethrower'), { rolls: [1] });
  expect(after.emitted('rolled')).toMatchObject([{ thrown: 1, silhouette: 6, hit: false }]);
  expect(after.robot('green1').marks).toMatchObject({ option: 'strafe', attacks: 1, defenses: 1 });
  expect(after.question).toMatchObject({ kind: 'moving', robot: 'green1' });
  expect(after.state.movement).toMatchObject({ points: 7, strafed: true });
  const moved = after.play('green1', { type: 'move', to: 'K5', facing: FACING.north });
  expect(moved.robot('green1').marks.option).toBe('strafe');
  expect(moved.refusal('green1', strafeWith('flamethrower'))).toEqual({ refused: 'alreadyUsed' });
});

test('K29: between steps: it moves behind the car, shoots, and moves on', () => {
  const there = moving({ ...heli, at: 'K8' }).play('green1', {
    type: 'move',
    to: 'K6',
    facing: FACING.north,
  });
  expect(there.legal('green1')).toContainEqual(strafeWith('flamethrower'));
});

describe('who', () => {
  const gun = { slots: { primary: 'heavyMachineGun' } } as const;
  const at = { at: 'K6', facing: 'north' } as const;
  test.each([
    ['rocketbot', true],
    ['helibot', true],
    ['hoverbot', false],
    ['spiderbot', false],
    ['robotank', false],
    ['robocar', false],
  ] as const)('%s: %s', (chassis, may) => {
    const place = moving({ chassis, ...at, ...gun });
    expect(place.legalOf('green1', 'strafe').length > 0).toBe(may);
    if (!may)
      expect(place.refusal('green1', strafeWith('heavyMachineGun'))).toEqual({ refused: 'notThisChassis' });
  });
  test('not a Rocketbot on its legs', () => {
    const biped = moving({ chassis: 'rocketbot', ...at, ...gun, biped: true });
    expect(biped.legalOf('green1', 'strafe')).toEqual([]);
  });
  test('K23: not even with Jump Boosters', () => {
    const slots = { ...gun.slots, inner: 'jumpBoosters' } as const;
    const lit = moving({ chassis: 'rocketbot', ...at, slots, biped: true }).play('green1', { type: 'boost' });
    expect(lit.legalOf('green1', 'strafe')).toEqual([]);
    expect(lit.refusal('green1', strafeWith('heavyMachineGun'))).toEqual({ refused: 'notThisChassis' });
  });
  test('whatever has lit its Jump Boosters (L302)', () => {
    const tank = { chassis: 'robotank', ...at, slots: { ...gun.slots, zero: 'jumpBoosters' } } as const;
    const lit = moving(tank).play('green1', { type: 'boost' });
    expect(lit.legal('green1')).toContainEqual(strafeWith('heavyMachineGun'));
  });
  test('K16: not with a defense action that is spent', () => {
    const spent = moving({ ...heli, marks: { defenses: 1 } });
    expect(spent.refusal('green1', strafeWith('flamethrower'))).toEqual({ refused: 'noDefenseLeft' });
  });
});

describe('with what, and where', () => {
  test.each([
    ['heavyMachineGun', true],
    ['freeElectronLaser', true],
    ['rocketPod', true],
    ['electrolaser', false],
    ['empBlaster', false],
    ['chainsaw', false],
  ] as const)('GUN, BEAM or MISSILE only: %s', (arms, may) => {
    const place = moving({ ...heli, slots: { primary: arms } });
    expect(place.legalOf('green1', 'strafe').some((shot) => shot.arms === arms)).toBe(may);
  });
  test('only on the row straight ahead, whatever the arc', () => {
    const aside = moving({ ...heli, slots: { primary: 'grenadeLauncher' } }, { at: 'L5' });
    expect(aside.refusal('green1', strafeWith('grenadeLauncher'))).toEqual({ refused: 'outOfArc' });
    const behind = moving({ ...heli, slots: { primary: 'grenadeLauncher' } }, { at: 'K8' });
    expect(behind.refusal('green1', strafeWith('grenadeLauncher'))).toEqual({ refused: 'outOfArc' });
  });
  test('from the rear pylon of a boosted Spiderbot straight behind (L306)', () => {
    const spider = {
      chassis: 'spiderbot',
      at: 'K6',
      facing: 'south',
      slots: { four: 'recoillessRifle', zero: 'jumpBoosters' },
    } as const;
    const lit = moving(spider).play('green1', { type: 'boost' });
    expect(lit.legal('green1')).toContainEqual(strafeWith('recoillessRifle'));
    const aside = moving(spider, { at: 'L5' }).play('green1', { type: 'boost' });
    expect(aside.refusal('green1', strafeWith('recoillessRifle'))).toEqual({ refused: 'outOfArc' });
  });
  test('structures too', () => {
    const place = moving({ ...heli, at: 'K5' }, { at: 'T1' });
    expect(place.legal('green1')).toContainEqual(strafeWith('flamethrower', { target: 'towerTop' }));
  });
  test('K29: not at range 0 in passing', () => {
    const place = moving({ ...heli, at: 'K5' }).play('green1', {
      type: 'move',
      to: 'K4',
      facing: FACING.north,
    });
    expect(place.refusal('green1', strafeWith('flamethrower'))).toEqual({ refused: 'tooClose' });
  });
  test('K36: not with less than a die, but with an antenna', () => {
    const far = moving(heli, { at: 'K3' });
    expect(far.refusal('green1', strafeWith('flamethrower'))).toMatchObject({ refused: 'outOfRange' });
  });
});

test('K16: a strafe leaves no defense action for Flux Compression', () => {
  const slots = { primary: 'freeElectronLaser', zero: 'explosiveCapacitor' } as const;
  const place = moving({ ...heli, slots });
  const helped = place.legalOf('green1', 'strafe').filter(({ help }) => help.length > 0);
  expect(place.legalOf('green1', 'strafe').length).toBeGreaterThan(0);
  expect(helped).toEqual([]);
});

test('K28: a clamped robot may strafe straight ahead', () => {
  const clamped = moving({ ...heli, marks: { clamped: true } });
  expect(clamped.legal('green1')).toContainEqual(strafeWith('flamethrower'));
});

/** A Helibot above a Robotank that strikes back with a Nemo Battery. */
describe('K24, K25: what happens to it on the way', () => {
  const strafing = (green1: Partial<GivenRobot> = {}) =>
    given({
      phase: 'movement',
      order: ['green1'],
      robots: {
        green1: { ...heli, at: 'K7', slots: { primary: 'heavyMachineGun' }, ...green1 },
        yellow1: { chassis: 'robotank', at: 'K5', slots: { inner: 'nemoBattery' }, facing: 'north' },
        yellow2: { chassis: 'spiderbot', at: 'K6', facing: 'north' },
      },
    })
      .play('green1', { type: 'move', to: 'K6', facing: FACING.north })
      .play('green1', strafeWith('heavyMachineGun'))
      .passedTo('counter', { rolls: [2, 2] })
      .answer('yellow1', { cards: ['nemoBattery'] });

  test('a disabled drive ends the move; over another robot it is thrown back', () => {
    const hit = strafing();
    expect(hit.question?.kind).toBe('disables');
    const after = hit.play('green1', { type: 'disable', robot: 'green1', items: ['zero', 'drive'] });
    expect(after.emitted('thrownBack')).toMatchObject([{ from: 'K6', to: 'K7' }]);
    expect(after.robot('green1').at).toBe('K7');
    expect(after.state.movement).toBeUndefined();
  });
  test('otherwise it goes on', () => {
    const after = strafing().play('green1', { type: 'disable', robot: 'green1', items: ['zero', 'four'] });
    expect(after.question).toMatchObject({ kind: 'moving', robot: 'green1' });
  });

  /** It breaks the dam while it flies over the plain: two disables, and a damage in a random location. */
  const flooded = (drive: number) =>
    moving(
      { ...heli, at: 'L8', facing: 'northEast', slots: { primary: 'heavyMachineGun' }, damage: { drive } },
      { at: 'T1' },
    )
      .play('green1', { type: 'move', to: 'N7', facing: FACING.northEast })
      .play('green1', strafeWith('heavyMachineGun', { target: 'dam' }), { rolls: [2, 3] })
      .play('green1', { type: 'disable', robot: 'green1', items: ['zero', 'four'] }, { rolls: [1] });

  test('K24: speed that falls leaves the new speed, less what is spent', () => {
    const slower = flooded(0);
    expect(slower.robot('green1')).toMatchObject({ drive: { damage: 1 }, marks: { steps: 2 } });
    expect(slower.question?.kind).toBe('moving');
    expect(slower.state.movement?.points).toBe(1);
  });
  test('K24: or none, if more than that is spent', () => {
    expect(flooded(1).state.movement?.points).toBe(0);
  });
});
