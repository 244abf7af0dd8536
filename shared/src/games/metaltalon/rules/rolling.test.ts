import { given, coins } from '../testing/given';
import { damageOf, damagesOf, oddsOf } from './rolling';

const terms = { bonus: 0, empty: 0, dimes: 0 };
const shoot = { type: 'fireAtShip', ship: 's1', target: 's2' } as const;

describe('T9: rolling', () => {
  const game = (roller?: 'die' | 'stopwatch') =>
    given({
      options: roller && { roller },
      ships: { s1: { at: 'd4', ...coins(0, 1) }, s2: { owner: 1, at: 'e4', ...coins(9) } },
    });

  test.each([1, 2, 3, 4, 5, 6])('a table rolls the six-sided die unless it chose otherwise: %i', (roll) => {
    expect(game().play(0, shoot, roll).emitted('fired')[0]?.roll).toBe(roll);
  });

  test.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
    [7, 4],
    [8, 4],
    [9, 5],
  ])('the stopwatch: digit %i rolls %i, half of it rounded up', (digit, roll) => {
    // A draw of 1 to 10 stands for the digits 0 to 9.
    expect(
      game('stopwatch')
        .play(0, shoot, digit + 1)
        .emitted('fired')[0]?.roll,
    ).toBe(roll);
  });

  test('the die is the stronger one: 3.5 against 2.5', () => {
    expect(oddsOf(terms, 'die').expected).toBeCloseTo(3.5);
    expect(oddsOf(terms, 'stopwatch').expected).toBeCloseTo(2.5);
  });
});

describe('T6: damage', () => {
  test('is the roll less spaces and dimes, and zero or negative damage is none', () => {
    expect(damageOf({ ...terms, roll: 5, empty: 2, dimes: 1 })).toBe(2);
    expect(damageOf({ ...terms, roll: 2, empty: 2 })).toBe(0);
    expect(damageOf({ ...terms, roll: 1, empty: 2, dimes: 3 })).toBe(0);
  });

  test('T26: Warriors add 1 before anything is subtracted', () => {
    expect(damageOf({ ...terms, roll: 1, bonus: 1, empty: 3 })).toBe(0);
    expect(damageOf({ ...terms, roll: 6, bonus: 1, empty: 3 })).toBe(4);
  });
});

describe('odds', () => {
  test('how likely each damage is', () => {
    const { chances, expected } = oddsOf({ ...terms, empty: 4 }, 'die');
    expect(chances.map((chance) => Math.round(chance * 6))).toEqual([4, 1, 1]);
    expect(expected).toBeCloseTo(0.5);
  });

  test('they sum to 1', () => {
    const { chances } = oddsOf({ ...terms, bonus: 1, dimes: 2 }, 'stopwatch');
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(chances.map((chance) => Math.round(chance * 10))).toEqual([3, 2, 2, 2, 1]);
  });

  test('every damage of a roll', () => {
    expect(damagesOf({ ...terms, empty: 6 }, 'die')).toEqual([0, 0, 0, 0, 0, 0]);
    expect(damagesOf({ ...terms, empty: 4 }, 'die')).toEqual([0, 0, 0, 0, 1, 2]);
    expect(Math.max(...damagesOf({ ...terms, empty: 5 }, 'stopwatch'))).toBe(0);
    expect(Math.max(...damagesOf({ ...terms, empty: 5, bonus: 1 }, 'stopwatch'))).toBe(1);
  });
});

describe('T26: Warriors', () => {
  const warriors = given({
    seats: [{ race: 'warriors' }, { race: 'murphys' }],
    ships: { s1: { at: 'i13', ...coins(0, 2) }, s2: { owner: 1, at: 'h13', ...coins(20) } },
  });

  test('add 1 to every shot, and to re-rolls', () => {
    const shot = warriors.play(0, shoot, 3);
    expect(shot.emitted('fired')[0]).toMatchObject({ roll: 3, bonus: 1, damage: 4 });
    expect(shot.play(1, { type: 'reroll' }, 2).emitted('rerolled')[0]).toMatchObject({
      roll: 2,
      bonus: 1,
      damage: 3,
    });
  });

  test('and to shots at bases', () => {
    const shot = warriors.play(0, { type: 'fireAtBase', ship: 's1', base: 'F' }, 3);
    expect(shot.play(1, { type: 'letStand' }).emitted('robbed')[0]?.lost).toBe(4);
  });
});
