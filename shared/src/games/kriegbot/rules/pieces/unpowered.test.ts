import { given, position, type GivenRobot } from '../../testing/given';

const far = { at: 'B13' } as const;
const hurt = { core: 1 } as const;

const duel = (yellow1: Partial<GivenRobot>, green1: Partial<GivenRobot> = {}) =>
  given({
    robots: {
      yellow1: { chassis: 'robocar', at: 'K8', facing: 'north', ...yellow1 },
      green1: { chassis: 'robotank', at: 'K6', facing: 'south', ...green1 },
    },
    order: ['yellow1', 'green1'],
  });

describe('an unpowered robot (L63, K19)', () => {
  test('burns out the weapon that it has attacked with', () => {
    const gun = { slots: { primary: 'heavyMachineGun' } } as const;
    const shoot = (said: Partial<GivenRobot>) =>
      duel({ ...gun, ...said }).shoot('yellow1', 'heavyMachineGun', 'green1', { rolls: [0, 0, 0] });
    expect(shoot({ damage: hurt }).robot('yellow1').slots.primary.disabled).toBe(true);
    expect(shoot({}).robot('yellow1').slots.primary.disabled).toBe(false);
  });
  test('and with Flux Compression the capacitor too', () => {
    const laser = { slots: { primary: 'freeElectronLaser', zero: 'explosiveCapacitor' } } as const;
    const after = duel({ ...laser, damage: hurt }).shoot('yellow1', 'freeElectronLaser', 'green1', {
      help: ['explosiveCapacitor'],
      rolls: [0, 0, 0, 0],
    });
    expect(after.robot('yellow1').slots).toMatchObject({
      primary: { disabled: true },
      zero: { disabled: true, damage: 1 },
    });
  });
  test('with the Bazooka, its pilot: and is dead', () => {
    const after = duel({ slots: { four: 'combatPilot' }, damage: hurt }).shoot(
      'yellow1',
      'combatPilot',
      'green1',
      {
        rolls: [0, 0, 0],
      },
    );
    expect(after.robot('yellow1').slots.four.disabled).toBe(true);
    // A disabled pilot gives no second attack (K18).
    expect(after.question).toMatchObject({ kind: 'attack', robot: 'green1' });
  });
  test('a defense action burns out too, when the attack is over', () => {
    const after = duel(
      { slots: { zero: 'smokeGenerator' }, damage: hurt },
      { slots: { primary: 'heavyMachineGun' } },
    )
      .play('yellow1', { type: 'pass' })
      .attack('green1', 'heavyMachineGun', 'yellow1')
      .answer('yellow1', { cards: ['smokeGenerator'] }, { rolls: [0, 0] });
    expect(after.robot('yellow1').slots.zero.disabled).toBe(true);
  });
  test('K19: judged when the action begins, not when it is over', () => {
    const arm = { slots: { inner: 'repairArm' }, damage: hurt } as const;
    const mended = duel(arm).play('yellow1', { type: 'repair', robot: 'yellow1', item: 'core' });
    expect(mended.robot('yellow1')).toMatchObject({
      core: { damage: 0 },
      slots: { inner: { disabled: true } },
    });
  });
  test('K19: what was powered when it was fired does not burn out, though its core is hit meanwhile', () => {
    const rail = { slots: { primary: 'railgun', inner: 'holoBlur' } } as const;
    const fired = duel({ ...rail, poweredUp: true }, { slots: { zero: 'smokeGenerator' } }).attack(
      'yellow1',
      'railgun',
      'green1',
    );
    const { robots } = fired.state;
    const struck = { ...robots['yellow1']!, core: { damage: 1, disabled: false } };
    const after = position({ ...fired.state, robots: { ...robots, yellow1: struck } }).decline({
      rolls: [0, 0, 0],
    });
    expect(after.robot('yellow1').slots.primary.disabled).toBe(false);
  });
  test('a pilot who leaves, and a skin, burn nothing out', () => {
    const left = duel({ slots: { four: 'combatPilot' }, damage: hurt }).play('yellow1', { type: 'bailOut' });
    expect(left.emitted('marked')).toEqual([]);
  });
  test('neither reboots nor powers up, but may move', () => {
    const turn = given({
      phase: 'movement',
      robots: { yellow1: { at: 'K8', damage: hurt }, green1: far },
    }).passedTo('option', { robot: 'yellow1' });
    expect(turn.refusal('yellow1', { type: 'reboot' })).toEqual({ refused: 'unpowered' });
    expect(turn.refusal('yellow1', { type: 'powerUp' })).toEqual({ refused: 'unpowered' });
    expect(turn.legalOf('yellow1', 'move').length).toBeGreaterThan(0);
  });
  test('with its drive disabled as well, it can only stand idle, or be left (K17)', () => {
    const turn = given({
      phase: 'movement',
      robots: {
        yellow1: { at: 'K8', damage: hurt, disabled: ['drive'], slots: { inner: 'hotshotPilot' } },
        green1: far,
      },
    }).passedTo('option', { robot: 'yellow1' });
    expect(turn.legal('yellow1').map(({ type }) => type)).toContain('idle');
    expect(turn.legal('yellow1').map(({ type }) => type)).not.toContain('move');
    const attack = turn.play('yellow1', { type: 'idle' }).passedTo('attack', { robot: 'yellow1' });
    expect(
      attack
        .legal('yellow1')
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['bailOut', 'pass', 'prepare']);
  });
});

describe('a disabled card is dead (K18)', () => {
  test('a weapon does not fire', () => {
    const place = duel({ slots: { primary: 'heavyMachineGun' }, disabled: ['primary'] });
    expect(place.legalOf('yellow1', 'attack').map(({ arms }) => arms)).not.toContain('heavyMachineGun');
  });
});
