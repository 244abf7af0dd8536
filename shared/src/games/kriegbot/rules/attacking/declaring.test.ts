import type { GivenRobot } from '../../testing/given';
import { fight } from '../../testing/scenes/fight';
import { attackWith } from '../../testing/scenes/shots';
import type { Shot } from '../../actions';
import type { ArmsId } from '../../content/cards';

const target = (more: Partial<GivenRobot> = {}): GivenRobot => ({ chassis: 'robocar', at: 'A5', ...more });
const tank = (primary: NonNullable<GivenRobot['slots']>['primary'], more: Partial<GivenRobot> = {}) => ({
  at: 'A10',
  slots: { primary },
  ...more,
});
const why = (attacker: GivenRobot, enemy: GivenRobot, shot: ReturnType<typeof attackWith>) =>
  fight({ green1: attacker, yellow1: enemy }).refusal('green1', shot).refused;
const thrown = (
  attacker: GivenRobot,
  arms: ArmsId,
  more: Partial<Shot> & { readonly dice: number; readonly enemy?: GivenRobot },
) => {
  const { dice, enemy = target(), ...shot } = more;
  const rolls = Array.from({ length: dice }, () => 0);
  return fight({ green1: attacker, yellow1: enemy })
    .shoot('green1', arms, 'yellow1', { ...shot, rolls })
    .emitted('rolled')
    .map((roll) => roll.thrown);
};

describe('bands and arcs', () => {
  test('range, and the nearest that is allowed (K2)', () => {
    expect(why(tank('guidedMissile'), target({ at: 'A8' }), attackWith('guidedMissile'))).toBe('outOfRange');
    expect(thrown(tank('guidedMissile'), 'guidedMissile', { dice: 2, enemy: target({ at: 'A7' }) })).toEqual([
      2,
    ]);
    expect(why(tank('heavyMachineGun'), target({ at: 'A3' }), attackWith('heavyMachineGun'))).toBe(
      'outOfRange',
    );
  });
  test('outside the arc', () => {
    expect(why(tank('railgun', { facing: 'south', poweredUp: true }), target(), attackWith('railgun'))).toBe(
      'outOfArc',
    );
  });
  test('a weapon on a system card has the arc of its pylon, and none elsewhere (L125)', () => {
    const armed = (slot: 'four' | 'zero') =>
      ({ at: 'A10', facing: 'south', slots: { [slot]: 'recoillessRifle' } }) as const;
    expect(thrown(armed('four'), 'recoillessRifle', { dice: 2 })).toEqual([2]);
    expect(why(armed('zero'), target(), attackWith('recoillessRifle'))).toBe('noArc');
  });
  test('the Spiderbot shoots backwards from its pylon', () => {
    const spider = (facing: 'north' | 'south') =>
      ({ chassis: 'spiderbot', at: 'A10', facing, slots: { four: 'recoillessRifle' } }) as const;
    expect(thrown(spider('south'), 'recoillessRifle', { dice: 2 })).toEqual([2]);
    expect(why(spider('north'), target(), attackWith('recoillessRifle'))).toBe('outOfArc');
  });
});

test('K36: nobody declares less than a die', () => {
  const two = attackWith('gatlingGun', { attacks: 2 });
  expect(why(tank('gatlingGun'), target({ at: 'A4' }), two)).toBe('outOfRange');
});

describe('whom an attack may be aimed at', () => {
  test('K22: no friends; K43: no structures for robot-only weapons', () => {
    const robots = { green1: tank('empBlaster', { at: 'K5' }), green2: { at: 'K6' }, yellow1: target() };
    const place = fight(robots);
    expect(place.refusal('green1', { ...attackWith('empBlaster'), target: 'green2' }).refused).toBe(
      'notAnEnemy',
    );
    expect(place.refusal('green1', { ...attackWith('empBlaster'), target: 'towerTop' }).refused).toBe(
      'robotsOnly',
    );
  });
  test('K43: a structure has silhouette 1, nobody answers, and a burst does a damage for each number', () => {
    const after = fight({
      green1: { at: 'K5', slots: { primary: 'heavyMachineGun' } },
      yellow1: target(),
    }).attack('green1', 'heavyMachineGun', 'towerTop', { rolls: [0, 1, 1] });
    expect(after.emitted('rolled')).toMatchObject([{ silhouette: 1, hit: true }]);
    expect(after.emitted('structureHit')).toMatchObject([
      { structure: 'towerTop', damage: 2, destroyed: true },
    ]);
  });
});

describe('lines', () => {
  // Woods at C9, in between.
  const hidden = target({ at: 'C7' });
  const from = (primary: ArmsId, more: Partial<GivenRobot> = {}): GivenRobot =>
    ({ at: 'C11', chassis: 'helibot', slots: { primary }, ...more }) as GivenRobot;
  test('woods stop a gun, but not what is lobbed, nor a shot at a painted target', () => {
    expect(why(from('heavyMachineGun'), hidden, attackWith('heavyMachineGun'))).toBe('noLine');
    expect(thrown(from('grenadeLauncher'), 'grenadeLauncher', { dice: 2, enemy: hidden })).toEqual([2]);
    const painted = target({ at: 'C7', painted: true });
    expect(thrown(from('heavyMachineGun'), 'heavyMachineGun', { dice: 2, enemy: painted })).toEqual([2]);
  });
  test('K35: once it lies open, it counts by itself', () => {
    const armed: GivenRobot = {
      chassis: 'helibot',
      at: 'C11',
      poweredUp: true,
      slots: { primary: 'freeElectronLaser', inner: 'phasedArrayAntenna' },
      shown: ['phasedArrayAntenna'],
    };
    expect(thrown(armed, 'freeElectronLaser', { dice: 4, enemy: hidden })).toEqual([4]);
  });
});

describe('cards that help', () => {
  const computed = (more: Partial<GivenRobot> = {}): GivenRobot => ({
    at: 'A10',
    slots: { primary: 'gatlingGun', zero: 'targetingComputer', four: 'targetingLaser' },
    ...more,
  });
  test('K36: other cards add two dice at most', () => {
    const help: Shot['help'] = ['targetingComputer', 'targetingLaser'];
    expect(thrown(computed({ poweredUp: true }), 'gatlingGun', { dice: 4, help })).toEqual([4]);
  });
  test('K18: a disabled card neither attacks nor helps', () => {
    const help: Shot['help'] = ['targetingComputer'];
    expect(why(computed({ disabled: ['zero'] }), target(), attackWith('gatlingGun', { help }))).toBe(
      'noHelp',
    );
    expect(why(computed({ disabled: ['primary'] }), target(), attackWith('gatlingGun'))).toBe('noSuchArms');
    expect(why(computed({ disabled: ['drive'] }), target(), attackWith('gatlingGun'))).toBe('onlyReboot');
  });
});

test('paint that an open card prevents cannot be declared (K35)', () => {
  const laser = { at: 'A10', slots: { four: 'targetingLaser', zero: 'radar' } } as const;
  const coated = target({ at: 'A3', skin: 'stealthCoat', shown: ['stealthCoat'] });
  expect(why(laser, coated, attackWith('targetingLaser'))).toBe('stealthy');
  const spotted = target({ skin: 'chameleon', shown: ['chameleon'], marks: { option: 'powerUp' } });
  expect(why(laser, spotted, attackWith('radar'))).toBe('stealthy');
});

test('a well armed robot among three enemies has more than forty attacks', () => {
  const robots = {
    green1: {
      at: 'K5',
      poweredUp: true,
      slots: {
        primary: 'freeElectronLaser',
        secondary: 'gatlingGun',
        zero: 'incendiaryMunitions',
        four: 'targetingLaser',
        inner: 'targetingComputer',
        deep: 'phasedArrayAntenna',
      },
    },
    yellow1: { at: 'K1' },
    yellow2: { at: 'M3' },
    yellow3: { at: 'I3' },
  } as const;
  expect(fight(robots).legalOf('green1', 'attack').length).toBeGreaterThan(40);
});
