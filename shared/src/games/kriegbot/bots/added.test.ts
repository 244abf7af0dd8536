import { seededDice, seedFrom } from '../../../core/dice/dice';
import { withDice } from '../../../core/testing/means';
import { kriegbot } from '..';
import type { ActionOf } from '../actions';
import { rangeBetween } from '../rules/field/arcs';
import { fight } from '../testing/scenes/fight';
import { given, type GivenRobot, type Position } from '../testing/given';
import { attackWith } from '../testing/scenes/shots';
import { easy } from './easy';
import { hard } from './hard';
import { situationOf } from './imagining';

/** What bots make of cards of the expansion that they meet. */

const FULL = { options: { expansion: 'full' } } as const;
const core = (level: number): Pick<GivenRobot, 'powerCore'> => ({
  powerCore: { card: 'compulsatorFlywheel', shown: true, level },
});
/** What a bot says in this seat. */
const saidBy = (bot: typeof hard, { state }: Position, seat: number, seed = 'added') => {
  const view = kriegbot.project(state, seat);
  return bot.choose(view, seat, kriegbot.legal(view, seat), withDice(seededDice(seedFrom(seed))));
};
const said = (place: Position, seat: number) => saidBy(hard, place, seat);
/** The kinds of what the easy bot says, of ten times. */
const saidEasily = (place: Position): Set<string> =>
  new Set(Array.from({ length: 10 }, (_, time) => saidBy(easy, place, 0, `time ${time}`).type));

test('KX46: mines are detonated at once', () => {
  const place = given({
    phase: 'movement',
    order: ['yellow1'],
    robots: {
      green1: { chassis: 'spiderbot', at: 'A1', slots: { four: 'limpetMines' }, shown: ['limpetMines'] },
      yellow1: { chassis: 'hoverbot', at: 'K11', mines: ['green1'] },
    },
    ...FULL,
  });
  expect(said(place, 0)).toMatchObject({ type: 'answer', cards: ['limpetMines'] });
});

test('KX34: armor is shown against canister', () => {
  const place = fight(
    {
      green1: { at: 'A10', slots: { primary: 'smoothboreMainGun' } },
      yellow1: { chassis: 'robocar', at: 'A7', skin: 'electroReactive' },
    },
    FULL,
  )
    .play('green1', attackWith('smoothboreMainGun', { mode: 'canister' }))
    .decline({ rolls: [4, 3] });
  expect(said(place, 1)).toMatchObject({ type: 'answer', cards: ['electroReactive'] });
});

test('KX37: a Rectenna charges a core that is almost empty', () => {
  const place = given({
    phase: 'status',
    robots: {
      green1: { at: 'K11', ...core(1), slots: { primary: 'railgun', four: 'rectenna' } },
      yellow1: { chassis: 'robocar', at: 'A2' },
    },
    ...FULL,
  });
  expect(said(place, 0)).toMatchObject({ type: 'answer', cards: ['rectenna'] });
});

/** Names of the map: column A is open ground around these rows. */
const bomber = { at: 'A10', slots: { primary: 'chainsaw', four: 'fuelAirBomb' }, facing: 'north' } as const;

describe('a bomb', () => {
  test('is placed on an enemy that no weapon reaches', () => {
    const enemy = { chassis: 'robotank', at: 'A5', marks: { option: 'maneuver' } } as const;
    const choice = said(fight({ green1: bomber, yellow1: enemy }, FULL), 0);
    expect(choice).toMatchObject({ type: 'bomb' });
    expect(rangeBetween((choice as ActionOf<'bomb'>).at, 'A5')).toBeLessThanOrEqual(1);
  });
  test('is placed where it strikes two of them', () => {
    const [one, other] = ['A5', 'B6'] as const;
    const choice = said(
      fight(
        {
          green1: bomber,
          yellow1: { chassis: 'robotank', at: one, marks: { option: 'maneuver' } },
          yellow2: { chassis: 'robocar', at: other, seat: 1, marks: { option: 'maneuver' } },
        },
        { ...FULL, options: { ...FULL.options, robots: 2 } },
      ),
      0,
    );
    expect(choice).toMatchObject({ type: 'bomb' });
    for (const at of [one, other])
      expect(rangeBetween((choice as ActionOf<'bomb'>).at, at)).toBeLessThanOrEqual(1);
  });
  test('is not placed where nobody is but friends, or one enemy whom it will hardly hit', () => {
    const mate = { chassis: 'spiderbot', at: 'A5', seat: 0 } as const;
    const far = { chassis: 'robocar', at: 'T0' } as const;
    expect(said(fight({ green1: bomber, green2: mate, yellow1: far }, FULL), 0).type).toBe('pass');
    const fast = { chassis: 'rocketbot', at: 'A5', marks: { option: 'move' } } as const;
    expect(said(fight({ green1: bomber, yellow1: fast }, FULL), 0).type).toBe('pass');
  });
  test('spares a friend beside the enemy', () => {
    const standing = { chassis: 'robotank', marks: { option: 'maneuver' } } as const;
    const place = fight(
      { green1: bomber, green2: { ...standing, at: 'A6', seat: 0 }, yellow1: { ...standing, at: 'A5' } },
      { ...FULL, order: ['green1'] },
    );
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const choice = saidBy(hard, place, 0, seed);
      expect(choice).toMatchObject({ type: 'bomb' });
      expect(rangeBetween((choice as ActionOf<'bomb'>).at, 'A6')).toBeGreaterThan(1);
    }
  });
  test('is not preferred to an attack that does more', () => {
    const place = fight(
      {
        green1: { at: 'A10', slots: { primary: 'heavyMachineGun', four: 'fuelAirBomb' } },
        yellow1: { chassis: 'robotank', at: 'A8', marks: { option: 'maneuver' } },
      },
      FULL,
    );
    expect(said(place, 0)).toMatchObject({ type: 'attack', arms: 'heavyMachineGun' });
  });
});

describe('an Active Camouflage', () => {
  const skin = 'activeCamouflage';
  const enemy = { chassis: 'robotank', at: 'A2', slots: { primary: 'howitzer' }, shown: 'all' } as const;
  const moving = (green1: Partial<GivenRobot>) =>
    given({
      phase: 'movement',
      order: ['green1', 'yellow1'],
      robots: { green1: { at: 'A10', skin, ...core(5), ...green1 }, yellow1: enemy },
      ...FULL,
    });
  const bombed = (green1: Partial<GivenRobot>) => {
    const place = fight(
      {
        yellow1: { at: 'A4', facing: 'south', slots: { four: 'fuelAirBomb' } },
        green1: { at: 'A10', skin, ...core(5), slots: { primary: 'chainsaw' }, ...green1 },
      },
      { ...FULL, order: ['yellow1', 'green1'] },
    );
    return place.play('yellow1', { type: 'bomb', at: 'A10' });
  };

  test('is lit to be rid of paint', () => {
    expect(said(moving({ painted: true }), 0)).toEqual({ type: 'camouflage' });
  });
  test('is not lit without paint, against mines, or for the last step of energy', () => {
    expect(said(moving({}), 0).type).not.toBe('camouflage');
    expect(said(moving({ mines: ['yellow1'] }), 0).type).not.toBe('camouflage');
    expect(said(moving({ painted: true, ...core(1) }), 0).type).not.toBe('camouflage');
  });
  test('is lit against a bomb beside it, which nobody can answer; not once it is lit', () => {
    expect(said(bombed({}), 0)).toEqual({ type: 'camouflage' });
    expect(said(bombed({ marks: { camouflaged: true } }), 0).type).not.toBe('camouflage');
  });
});

describe('an Exo-Disposable', () => {
  const moving = (green1: Partial<GivenRobot>) =>
    given({
      phase: 'movement',
      order: ['green1'],
      robots: {
        green1: { at: 'A10', skin: 'exoDisposable', ...core(5), ...green1 },
        yellow1: { chassis: 'robocar', at: 'A2' },
      },
      ...FULL,
    });

  test('is thrown off to have power again, and takes the worst item along', () => {
    expect(said(moving({ damage: { core: 1, zero: 1 } }), 0)).toEqual({ type: 'shed', item: 'core' });
  });
  test('is thrown off rather than reboot for one disabled drive', () => {
    expect(said(moving({ disabled: ['drive'] }), 0)).toEqual({ type: 'shed', item: 'drive' });
  });
  test('is kept for something worse than a scratch, or paint', () => {
    expect(said(moving({ damage: { zero: 1 } }), 0).type).not.toBe('shed');
    expect(said(moving({ painted: true }), 0).type).not.toBe('shed');
  });
});

describe('how far it knows to shoot', () => {
  /** The harm that green1 can do at this range in the open. */
  const harmAt = (range: number, green1: Partial<GivenRobot>): number => {
    const { state } = given({
      robots: { green1: { at: 'K11', ...green1 }, yellow1: { chassis: 'robocar', at: 'A2' } },
      order: ['green1'],
      ...FULL,
    });
    return situationOf(kriegbot.project(state, 0), 0).duel('green1', 'yellow1').open(range, false);
  };
  const gun = { primary: 'grenadeLauncher', secondary: 'chainsaw', zero: '', inner: '', deep: '' } as const;

  test('with ammunition two hexes further, as long as there is energy for it', () => {
    const ammunition = { slots: { ...gun, four: 'electrothermalAmmunition' } } as const;
    expect(harmAt(8, { slots: { ...gun, four: 'repairArm' }, ...core(5) })).toBe(0);
    expect(harmAt(8, { ...ammunition, ...core(5) })).toBeGreaterThan(0);
    expect(harmAt(9, { ...ammunition, ...core(5) })).toBe(0);
    expect(harmAt(8, { ...ammunition, ...core(0) })).toBe(0);
    const used = { marks: { helped: ['electrothermalAmmunition'] } } as const;
    expect(harmAt(8, { ...ammunition, ...core(5), ...used })).toBe(0);
  });
  test('with a mirror three hexes further, by beams alone', () => {
    const beam = { ...gun, primary: 'particleBeamAccelerator', four: 'nanoDeformableMirror' } as const;
    expect(harmAt(15, { slots: { ...beam, four: 'repairArm' }, ...core(5) })).toBe(0);
    expect(harmAt(15, { slots: beam, ...core(5) })).toBeGreaterThan(0);
    expect(harmAt(8, { slots: { ...gun, four: 'nanoDeformableMirror' }, ...core(5) })).toBe(0);
  });
});

describe('the easy bot at times', () => {
  test('bombs the nearest enemy, but no friend', () => {
    const enemy = { chassis: 'robotank', at: 'A5', marks: { option: 'maneuver' } } as const;
    expect(saidEasily(fight({ green1: bomber, yellow1: enemy }, FULL))).toContain('bomb');
    const mate = { chassis: 'spiderbot', at: 'A6', seat: 0 } as const;
    expect(saidEasily(fight({ green1: bomber, green2: mate, yellow1: enemy }, FULL))).not.toContain('bomb');
  });
  const moving = (green1: Partial<GivenRobot>, yellow1: Partial<GivenRobot> = {}) =>
    given({
      phase: 'movement',
      order: ['green1'],
      robots: { green1: { at: 'A10', ...core(5), ...green1 }, yellow1: { at: 'A2', ...yellow1 } },
      ...FULL,
    });
  test('lights its skin when it is painted', () => {
    const skin = 'activeCamouflage';
    expect(saidEasily(moving({ skin, painted: true }))).toContain('camouflage');
    expect(saidEasily(moving({ skin }))).not.toContain('camouflage');
  });
  test('throws its skin off when it is crippled', () => {
    const skin = 'exoDisposable';
    expect(saidEasily(moving({ skin, damage: { core: 1 } }))).toContain('shed');
    expect(saidEasily(moving({ skin, damage: { zero: 1 } }))).not.toContain('shed');
  });
  test('blows up a mine in its own turn', () => {
    const miner = { slots: { four: 'limpetMines' }, shown: ['limpetMines'], laid: { four: 1 } } as const;
    expect(
      saidEasily(fight({ green1: { at: 'A10', ...miner }, yellow1: { at: 'A2', mines: ['green1'] } }, FULL)),
    ).toContain('detonate');
  });
});
