import type { CrewKind } from '../../content/infantry';
import { outsOf } from './gettingOut';
import { given, type GivenRobot } from '../../testing/given';

const tank = (said: Partial<GivenRobot>) =>
  given({
    robots: {
      green1: { chassis: 'robotank', at: 'K8', slots: { deep: 'nanoGlue', inner: 'repairArm' }, ...said },
      green2: { chassis: 'spiderbot', at: 'K7', damage: { drive: 1 } },
    },
    order: ['green1', 'green2'],
  });

describe('Nano Glue (K3)', () => {
  test('removes a damage marker, and is shown', () => {
    const after = tank({ poweredUp: true, damage: { core: 1 } }).play('green1', {
      type: 'glue',
      item: 'core',
    });
    expect(after.robot('green1').core.damage).toBe(0);
    expect(after.robot('green1').slots.deep.shown).toBe(true);
    expect(after.robot('green1').marks).toMatchObject({ attacks: 1, used: ['glue'] });
    expect(after.emitted('unmarked')).toMatchObject([{ item: 'core', marker: 'damage', by: 'nanoGlue' }]);
  });
  test('needs power, and something to mend', () => {
    const glue = { type: 'glue', item: 'drive' } as const;
    expect(tank({ damage: { drive: 1 } }).refusal('green1', glue).refused).toBe('notPowered');
    expect(tank({ poweredUp: true }).refusal('green1', glue).refused).toBe('nothingToMend');
    expect(
      tank({ poweredUp: true, damage: { drive: 1 }, disabled: ['deep'] }).refusal('green1', glue),
    ).toEqual({
      refused: 'cardDisabled',
    });
  });
  test('still works when a hit of the same turn has removed the power, and burns out (K19, K20)', () => {
    const after = tank({ poweredUp: true, damage: { core: 1, drive: 1 } }).play('green1', {
      type: 'glue',
      item: 'drive',
    });
    expect(after.robot('green1').drive.damage).toBe(0);
    expect(after.robot('green1').slots.deep.disabled).toBe(true);
  });
});

describe('Clanking Replication (L278)', () => {
  const lost = (card: 'railgun' | 'radar' | 'hotshotPilot', slot: 'primary' | 'zero') =>
    tank({
      poweredUp: true,
      slots: { deep: 'nanoGlue', [slot]: '' },
      lost: [{ slot, card, shown: false, destroyed: true }],
    });
  test('a destroyed card comes back open, with one damage', () => {
    const after = lost('railgun', 'primary').play('green1', {
      type: 'replicate',
      slot: 'primary',
      card: 'railgun',
    });
    expect(after.robot('green1').slots.primary).toMatchObject({
      card: 'railgun',
      shown: true,
      damage: 1,
      disabled: false,
    });
    expect(after.robot('green1').lost).toEqual([]);
    expect(after.view(1).robots['green1']?.slots.primary.card).toBe('railgun');
  });
  test('one that a single damage destroys comes back undamaged', () => {
    const after = lost('radar', 'zero').play('green1', { type: 'replicate', slot: 'zero', card: 'radar' });
    expect(after.robot('green1').slots.zero.damage).toBe(0);
  });
  test('a pod comes back empty, but those of another card are still in it; a drone comes back with its card (KX103)', () => {
    const glued = (card: 'infantryPod' | 'uav', out: readonly CrewKind[], edition: 1 | 2 = 2) =>
      given({
        options: { expansion: 'full', edition },
        units: [],
        robots: {
          green1: {
            ...{ chassis: 'robotank', at: 'K8', poweredUp: true, out },
            slots: { deep: 'nanoGlue', zero: '' },
            lost: [{ slot: 'zero', card, shown: true, destroyed: true }],
          },
        },
      })
        .play('green1', { type: 'replicate', slot: 'zero', card })
        .robot('green1').out;
    expect(glued('infantryPod', [])).toEqual(['foot', 'motorized']);
    expect(glued('infantryPod', ['drone', 'foot'])).toEqual(['drone', 'foot', 'motorized']);
    expect(glued('uav', ['foot', 'drone'])).toEqual(['foot']);
    expect(glued('infantryPod', [], 1)).toEqual([]);
    expect(glued('uav', ['drone'], 1)).toEqual(['drone']);
  });
  test('the dead do not get out of it', () => {
    const place = given({
      options: { expansion: 'full' },
      units: [],
      robots: {
        green1: {
          ...{ chassis: 'robotank', at: 'K8', poweredUp: true, slots: { deep: 'nanoGlue', zero: '' } },
          lost: [{ slot: 'zero', card: 'infantryPod', shown: true, destroyed: true }],
        },
      },
    }).play('green1', { type: 'replicate', slot: 'zero', card: 'infantryPod' });
    expect(place.robot('green1').slots.zero.card).toBe('infantryPod');
    expect(outsOf(place.state, place.robot('green1')).filter(({ who }) => who !== 'pilot')).toEqual([]);
  });
  test('not a pilot, nor a card that was not destroyed', () => {
    expect(
      lost('hotshotPilot', 'zero').refusal('green1', {
        type: 'replicate',
        slot: 'zero',
        card: 'hotshotPilot',
      }),
    ).toEqual({ refused: 'nothingLost' });
    expect(
      lost('radar', 'zero').refusal('green1', { type: 'replicate', slot: 'primary', card: 'railgun' }),
    ).toEqual({ refused: 'nothingLost' });
  });
  test('nor a card that was given up', () => {
    const place = tank({
      poweredUp: true,
      slots: { deep: 'nanoGlue', zero: '' },
      lost: [{ slot: 'zero', card: 'radar', shown: true, destroyed: false }],
    });
    expect(place.refusal('green1', { type: 'replicate', slot: 'zero', card: 'radar' })).toEqual({
      refused: 'nothingLost',
    });
  });
  test('with the Fragile option every card comes back undamaged', () => {
    const after = given({
      options: { fragile: true },
      robots: {
        green1: {
          chassis: 'robotank',
          at: 'K8',
          poweredUp: true,
          slots: { deep: 'nanoGlue', primary: '' },
          lost: [{ slot: 'primary', card: 'railgun', shown: true, destroyed: true }],
        },
      },
    }).play('green1', { type: 'replicate', slot: 'primary', card: 'railgun' });
    expect(after.robot('green1').slots.primary.damage).toBe(0);
  });
});

describe('Repair Arm (K3)', () => {
  test('mends a friend beside it, without power', () => {
    const after = tank({}).play('green1', { type: 'repair', robot: 'green2', item: 'drive' });
    expect(after.robot('green2').drive.damage).toBe(0);
    expect(after.robot('green1').slots.inner.shown).toBe(true);
  });
  test('not after leaving its hex, not further off, no enemy', () => {
    const mend = { type: 'repair', robot: 'green2', item: 'drive' } as const;
    expect(tank({ marks: { steps: 1 } }).refusal('green1', mend).refused).toBe('leftItsHex');
    expect(tank({ at: 'K10' }).refusal('green1', mend).refused).toBe('tooFar');
    expect(tank({}).refusal('green1', { ...mend, robot: 'yellow1' }).refused).toBe('noSuchRobot');
    expect(tank({}).refusal('green1', { ...mend, item: 'core' }).refused).toBe('nothingToMend');
  });
  test('not a destroyed item', () => {
    const place = given({
      robots: {
        green1: { at: 'K8', slots: { inner: 'repairArm' }, damage: { drive: 1 } },
        green2: { chassis: 'spiderbot', at: '', fate: 'destroyed', damage: { drive: 1 } },
      },
      order: ['green1'],
    });
    const mend = { type: 'repair', robot: 'green2', item: 'drive' } as const;
    expect(place.refusal('green1', mend).refused).toBe('noSuchRobot');
    expect(place.legalOf('green1', 'repair').map(({ robot }) => robot)).toEqual(['green1']);
  });
});
