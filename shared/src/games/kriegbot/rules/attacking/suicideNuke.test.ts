import { given, type Given } from '../../testing/given';

const bomb = (others: Given['robots'], more: Partial<Given> = {}) =>
  given({
    ...more,
    robots: {
      green1: { chassis: 'robotank', at: 'K6', poweredUp: true, slots: { deep: 'suicideNuke' } },
      ...others,
    },
    order: ['green1'],
  });

describe('Suicide Nuke (K56)', () => {
  test('all within two hexes are gone, those up to six take two damage', () => {
    const after = bomb({
      green2: { chassis: 'spiderbot', at: 'B14' },
      yellow1: { chassis: 'robocar', at: 'K4' },
      yellow2: { chassis: 'helibot', at: 'K12' },
      yellow3: { chassis: 'hoverbot', at: 'T14' },
    }).play('green1', { type: 'nuke' }, { rolls: [1, 2] });
    expect(after.robot('green1').fate).toBe('destroyed');
    expect(after.robot('yellow1').fate).toBe('destroyed');
    expect(after.robot('yellow2')).toMatchObject({ fate: '', drive: { damage: 1 } });
    expect(after.robot('yellow2').slots.primary.damage).toBe(1);
    expect(after.robot('yellow3').drive.damage).toBe(0);
    // Robots of both teams: no kill counts (L395).
    expect(after.state.end).toBeUndefined();
  });
  test('alone, it is a kill for the others', () => {
    const after = bomb({ green2: { chassis: 'spiderbot', at: 'B14' }, yellow1: { at: 'T2' } }).play(
      'green1',
      {
        type: 'nuke',
      },
    );
    expect(after.state.end).toEqual({ winners: [1], cause: 'firstKill' });
  });
  test('when nobody is left, it is a draw', () => {
    const after = bomb({ yellow1: { at: 'K5' } }).play('green1', { type: 'nuke' });
    expect(after.state.end).toEqual({ winners: [], cause: 'lastActive' });
  });
  test('structures near are gone, those up to six hexes away take one', () => {
    const after = bomb(
      {
        green2: { chassis: 'spiderbot', at: 'B14' },
        yellow1: { at: 'K5' },
        yellow2: { chassis: 'helibot', at: 'T14' },
      },
      { structures: { gasStation: 1 } },
    ).play('green1', { type: 'nuke' });
    expect(after.state.structures).toEqual({
      towerTop: 1,
      towerBottom: 0,
      gasStation: 2,
      boatShed: 0,
      dam: 1,
      bridge: 1,
    });
  });
  test('a destroyed structure does not fall again', () => {
    const after = bomb(
      { yellow1: { chassis: 'helibot', at: 'K10' }, green2: { chassis: 'spiderbot', at: 'B14' } },
      { structures: { gasStation: 2 } },
    ).play('green1', { type: 'nuke' }, { rolls: [2, 3] });
    expect(after.emitted('structureHit').map(({ structure }) => structure)).not.toContain('gasStation');
    expect(after.robot('yellow1').onFire).toBe(false);
  });
  test('only with power', () => {
    const place = given({ robots: { green1: { at: 'K6', slots: { deep: 'suicideNuke' } } } });
    expect(place.refusal('green1', { type: 'nuke' })).toEqual({ refused: 'notPowered' });
  });
});
