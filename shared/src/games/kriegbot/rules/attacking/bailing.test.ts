import { given, type Given } from '../../testing/given';
import { maxSpeed, baseSilhouette } from '../pieces/speed';

const car = {
  chassis: 'robocar',
  at: 'K8',
  slots: { zero: '', four: 'combatPilot', inner: 'recoillessRifle', primary: 'towMissile' },
  skin: 'superSteel',
} as const satisfies Given['robots'][string];

/** The car of example (o), with a hit on its power core in addition. */
const mauled = () =>
  given({
    robots: {
      yellow1: {
        ...car,
        seat: 1,
        disabled: ['core', 'four'],
        damage: { four: 1, inner: 1, core: 1, drive: 2 },
        onFire: true,
        painted: true,
      },
      green1: { at: 'K5' },
    },
    order: ['yellow1', 'green1'],
  });

describe('bailing out (L312, K21, K58)', () => {
  test('the pilot leaves, the card lies open, and the robot is derelict', () => {
    const after = mauled().play('yellow1', { type: 'bailOut' });
    expect(after.emitted('bailedOut')).toEqual([
      { type: 'bailedOut', robot: 'yellow1', card: 'combatPilot' },
    ]);
    expect(after.robot('yellow1')).toMatchObject({ fate: 'derelict', at: 'K8' });
    expect(after.robot('yellow1').slots.four.card).toBe('');
    expect(after.view(0).robots['yellow1']?.lost).toEqual([
      { slot: 'four', card: 'combatPilot', shown: true, destroyed: false },
    ]);
  });
  test('there is no bailing out without a pilot', () => {
    const place = given({ robots: { green1: { at: 'K8' } } });
    expect(place.refusal('green1', { type: 'bailOut' })).toEqual({ refused: 'noPilot' });
  });
  test('the pilot takes no second attack action on the way out', () => {
    const two = {
      yellow1: { ...car, seat: 1 },
      yellow2: { chassis: 'helibot', at: 'C3', seat: 1 },
      green1: { at: 'K5' },
    } as const;
    const after = given({ robots: two, order: ['yellow1', 'green1'] }).play('yellow1', { type: 'bailOut' });
    expect(after.question).toMatchObject({ kind: 'attack', robot: 'green1' });
  });
});

describe('Phoenix-bot', () => {
  test('an unpowered robot launches it with its Rifle disabled (K19)', () => {
    const bot = mauled().play('yellow1', { type: 'phoenix' }).robot('yellow1');
    expect(bot.slots.inner.disabled).toBe(true);
    expect(bot.core).toEqual({ damage: 0, disabled: false });
  });
  test('a powered one does not', () => {
    const place = given({ robots: { yellow1: { ...car, seat: 1 }, green1: { at: 'K5' } } });
    const bot = place.passedTo('attack', { robot: 'yellow1' }).play('yellow1', { type: 'phoenix' });
    expect(bot.robot('yellow1').slots.inner.disabled).toBe(false);
  });
  test('it keeps the silhouette of the option that the vacated robot took (K54)', () => {
    const still = given({
      robots: { yellow1: { ...car, seat: 1, marks: { option: 'maneuver' } }, green1: { at: 'K5' } },
      order: ['yellow1', 'green1'],
    });
    expect(baseSilhouette(still.play('yellow1', { type: 'phoenix' }).robot('yellow1'))).toBe(1);
    expect(baseSilhouette(mauled().play('yellow1', { type: 'phoenix' }).robot('yellow1'))).toBe(6);
  });
  test('left by a biped, it keeps the biped’s silhouette this turn, and has a rocket’s speed the next (K54)', () => {
    const launched = given({
      robots: {
        yellow1: {
          chassis: 'rocketbot',
          at: 'K8',
          seat: 1,
          biped: true,
          marks: { option: 'move' },
          slots: { four: 'recoillessRifle' },
        },
        green1: { at: 'K5' },
      },
      order: ['yellow1', 'green1'],
    }).play('yellow1', { type: 'phoenix' });
    expect(launched.robot('yellow1').biped).toBe(false);
    expect(baseSilhouette(launched.robot('yellow1'))).toBe(2);
    const next = launched.passedTo('option', { robot: 'yellow1' });
    expect(maxSpeed(next.robot('yellow1'))).toBe(8);
  });
  test('nothing that made the shell faster, or dead, applies to it (K54)', () => {
    const boosted = given({
      robots: {
        yellow1: { ...car, seat: 1, marks: { option: 'move', speed: 2 }, dead: 1 },
        green1: { at: 'K5' },
      },
      order: ['yellow1', 'green1'],
    }).play('yellow1', { type: 'phoenix' });
    expect(baseSilhouette(boosted.robot('yellow1'))).toBe(6);
    expect(boosted.robot('yellow1').dead).toBe(0);
  });
  test('no Rifle, or a disabled one, launches nothing', () => {
    const place = given({ robots: { yellow1: { ...car, seat: 1, disabled: ['inner'] } } });
    expect(place.refusal('yellow1', { type: 'phoenix' })).toEqual({ refused: 'cardDisabled' });
    const without = given({ robots: { yellow1: { ...car, seat: 1, slots: { inner: 'reverse' } } } });
    expect(without.refusal('yellow1', { type: 'phoenix' })).toEqual({ refused: 'noRifle' });
  });
  test('K92: what lay face down in the shell stays unknown to the others', () => {
    const after = mauled().play('yellow1', { type: 'phoenix' });
    expect(after.robot('yellow1').lost.map(({ card }) => card)).toContain('towMissile');
    const seen = after.view(0).robots['yellow1']?.lost ?? [];
    expect(seen.find(({ slot }) => slot === 'primary')).toMatchObject({ card: 'hidden', destroyed: false });
    expect(seen.find(({ slot }) => slot === 'skin')).toMatchObject({ card: 'hidden' });
  });
  test('every number hits the Rifle; the second hit destroys it, and that is a kill (K55)', () => {
    const phoenix = (damage: number, fragile = false) =>
      given({
        phase: 'status',
        options: { fragile },
        robots: {
          yellow1: {
            ...car,
            slots: { primary: '', secondary: '', zero: '', four: 'combatPilot', inner: 'recoillessRifle' },
            shown: 'all',
            phoenix: true,
            onFire: true,
            damage: { inner: damage },
          },
          green1: { at: 'B13' },
        },
        rolls: [1],
      });
    expect(phoenix(0).robot('yellow1').slots.inner.damage).toBe(1);
    expect(phoenix(0).state.end).toBeUndefined();
    for (const after of [phoenix(1), phoenix(0, true)]) {
      expect(after.robot('yellow1').fate).toBe('destroyed');
      expect(after.state.end).toEqual({ winners: [0], cause: 'firstKill' });
    }
  });
  test('a shell that is left is no kill (K58)', () => {
    expect(mauled().play('yellow1', { type: 'phoenix' }).state.end).toBeUndefined();
  });
});
