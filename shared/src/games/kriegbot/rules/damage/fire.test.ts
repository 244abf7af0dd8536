import { given, type GivenRobot } from '../../testing/given';

const burnt = (roll: number, said: Partial<GivenRobot> = {}) =>
  given({
    phase: 'status',
    robots: { yellow1: { at: 'K8', onFire: true, ...said }, green1: { at: 'B13' } },
    rolls: [roll],
  });

describe('flaming robots (L290)', () => {
  test('the number is the location', () => {
    expect(burnt(3).robot('yellow1').slots.secondary.damage).toBe(1);
    expect(burnt(3).robot('yellow1').onFire).toBe(true);
  });
  test('a 5 puts it out, without a further roll', () => {
    expect(burnt(5).robot('yellow1')).toMatchObject({ onFire: false, drive: { damage: 0 } });
  });
  test('a derelict goes on burning (K53)', () => {
    const after = given({
      phase: 'status',
      robots: {
        yellow1: { at: 'K8', onFire: true, fate: 'derelict' },
        yellow2: { chassis: 'helibot', at: 'T2' },
        green1: { at: 'B13' },
      },
      rolls: [1],
    });
    expect(after.robot('yellow1').drive.damage).toBe(1);
  });
  test('no skin prevents it, and nobody is asked (K50)', () => {
    const after = burnt(0, { skin: 'superSteel', shown: 'all' });
    expect(after.robot('yellow1').slots.zero.damage).toBe(1);
    expect(after.window).toBeUndefined();
  });
  test('K33: armor and skin that could take it are not asked for', () => {
    const after = burnt(0, { skin: 'electroReactive', slots: { zero: 'chobhamArmor' } });
    expect(after.emitted('asked')).toEqual([]);
    expect(after.robot('yellow1').slots.zero).toMatchObject({ damage: 1, shown: false });
  });
});

test('what ends with the turn: power and legs (L294-296), as the Biped status', () => {
  const after = given({
    phase: 'status',
    robots: {
      green1: { chassis: 'rocketbot', at: 'B13', biped: true },
      yellow1: { at: 'K8', poweredUp: true },
    },
  });
  expect(after.robot('green1').biped).toBe(false);
  expect(after.robot('yellow1').poweredUp).toBe(false);
  expect(after.state.turn).toBe(2);
});
