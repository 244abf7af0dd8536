import { FACING } from '../../testing/given';
import { alone, kindsFor } from '../../testing/scenes/moving';

describe('the five options (L157-171)', () => {
  test('an undamaged robot has all options but standing idle', () => {
    expect(kindsFor(alone({ chassis: 'robocar', at: 'K6' }))).toEqual(
      expect.arrayContaining(['move', 'endMove', 'maneuver', 'reboot', 'powerUp']),
    );
    expect(alone({ chassis: 'robocar', at: 'K6' }).refusal('green1', { type: 'idle' })).toEqual({
      refused: 'notDisabled',
    });
  });

  test('dancing: nothing is spent, and it counts as moved (L177)', () => {
    const after = alone({ chassis: 'robocar', at: 'K6' }).play('green1', { type: 'endMove' });
    expect(after.emitted('danced')).toHaveLength(1);
    expect(after.robot('green1').marks).toMatchObject({ option: 'move', steps: 0, attacks: 0, defenses: 0 });
  });

  test('once it has moved, no other option is possible', () => {
    const begun = alone({ chassis: 'robocar', at: 'K6', facing: 'north' }).play('green1', {
      type: 'move',
      to: 'K5',
      facing: FACING.north,
    });
    expect(kindsFor(begun)).toEqual(['move', 'endMove']);
    expect(begun.refusal('green1', { type: 'powerUp' })).toEqual({ refused: 'wrongPhase' });
  });

  test('maneuver costs the defense action', () => {
    const after = alone({ at: 'K6' }).play('green1', { type: 'maneuver', facing: FACING.south });
    expect(after.robot('green1')).toMatchObject({ facing: FACING.south, marks: { defenses: 1 } });
  });

  test('K16: no maneuver and no reboot when the defense action is spent', () => {
    const spent = alone({ at: 'K6', marks: { defenses: 1 } });
    expect(spent.refusal('green1', { type: 'maneuver', facing: 0 })).toEqual({ refused: 'noDefenseLeft' });
    expect(spent.refusal('green1', { type: 'reboot' })).toEqual({ refused: 'noDefenseLeft' });
  });

  test('the Hoverbot has no maneuver (L165)', () => {
    const hover = alone({ chassis: 'hoverbot', at: 'K6' });
    expect(hover.refusal('green1', { type: 'maneuver', facing: 0 })).toEqual({ refused: 'noManeuver' });
  });

  test('K17: with a disabled drive, pilot or core only a reboot, or to stand idle', () => {
    for (const item of ['drive', 'core'] as const)
      expect(kindsFor(alone({ at: 'K6', disabled: [item] }))).toEqual(['reboot', 'idle']);
    const pilot = { at: 'K6', slots: { inner: 'hotshotPilot' }, disabled: ['inner'] } as const;
    expect(kindsFor(alone(pilot))).toEqual(['reboot', 'idle']);
    const idle = alone(pilot).play('green1', { type: 'idle' });
    expect(idle.robot('green1').marks).toMatchObject({ option: 'idle', attacks: 0 });
  });

  test('a reboot takes all disables off', () => {
    const after = alone({ at: 'K6', disabled: ['drive', 'primary', 'core'] }).play('green1', {
      type: 'reboot',
    });
    const robot = after.robot('green1');
    expect(after.emitted('rebooted')).toMatchObject([{ cleared: 3 }]);
    expect([robot.drive.disabled, robot.core.disabled, robot.slots.primary.disabled]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('K16: with an Engineer a reboot costs only the attack action, and shows them if need be', () => {
    const engineer = { at: 'K6', slots: { inner: 'engineerPilot' } } as const;
    const spent = alone({ ...engineer, marks: { defenses: 1 } }).play('green1', { type: 'reboot' });
    expect(spent.emitted('shown')).toMatchObject([{ card: 'engineerPilot' }]);
    expect(alone(engineer).play('green1', { type: 'reboot' }).emitted('shown')).toEqual([]);
  });

  test('unpowered: no reboot, no power up (L63)', () => {
    const unpowered = alone({ at: 'K6', damage: { core: 1 } });
    expect(unpowered.refusal('green1', { type: 'reboot' })).toEqual({ refused: 'unpowered' });
    expect(unpowered.refusal('green1', { type: 'powerUp' })).toEqual({ refused: 'unpowered' });
    expect(kindsFor(unpowered)).toContain('maneuver');
    const dead = alone({ at: 'K6', damage: { core: 1 }, disabled: ['drive'] });
    expect(kindsFor(dead)).toEqual(['idle']);
  });
});

test('(f) Helibot with one drive hit: three hexes', () => {
  const heli = alone({ chassis: 'helibot', at: 'K6', facing: 'north', damage: { drive: 1 } });
  expect(heli.state.movement?.points).toBe(3);
});

test('the Robotank is not slowed by damage; others are (K1)', () => {
  expect(alone({ chassis: 'robotank', at: 'K6', damage: { drive: 2 } }).state.movement?.points).toBe(3);
  expect(alone({ chassis: 'robocar', at: 'K6', damage: { drive: 2 } }).state.movement?.points).toBe(1);
  expect(alone({ chassis: 'rocketbot', at: 'K6', damage: { drive: 3 } }).state.movement?.points).toBe(3);
});

describe('cards that are shown on the way', () => {
  test('Hotshot: as soon as a way needs more than the template gives', () => {
    const hotshot = alone({
      chassis: 'robocar',
      at: 'K6',
      facing: 'north',
      slots: { inner: 'hotshotPilot' },
    });
    const one = hotshot.play('green1', { type: 'move', to: 'K6', facing: FACING.northEast });
    expect(one.emitted('shown')).toEqual([]);
    expect(one.view(1).movement).toMatchObject({ rotations: 0, sideslips: 0 });
    const two = one.play('green1', { type: 'move', to: 'K6', facing: FACING.southEast });
    expect(two.emitted('shown')).toMatchObject([{ card: 'hotshotPilot' }]);
    expect(two.state.movement).toMatchObject({ rotations: 0, sideslips: 1 });
  });

  test('K81: Reverse: with the step back, and the turn is slower by one', () => {
    const car = alone({ chassis: 'robocar', at: 'K5', facing: 'south', slots: { inner: 'reverse' } });
    const back = car.play('green1', { type: 'move', to: 'K4', facing: FACING.south });
    expect(back.emitted('shown')).toMatchObject([{ card: 'reverse' }]);
    expect(back.robot('green1').marks.speed).toBe(-1);
    expect(back.state.movement?.points).toBe(4);
    // Once a turn: further steps back cost no more than others.
    const away = back.play('green1', { type: 'move', to: 'K2', facing: FACING.south });
    expect(away.robot('green1').marks.speed).toBe(-1);
    expect(away.state.movement?.points).toBe(2);
  });

  test('Reverse: never below a max speed of one', () => {
    const slow = { chassis: 'robocar', at: 'K5', facing: 'south', damage: { drive: 2 } } as const;
    const back = alone({ ...slow, slots: { inner: 'reverse' } }).play('green1', {
      type: 'move',
      to: 'K4',
      facing: FACING.south,
    });
    expect(back.state.movement?.points).toBe(0);
  });

  test('a disabled Reverse is dead (K18)', () => {
    const car = alone({ chassis: 'robocar', at: 'K5', slots: { inner: 'reverse' }, disabled: ['inner'] });
    expect(car.refusal('green1', { type: 'move', to: 'K6', facing: FACING.south })).toEqual({
      refused: 'cannotReach',
    });
  });
});

describe('washing (L185, K27)', () => {
  const dirty = { painted: true, onFire: true } as const;
  test('in water at the end of the movement, flyers too, whatever the option', () => {
    const rocket = { chassis: 'rocketbot', at: 'T4', ...dirty } as const;
    for (const type of ['endMove', 'powerUp', 'reboot'] as const) {
      const after = alone(rocket).play('green1', { type });
      expect(after.emitted('washed')).toHaveLength(1);
      expect(after.robot('green1')).toMatchObject({ painted: false, onFire: false });
    }
  });
  test('not on a standing bridge, but in its hex once it is destroyed', () => {
    const car = { chassis: 'robocar', at: 'G9', ...dirty } as const;
    expect(alone(car).play('green1', { type: 'endMove' }).robot('green1').painted).toBe(true);
    const fallen = alone(car, { structures: { bridge: 2 } }).play('green1', { type: 'endMove' });
    expect(fallen.robot('green1').painted).toBe(false);
  });
  test('in the flooded plain', () => {
    const car = { chassis: 'robocar', at: 'K8', ...dirty } as const;
    expect(alone(car).play('green1', { type: 'endMove' }).robot('green1').painted).toBe(true);
    const flooded = alone(car, { structures: { dam: 2 } }).play('green1', { type: 'endMove' });
    expect(flooded.robot('green1').painted).toBe(false);
  });
});
