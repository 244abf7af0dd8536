import { given, type GivenRobot } from '../../testing/given';

const rocket = (said: Partial<GivenRobot>) =>
  given({
    robots: {
      green1: { at: 'K8', slots: { primary: 'grenadeLauncher' } },
      yellow1: { chassis: 'rocketbot', at: 'K4', ...said },
      yellow2: { chassis: 'helibot', at: 'T2' },
    },
    order: ['green1'],
  }).shoot('green1', 'grenadeLauncher', 'yellow1', { rolls: [5, 5, 1, 4] });

describe('bleed-through (L258-264)', () => {
  test('(k) 5, 5, 1, 4 against a Rocketbot without its warhead: 4 bleeds to the primary weapon', () => {
    const hit = rocket({ slots: { four: '' } });
    expect(hit.legalOf('green1', 'locate').map(({ location }) => location)).toEqual([1, 4]);
    const after = hit.play('green1', { type: 'locate', location: 4 });
    expect(after.robot('yellow1').slots.primary.damage).toBe(1);
    expect(after.emitted('marked')).toMatchObject([{ item: 'primary', bled: 'four' }]);
  });
  test('with the warhead in place it stays there', () => {
    const after = rocket({}).play('green1', { type: 'locate', location: 4 });
    expect(after.robot('yellow1').slots.four.damage).toBe(1);
    expect(after.robot('yellow1').slots.primary.damage).toBe(0);
  });
  test('and on to the power core, when the next slots are empty too', () => {
    const after = rocket({ slots: { four: '', primary: '', inner: '' } }).play('green1', {
      type: 'locate',
      location: 4,
    });
    expect(after.robot('yellow1').core.damage).toBe(1);
  });
});

describe('the Fragile option (L365, K51)', () => {
  const struck = (damage: GivenRobot['damage'], slots: GivenRobot['slots'] = {}) =>
    given({
      phase: 'status',
      options: { fragile: true },
      robots: {
        yellow1: { chassis: 'robocar', at: 'K8', onFire: true, slots, damage: damage ?? {} },
        green1: { at: 'B13' },
      },
      rolls: [0],
    });
  test('one damage destroys a weapon or a system', () => {
    expect(struck({}).emitted('cardDestroyed')).toMatchObject([{ slot: 'zero' }]);
  });
  test('Chobham Armor stands one, and is gone with the second', () => {
    const armor = { zero: 'chobhamArmor' } as const;
    expect(struck({}, armor).robot('yellow1').slots.zero.card).toBe('chobhamArmor');
    expect(struck({ zero: 1 }, armor).robot('yellow1').slots.zero.card).toBe('');
  });
  test('a power core takes two as ever', () => {
    expect(struck({}, { zero: '' }).robot('yellow1')).toMatchObject({ fate: '', core: { damage: 1 } });
    expect(struck({ core: 1 }, { zero: '' }).robot('yellow1').fate).toBe('destroyed');
  });
});
