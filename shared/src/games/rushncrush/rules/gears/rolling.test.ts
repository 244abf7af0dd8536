import { SPEEDS } from '../../content/gears';
import { given, type Given, type GivenCar } from '../../testing/given';
import { changesFor, heatDiceOf, heatUpTo } from './rolling';

const engine = (car: Partial<GivenCar>, more: Partial<Given> = {}) =>
  given({ ...more, cars: { A: { at: '1.3.3', ...car } } });

describe('R19 heat dice', () => {
  test.each([
    ['blue', '4.10', [], 4],
    ['yellow', '4.11', [2], 1],
    ['orange', '3.10', [2, 3], 1],
    ['red', '3.11', [1, 2, 2], 3],
  ] as const)('%s', (_, box, dice, heat) => {
    expect(heatDiceOf(box)).toBe(dice.length);
    const steering = box.endsWith('11') ? [6, 6] : [6];
    const after = engine({ box }).play('A', { type: 'roll' }, ...dice, ...steering);
    const [rolled] = after.emitted('heatRolled');
    if (dice.length === 0) expect(rolled).toBeUndefined();
    else expect(rolled).toEqual({ type: 'heatRolled', car: 'A', dice: [...dice], upTo: 2, heat });
    expect(after.car('A').heat).toBe(dice.length === 0 ? 0 : heat);
  });

  test('1 and 2 bring heat, 3 does not', () => {
    const after = engine({ box: '3.11' }).play('A', { type: 'roll' }, 1, 2, 3, 6, 6);
    expect(after.emitted('heated')).toEqual([{ type: 'heated', car: 'A', by: 'engine', points: 2, heat: 2 }]);
  });

  test('the worked example: two Turbos, and each heat die brings heat on 1 to 4', () => {
    const after = engine({ box: '3.9' })
      .play('A', { type: 'turbo', box: '3.10' })
      .play('A', { type: 'turbo', box: '3.11' })
      .play('A', { type: 'roll' }, 4, 3, 5, 6, 6);
    expect(after.emitted('heatRolled')[0]).toMatchObject({ upTo: 4, heat: 2 });
  });

  test('after four or more every number does, and no more than a die shows', () => {
    expect([0, 1, 2, 3, 4, 5].map(heatUpTo)).toEqual([2, 3, 4, 5, 6, 6]);
  });

  test('Brake points bring none', () => {
    const after = engine({ box: '3.11' })
      .play('A', { type: 'brake', box: '3.10' })
      .play('A', { type: 'roll' }, 3, 3, 6);
    expect(after.emitted('heatRolled')[0]).toMatchObject({ upTo: 2, heat: 0 });
  });

  test('Turbo points of earlier turns bring none', () => {
    const after = engine({ box: '3.10', turbo: 0 }).play('A', { type: 'roll' }, 3, 3, 6);
    expect(after.car('A').heat).toBe(0);
  });

  test('they are rolled before the car moves: a car that blows up does not move', () => {
    const race = given({
      mover: 'A',
      cars: { A: { at: '1.3.3', heat: 5 }, B: { at: '1.4.3' }, C: { at: '1.5.2' } },
    });
    const after = race.play('A', { type: 'roll' }, 2, 6);
    expect(after.car('A')).toMatchObject({ heat: 6, lost: 'heat', at: '1.3.3' });
    expect(after.emitted('steeringRolled')).toEqual([]);
    expect(after.turn().car).toBe('B');
  });
});

describe('R20 steering dice', () => {
  test.each([
    ['the highest counts at 6', '2.6', [1, 4, 2, 3, 1], 4],
    ['the highest counts at 10', '4.10', [1], 1],
    ['the lowest counts at 12', '5.12', [3, 6, 2], 2],
    ['the lowest counts at 14', '5.14', [5, 4, 6, 4], 4],
  ] as const)('%s', (_, box, dice, changes) => {
    const heat = Array.from({ length: heatDiceOf(box) }, () => 6);
    const after = engine({ box }).play('A', { type: 'roll' }, ...heat, ...dice);
    expect(after.turn()).toMatchObject({ step: 'move', movement: Number(box.slice(2)), changes });
    expect(after.emitted('steeringRolled')[0]).toMatchObject({ dice: [...dice], changes, unlimited: false });
  });

  test.each([
    ['1.4', [], 4],
    ['2.5', [], 5],
  ] as const)('none at %s: as many lane changes as movement', (box, dice, changes) => {
    const after = engine({ box }).play('A', { type: 'roll' }, ...dice);
    expect(after.turn()).toMatchObject({ movement: changes, changes });
    expect(after.emitted('steeringRolled')[0]).toMatchObject({ dice: [], unlimited: true });
  });

  test('none at 18, and no lane change', () => {
    const after = engine({ box: '5.18' }).play('A', { type: 'roll' }, 6, 6, 6);
    expect(after.turn()).toMatchObject({ movement: 18, changes: 0 });
    expect(after.emitted('steeringRolled')[0]).toMatchObject({ dice: [], changes: 0, unlimited: false });
  });

  test('at every speed the number of dice of its row is rolled', () => {
    for (const row of SPEEDS) {
      const dice = Array.from({ length: row.dice }, () => 3);
      const expected = { any: row.speed, highest: 3, lowest: 3, none: 0 }[row.counts];
      expect(changesFor(row, dice)).toBe(expected);
    }
  });
});
