import { expectDefined } from '../../../../core/ground/result';
import type { Shot } from '../../actions';
import type { ArmsId, CardId } from '../../content/cards';
import { fight } from '../../testing/scenes/fight';
import { given, type GivenRobot } from '../../testing/given';
import { attackWith } from '../../testing/scenes/shots';
import { chanceToHit } from '../previews/odds';

/** Cards of the expansion that help the attacks of their robot, by the worked examples and rulings. */

const FULL = { options: { expansion: 'full' } } as const;
const core = (level: number): Pick<GivenRobot, 'powerCore'> => ({
  powerCore: { card: 'compulsatorFlywheel', shown: true, level },
});

/** A tank at this range from a car, with these cards in its primary slot, and in the one to its rear. */
const armed = (arms: ArmsId & CardId, helper: CardId, range: number, by: Partial<GivenRobot> = {}) =>
  fight(
    {
      green1: {
        at: 'A15',
        ...core(5),
        ...by,
        slots: { primary: arms, four: helper, ...by.slots } as GivenRobot['slots'],
      },
      yellow1: { chassis: 'robocar', at: `A${15 - range}` },
    },
    FULL,
  );
const shot = (arms: ArmsId, helper: CardId, more: Partial<Shot> = {}) =>
  attackWith(arms, { help: [helper], ...more });
const zeros = (count: number): readonly number[] => Array.from({ length: count }, () => 0);

describe('KX example 24: Bands: Electrothermal Ammunition', () => {
  const etc = 'electrothermalAmmunition';
  /** The dice of the shot and what it costs. */
  function fired(arms: ArmsId & CardId, range: number, dice: number) {
    const after = armed(arms, etc, range).play('green1', shot(arms, etc), { rolls: zeros(dice) });
    expect(after.emitted('rolled')).toMatchObject([{ thrown: dice }]);
    return after;
  }
  test('a Grenade Launcher at eight: 4/6/8, and a die, for a step of energy', () => {
    const after = fired('grenadeLauncher', 8, 2);
    expect(after.emitted('energy')).toMatchObject([{ from: 5, to: 4, cause: 'ammunition' }]);
    expect(after.robot('green1')).toMatchObject({ marks: { emits: true }, slots: { four: { shown: true } } });
  });
  test('a Howitzer at seven: medium instead of long; at four medium as ever', () => {
    fired('howitzer', 7, 3);
    fired('howitzer', 4, 3);
  });
  test('not nearer than before, and not without energy', () => {
    expect(armed('howitzer', etc, 2).refusal('green1', shot('howitzer', etc))).toMatchObject({
      refused: 'outOfRange',
    });
    const empty = armed('grenadeLauncher', etc, 8, core(0));
    expect(empty.refusal('green1', shot('grenadeLauncher', etc))).toMatchObject({ refused: 'noEnergy' });
    const plain = armed('grenadeLauncher', etc, 8).refusal('green1', attackWith('grenadeLauncher'));
    expect(plain).toMatchObject({ refused: 'outOfRange' });
  });
  test('only the first roll of an action, and once a turn', () => {
    const place = armed('gatlingGun', etc, 2, { slots: { zero: 'combatPilot', inner: 'recoillessRifle' } });
    const two = place.play('green1', shot('gatlingGun', etc, { attacks: 2 }), { rolls: zeros(5) });
    expect(two.emitted('rolled').map(({ thrown }) => thrown)).toEqual([3, 2]);
    expect(two.robot('green1').marks.helped).toContain(etc);
    expect(two.legalOf('green1', 'attack').filter(({ help }) => help.includes(etc))).toEqual([]);
  });
  test('neither for a flame nor for anything but guns', () => {
    for (const arms of ['flamethrower', 'rocketPod'] as const)
      expect(armed(arms, etc, 2).refusal('green1', shot(arms, etc))).toMatchObject({ refused: 'noHelp' });
  });
  test('KX13: used without power it burns out', () => {
    const after = armed('grenadeLauncher', etc, 5, { ...core(5), damage: { core: 1 } }).play(
      'green1',
      shot('grenadeLauncher', etc),
      { rolls: zeros(3) },
    );
    expect(after.robot('green1').slots).toMatchObject({
      four: { disabled: true },
      primary: { disabled: true },
    });
  });
  test('canister ends further out too', () => {
    const after = armed('smoothboreMainGun', etc, 5).play(
      'green1',
      shot('smoothboreMainGun', etc, { mode: 'canister' }),
      { rolls: zeros(3) },
    );
    expect(after.emitted('rolled')).toMatchObject([{ thrown: 3 }]);
  });
});

describe('KX example 24: Bands: Nano-Deformable Mirror', () => {
  const mirror = 'nanoDeformableMirror';
  const at = (range: number, dice: number) => {
    const after = armed('particleBeamAccelerator', mirror, range).play(
      'green1',
      shot('particleBeamAccelerator', mirror),
      { rolls: zeros(dice) },
    );
    return after.emitted('rolled').map(({ thrown }) => thrown);
  };
  test('a Particle Beam at seven throws three dice, at thirteen one', () => {
    expect(at(7, 3)).toEqual([3]);
    expect(at(13, 1)).toEqual([1]);
    const far = armed('particleBeamAccelerator', mirror, 13);
    expect(far.refusal('green1', attackWith('particleBeamAccelerator'))).toMatchObject({
      refused: 'outOfRange',
    });
  });
  test('once it lies open it counts by itself', () => {
    const open = armed('particleBeamAccelerator', mirror, 7, { shown: [mirror] });
    const after = open.play('green1', attackWith('particleBeamAccelerator'), { rolls: zeros(3) });
    expect(after.emitted('attacked')).toMatchObject([{ help: [mirror] }]);
    expect(after.emitted('rolled')).toMatchObject([{ thrown: 3 }]);
  });
  test('not for guns', () => {
    expect(armed('railgun', mirror, 5).refusal('green1', shot('railgun', mirror))).toMatchObject({
      refused: 'noHelp',
    });
  });
  test('smoke takes no die off; without the mirror it does', () => {
    const place = (open: boolean) =>
      fight(
        {
          green1: {
            at: 'A10',
            ...core(5),
            slots: { primary: 'particleBeamAccelerator', four: mirror },
            ...(open && { shown: [mirror] }),
          },
          yellow1: {
            chassis: 'robocar',
            at: 'A6',
            slots: { zero: 'smokeGenerator' },
            shown: ['smokeGenerator'],
          },
        },
        FULL,
      );
    expect(place(false).attack('green1', 'particleBeamAccelerator', 'yellow1').window?.kind).toBe('before');
    const clear = place(true).attack('green1', 'particleBeamAccelerator', 'yellow1', { rolls: zeros(3) });
    expect(clear.emitted('asked')).toEqual([]);
  });
  test('the rangefinder counts the changed bands', () => {
    const place = armed('particleBeamAccelerator', mirror, 6, {
      slots: { four: 'targetingLaser', inner: mirror },
    });
    const both = shot('particleBeamAccelerator', mirror, { help: ['targetingLaser', mirror] });
    expect(place.refusal('green1', both)).toMatchObject({ refused: 'noHelp' });
    const one = shot('particleBeamAccelerator', 'targetingLaser');
    expect(place.play('green1', one, { rolls: zeros(3) }).emitted('rolled')).toMatchObject([{ thrown: 3 }]);
  });
});

describe('Superconductors (KX8)', () => {
  const cold = 'superconductors';
  test('the first die of overcharge each turn costs nothing', () => {
    const place = armed('railgun', cold, 5, core(1));
    expect(place.refusal('green1', attackWith('railgun', { overcharge: 1 }))).toMatchObject({
      refused: 'noEnergy',
    });
    const after = place.play('green1', shot('railgun', cold, { overcharge: 1 }), { rolls: zeros(3) });
    expect(after.emitted('rolled')).toMatchObject([{ thrown: 3 }]);
    expect(after.robot('green1').powerCore?.level).toBe(0);
    expect(after.emitted('overcharged')).toMatchObject([{ dice: 1 }]);
  });
  test('KX example 2: two overcharges of an Ultracapacitor cost four steps with them', () => {
    const place = armed('freeElectronLaser', cold, 5, {
      powerCore: { card: 'ultracapacitor', shown: true, level: 4 },
    });
    const two = shot('freeElectronLaser', cold, { attacks: 2, overcharge: 2 });
    expect(place.refusal('green1', { ...two, help: [] })).toMatchObject({ refused: 'noEnergy' });
    expect(place.play('green1', two, { rolls: zeros(8) }).robot('green1').powerCore?.level).toBe(0);
  });
  test('no help where nothing is overcharged, or a second time in a turn; open they count by themselves', () => {
    const place = armed('railgun', cold, 5);
    expect(place.refusal('green1', shot('railgun', cold))).toMatchObject({ refused: 'noHelp' });
    const open = armed('railgun', cold, 5, { shown: [cold] });
    const after = open.play('green1', attackWith('railgun', { overcharge: 1 }), { rolls: zeros(3) });
    expect(after.robot('green1').powerCore?.level).toBe(4);
    const used = armed('railgun', cold, 5, { shown: [cold], marks: { helped: [cold] } });
    const again = used.play('green1', attackWith('railgun', { overcharge: 1 }), { rolls: zeros(3) });
    expect(again.robot('green1').powerCore?.level).toBe(3);
  });
});

describe('KX example 25: Dual-Mode Seeker (KX25)', () => {
  const seeker = 'dualModeSeeker';
  const at = (arms: 'guidedMissile' | 'towMissile' | 'rocketPod', range: number, on: Partial<GivenRobot>) =>
    fight(
      {
        green1: { at: 'A15', ...core(5), slots: { primary: arms, four: seeker } },
        yellow1: { chassis: 'robocar', at: `A${15 - range}`, ...on },
      },
      FULL,
    );
  const emitting = { poweredUp: true } as const;
  test('a Guided Missile at a powered-up car that stands still', () => {
    const place = at('guidedMissile', 10, emitting);
    expect(place.refusal('green1', attackWith('guidedMissile'))).toMatchObject({ refused: 'notMoved' });
    const after = place.play('green1', shot('guidedMissile', seeker), { rolls: zeros(2) });
    expect(after.emitted('shown').map(({ card }) => card)).toContain(seeker);
    expect(after.emitted('rolled')).toMatchObject([{ thrown: 2, silhouette: 3 }]);
    expect(chanceToHit(2, 3)).toBeCloseTo(0.833, 3);
  });
  test('chaff makes it fly at the ordinary silhouette', () => {
    const place = at('guidedMissile', 10, { ...emitting, slots: { zero: 'chaff' }, shown: ['chaff'] });
    const after = place
      .play('green1', shot('guidedMissile', seeker))
      .answer('yellow1', { cards: ['chaff'] }, { rolls: zeros(2) });
    expect(after.emitted('rolled')).toMatchObject([{ silhouette: 4 }]);
    expect(chanceToHit(2, 4)).toBeCloseTo(0.722, 3);
  });
  test('a TOW at a robot that has used a star; not at one that is quiet, and not for other missiles', () => {
    const after = at('towMissile', 5, { marks: { emits: true } }).play('green1', shot('towMissile', seeker), {
      rolls: zeros(3),
    });
    expect(after.emitted('rolled')).toMatchObject([{ thrown: 3 }]);
    for (const [arms, on] of [
      ['towMissile', {}],
      ['rocketPod', emitting],
    ] as const)
      expect(at(arms, 5, on).refusal('green1', shot(arms, seeker))).toMatchObject({ refused: 'noHelp' });
  });
  test.each([
    ['electrolaser', true],
    ['radar', true],
    ['heavyMachineGun', false],
  ] as const)('KX25: an attack with the %s is an emission: %p', (arms, isHeard) => {
    const place = fight(
      {
        green1: { at: 'A15', ...core(5), slots: arms === 'radar' ? { four: arms } : { primary: arms } },
        yellow1: { chassis: 'robocar', at: 'A12' },
      },
      FULL,
    );
    const [one] = place.legalOf('green1', 'attack').filter((action) => action.arms === arms);
    const after = place.play('green1', expectDefined(one, 'an attack'), {
      rolls: zeros(arms === 'electrolaser' ? 3 : 2),
    });
    expect(after.robot('green1').marks.emits ?? false).toBe(isHeard);
    expect(after.view(1).robots['green1']?.marks.emits ?? false).toBe(isHeard);
  });
});

describe('Rectenna (L577, L808)', () => {
  /** Woods are between. */
  const behindWoods = (on: Partial<GivenRobot>, by: Partial<GivenRobot> = {}) =>
    fight(
      {
        green1: {
          at: 'D5',
          facing: 'north',
          slots: { primary: 'heavyMachineGun', four: 'rectenna' },
          ...by,
        },
        yellow1: { chassis: 'robocar', at: 'D2', ...on },
      },
      FULL,
    );
  test('an enemy that emits is attacked along the line to a painted one', () => {
    const place = behindWoods({ marks: { emits: true } });
    expect(place.refusal('green1', attackWith('heavyMachineGun'))).toMatchObject({ refused: 'noLine' });
    const after = place.play('green1', shot('heavyMachineGun', 'rectenna'), { rolls: zeros(2) });
    expect(after.emitted('rolled')).toHaveLength(1);
    const open = behindWoods({ marks: { emits: true } }, { shown: ['rectenna'] });
    expect(open.legalOf('green1', 'attack').some(({ target }) => target === 'yellow1')).toBe(true);
  });
  test('not one that is quiet, nor further than six hexes', () => {
    expect(behindWoods({}).refusal('green1', shot('heavyMachineGun', 'rectenna'))).toMatchObject({
      refused: 'noHelp',
    });
    const far = armed('particleBeamAccelerator', 'rectenna', 7).refusal(
      'green1',
      shot('particleBeamAccelerator', 'rectenna'),
    );
    expect(far).toMatchObject({ refused: 'noHelp' });
  });

  const status = (green1: Partial<GivenRobot>, more: Parameters<typeof given>[0]['structures'] = {}) =>
    given({
      phase: 'status',
      robots: {
        green1: { at: 'K11', ...green1, slots: { four: 'rectenna', ...green1.slots } },
        yellow1: { chassis: 'robocar', at: 'A2' },
      },
      structures: more,
      ...FULL,
    });
  test('KX example 8: open, it charges by itself, before a Fuel Cell', () => {
    const place = status({
      powerCore: { card: 'fuelCell', shown: true, level: 3 },
      shown: ['rectenna'],
    });
    expect(place.emitted('energy').map(({ from, to, cause }) => [from, to, cause])).toEqual([
      [3, 4, 'received'],
      [4, 3, 'ability'],
      [3, 5, 'fuelCell'],
    ]);
  });
  test('KX37: face down its owner is asked, and it is shown', () => {
    const asked = status(core(3));
    expect(asked.window).toMatchObject({ kind: 'mend', asked: ['green1'] });
    const after = asked.answer('green1', { cards: ['rectenna'] });
    expect(after.emitted('energy')).toMatchObject([{ from: 3, to: 4, cause: 'received' }]);
    expect(after.robot('green1').slots.four.shown).toBe(true);
  });
  test('KX37: a robot that might have one is asked; nobody whose core is full or face down', () => {
    const other = status({ ...core(3), slots: { four: 'chaff' } });
    expect(other.window).toMatchObject({ kind: 'mend', asked: ['green1'] });
    expect(other.legalOf('green1', 'answer')).toHaveLength(1);
    expect(status(core(5)).window).toBeUndefined();
    expect(status({ powerCore: { card: 'fuelCell' } }).window).toBeUndefined();
  });
  test('KX36: not when the own tower has fallen, whatever becomes of the other', () => {
    const open = { ...core(3), shown: ['rectenna'] } as const;
    expect(status(open, { towerBottom: 2 }).emitted('energy')).toEqual([]);
    expect(status(open, { towerTop: 2 }).emitted('energy')).toHaveLength(1);
  });
  test('KX12: a disabled core takes nothing in', () => {
    expect(status({ ...core(3), shown: ['rectenna'], disabled: ['core'] }).emitted('energy')).toEqual([]);
  });
  test('KX37: before a Solenoid pays for its power', () => {
    const solenoid = (level: number) => ({
      poweredUp: true,
      powerCore: { card: 'superconductingSolenoid', shown: true, level } as const,
      shown: ['rectenna'] as const,
    });
    const kept = status(solenoid(4)).answer('green1', { core: 'keepPower' });
    expect(kept.emitted('energy').map(({ from, to }) => [from, to])).toEqual([
      [4, 5],
      [5, 4],
    ]);
    expect(status(solenoid(5)).answer('green1', { core: 'keepPower' }).emitted('energy')).toHaveLength(1);
  });
});
