import { ITEMS } from '../../content/equipment';
import { given, stateFrom, type Given, type GivenCar } from '../../testing/given';
import { isReady, whyNotUseAll } from './equipment';

/** A, with Machine Gun and Flamer, two spaces behind B; C one behind A. */
const chase = (car: Partial<GivenCar> = {}, more: Partial<Given> = {}) =>
  given({
    mover: 'A',
    ...more,
    cars: { A: { at: '1.3.4', ...car }, B: { at: '1.3.6' }, C: { at: '1.3.3' } },
  });

describe('R33 two Activations a turn', () => {
  test('arming costs one, and the counter counts as moved for this turn', () => {
    const after = chase().play('A', { type: 'arm', item: 'machineGun' });
    expect(after.car('A').armed).toEqual(['machineGun']);
    expect(after.emitted('armed')).toEqual([{ type: 'armed', car: 'A', item: 'machineGun' }]);
    expect(after.turn()).toMatchObject({ activations: 1, touched: ['machineGun'] });
    expect(after.refusal('A', { type: 'use', item: 'machineGun' }).refused).toBe('alreadyMoved');
    expect(after.refusal('A', { type: 'arm', item: 'machineGun' }).refused).toBe('alreadyArmed');
  });

  test('using disarms, and it cannot be armed again in this turn', () => {
    const after = chase({ armed: ['machineGun', 'flamer'] }).play(
      'A',
      { type: 'use', item: 'machineGun' },
      6,
      6,
    );
    expect(after.car('A').armed).toEqual(['flamer']);
    expect(after.turn()).toMatchObject({ activations: 1, touched: ['machineGun'] });
    expect(after.refusal('A', { type: 'arm', item: 'machineGun' }).refused).toBe('alreadyMoved');
    expect(after.refusal('A', { type: 'use', item: 'machineGun' }).refused).toBe('alreadyMoved');
  });

  test('after two nothing is armed or used', () => {
    const after = chase({ armed: ['flamer'] })
      .play('A', { type: 'arm', item: 'rocketBooster' })
      .play('A', { type: 'arm', item: 'machineGun' });
    expect(after.refusal('A', { type: 'use', item: 'flamer' }).refused).toBe('noActivations');
    expect(after.refusal('A', { type: 'arm', item: 'fireExtinguisher' }).refused).toBe('noActivations');
    expect(after.legal('A').filter(({ type }) => type === 'arm' || type === 'use')).toEqual([]);
  });

  test('both may be uses', () => {
    const after = chase({ armed: ['machineGun', 'flamer'] })
      .play('A', { type: 'use', item: 'machineGun' }, 1, 6)
      .play('A', { type: 'use', item: 'flamer' }, 6, 6, 2);
    expect(after.car('B').structure).toBe(5);
    expect(after.car('C').heat).toBe(1);
    expect(after.turn().activations).toBe(0);
  });

  test('each driver has their own four pieces', () => {
    const race = chase({ driver: 'turnpike' });
    expect(race.legalOf('A', 'arm').map(({ item }) => item)).toEqual([
      'sideBumper',
      'circularSaw',
      'rocketBooster',
      'fireExtinguisher',
    ]);
    expect(race.refusal('A', { type: 'arm', item: 'flamer' })).toEqual({
      refused: 'noSuchEquipment',
      detail: { item: 'flamer' },
    });
    expect(race.refusal('A', { type: 'use', item: 'flamer' }).refused).toBe('noSuchEquipment');
  });

  test('unarmed equipment cannot be used', () => {
    expect(chase().refusal('A', { type: 'use', item: 'machineGun' }).refused).toBe('notArmed');
    expect(chase().legalOf('A', 'use')).toEqual([]);
  });

  test('pieces used together need an activation each, and each is used once', () => {
    const armed = ['machineGun', 'flamer', 'rocketBooster'] as const;
    const field = (activations: number) =>
      stateFrom({ cars: { A: { at: '1.3.4', armed: [...armed] } }, activations });
    expect(whyNotUseAll(field(2), [])).toBeUndefined();
    expect(whyNotUseAll(field(0), [])).toBeUndefined();
    expect(whyNotUseAll(field(2), ['machineGun', 'flamer'])).toBeUndefined();
    expect(whyNotUseAll(field(1), ['machineGun', 'flamer'])?.refused).toBe('noActivations');
    expect(whyNotUseAll(field(2), ['machineGun', 'machineGun'])?.refused).toBe('alreadyMoved');
    expect(whyNotUseAll(field(2), ['machineGun', 'fireExtinguisher'])?.refused).toBe('notArmed');
  });
});

describe('R18 when', () => {
  test.each(['gear', 'move', 'after'] as const)('in the own turn at the step "%s"', (step) => {
    const after = chase({ armed: ['machineGun'] }, { step }).play('A', { type: 'arm', item: 'flamer' });
    expect(after.play('A', { type: 'use', item: 'machineGun' }, 2, 3).car('B').structure).toBe(5);
  });

  test('not in the turn of another car, nor while a compulsory lane change is due', () => {
    const race = chase({ armed: ['machineGun'] });
    expect(race.refusal('B', { type: 'arm', item: 'flamer' }).refused).toBe('notYourTurn');
    const swerving = chase({ armed: ['machineGun'] }, { step: 'swerve' });
    expect(swerving.refusal('A', { type: 'arm', item: 'flamer' }).refused).toBe('wrongPhase');
    expect(swerving.refusal('A', { type: 'use', item: 'machineGun' }).refused).toBe('wrongPhase');
  });
});

describe('R29 what shoots', () => {
  test('the worked example: at range 2 the Machine Gun rolls two dice', () => {
    const after = chase({ armed: ['machineGun'] }).play('A', { type: 'use', item: 'machineGun' }, 1, 2);
    expect(after.emitted('fired')).toEqual([
      { type: 'fired', car: 'A', item: 'machineGun', target: 'B', range: 2, dice: [1, 2], hits: 2 },
    ]);
    expect(after.emitted('damaged')).toEqual([
      { type: 'damaged', car: 'B', by: 'machineGun', points: 2, structure: 4 },
    ]);
  });

  test('a 3 does nothing', () => {
    const after = chase({ armed: ['machineGun'] }).play('A', { type: 'use', item: 'machineGun' }, 3, 6);
    expect(after.emitted('fired')[0]?.hits).toBe(0);
    expect(after.emitted('damaged')).toEqual([]);
    expect(after.car('B').structure).toBe(6);
  });

  test('the Flamer heats the car behind: three dice at range 1', () => {
    const after = chase({ armed: ['flamer'] }).play('A', { type: 'use', item: 'flamer' }, 1, 3, 2);
    expect(after.emitted('fired')[0]).toMatchObject({ target: 'C', range: 1, dice: [1, 3, 2], hits: 2 });
    expect(after.emitted('heated')).toEqual([{ type: 'heated', car: 'C', by: 'flamer', points: 2, heat: 2 }]);
    expect(after.car('C').structure).toBe(6);
  });

  test('a shot that takes the last Structure leaves a wreck', () => {
    const race = given({
      mover: 'A',
      cars: {
        A: { at: '1.3.4', armed: ['machineGun'] },
        B: { at: '1.3.6', structure: 1 },
        C: { at: '1.5.1' },
      },
    });
    const after = race.play('A', { type: 'use', item: 'machineGun' }, 1, 1);
    expect(after.car('B')).toMatchObject({ structure: 0, lost: 'structure', at: '1.3.6' });
    expect(after.turn().car).toBe('A');
  });

  test('one’s own second car may be shot at', () => {
    const race = given({
      mover: 'A',
      cars: { A: { at: '1.3.4', seat: 0, armed: ['machineGun'] }, B: { at: '1.3.5', seat: 0 } },
    });
    expect(race.play('A', { type: 'use', item: 'machineGun' }, 1, 6, 6).car('B').structure).toBe(5);
  });

  test('without a target there is no shot', () => {
    const race = given({ cars: { A: { at: '1.3.4', armed: ['machineGun', 'flamer'] } } });
    expect(race.refusal('A', { type: 'use', item: 'machineGun' }).refused).toBe('noTarget');
    expect(race.refusal('A', { type: 'use', item: 'flamer' }).refused).toBe('noTarget');
  });
});

describe('R31 Fire Extinguisher', () => {
  test('takes a heat point away', () => {
    const after = chase({ heat: 5, armed: ['fireExtinguisher'] }).play('A', {
      type: 'use',
      item: 'fireExtinguisher',
    });
    expect(after.car('A')).toMatchObject({ heat: 4, armed: [] });
    expect(after.emitted('cooled')).toEqual([{ type: 'cooled', car: 'A' }]);
  });

  test('not at zero', () => {
    const cold = chase({ armed: ['fireExtinguisher'] });
    expect(cold.refusal('A', { type: 'use', item: 'fireExtinguisher' }).refused).toBe('noHeat');
  });
});

describe('R6 Arcade', () => {
  const arcade = (more: Partial<Given> = {}) => chase({ heat: 1 }, { style: 'arcade', ...more });

  test('nothing is armed', () => {
    for (const item of ITEMS)
      expect(arcade().refusal('A', { type: 'arm', item }).refused).toBe('nothingToArm');
    expect(arcade().legalOf('A', 'arm')).toEqual([]);
  });

  test('each piece works once a turn, for an Activation each', () => {
    const fired = arcade().play('A', { type: 'use', item: 'machineGun' }, 1, 1);
    expect(fired.turn()).toMatchObject({ activations: 1, touched: ['machineGun'] });
    expect(fired.refusal('A', { type: 'use', item: 'machineGun' }).refused).toBe('alreadyMoved');
    const cooled = fired.play('A', { type: 'use', item: 'fireExtinguisher' });
    expect(cooled.refusal('A', { type: 'use', item: 'flamer' }).refused).toBe('noActivations');
  });

  test('equipment of other cars is not ready', () => {
    const { state } = arcade();
    const [ready, missing] = ['flamer', 'circularSaw'] as const;
    const car = { ...(state.cars['A'] as NonNullable<(typeof state.cars)['A']>) };
    expect(isReady(state, car, ready)).toBe(true);
    expect(isReady(state, car, missing)).toBe(false);
  });
});
