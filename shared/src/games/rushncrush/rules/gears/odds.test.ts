import { BOXES, NEUTRAL, SPEEDS } from '../../content/gears';
import { blowUpChance, changeOdds, heatOdds, meanOf, wallOdds, type Odds } from './odds';
import { changesFor, heatDiceOf, heatUpTo, rowOf } from './rolling';

const FACES = [1, 2, 3, 4, 5, 6];

/** Every throw of this number of dice. */
const throwsOf = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : throwsOf(dice - 1).flatMap((shown) => FACES.map((die) => [...shown, die]));

/** The distribution of a value over all throws, from 0 on. */
function enumerated(dice: number, most: number, value: (shown: readonly number[]) => number): Odds {
  const all = throwsOf(dice).map(value);
  return Array.from({ length: most + 1 }, (_, at) => all.filter((one) => one === at).length / all.length);
}

const expectSame = (odds: Odds | undefined, counted: Odds): void => {
  expect(odds).toHaveLength(counted.length);
  for (const [at, chance] of counted.entries()) expect(odds?.[at]).toBeCloseTo(chance, 12);
};

describe('R19 the odds of heat are those of all throws', () => {
  test.each([0, 1, 2, 3, 4, 5, 6])('after %d Turbo points', (turbo) => {
    for (const { id } of BOXES) {
      const dice = heatDiceOf(id);
      const counted = enumerated(dice, dice, (shown) => shown.filter((die) => die <= heatUpTo(turbo)).length);
      expectSame(heatOdds(id, turbo), counted);
    }
  });

  test('an engine blows up when its last points are used up', () => {
    // Red, two Turbos: heat on 1 to 4, three dice.
    expect(blowUpChance('3.11', { turbo: 2, heat: 5 })).toBeCloseTo(1 - (1 / 3) ** 3, 12);
    expect(blowUpChance('3.11', { turbo: 2, heat: 4 })).toBeCloseTo(20 / 27, 12);
    expect(blowUpChance('3.11', { turbo: 2, heat: 3 })).toBeCloseTo((2 / 3) ** 3, 12);
    expect(blowUpChance('3.11', { turbo: 2, heat: 2 })).toBe(0);
    expect(blowUpChance('5.12', { turbo: 4, heat: 5 })).toBe(0);
  });

  test('in neutral no heat dice are rolled', () => {
    expect(heatOdds(NEUTRAL, 0)).toEqual([1]);
    expect(blowUpChance(NEUTRAL, { turbo: 0, heat: 5 })).toBe(0);
  });
});

const boxAt = (speed: number): string => BOXES.find((box) => box.speed === speed)?.id ?? '';

describe('R20 the odds of lane changes are those of all throws', () => {
  test.each(SPEEDS.filter(({ counts }) => counts !== 'any').map(({ speed }) => speed))(
    'speed %d',
    (speed) => {
      const row = rowOf(boxAt(speed));
      expectSame(
        changeOdds(boxAt(speed)),
        enumerated(row.dice, 6, (shown) => changesFor(row, shown)),
      );
    },
  );

  test('up to speed 5 they are not limited', () => {
    expect([4, 5, 6].map((speed) => changeOdds(boxAt(speed)) === undefined)).toEqual([true, true, false]);
  });
});

describe('R24 the odds of wall damage', () => {
  test.each([
    [4, 1],
    [5, 1],
    [18, 6],
  ])('at speed %d always %d', (speed, damage) => {
    expect(wallOdds(boxAt(speed)).indexOf(1)).toBe(damage);
    expect(meanOf(wallOdds(boxAt(speed)))).toBe(damage);
  });

  test('the example of the rules: at 12 the highest of three', () => {
    expectSame(
      wallOdds('5.12'),
      enumerated(3, 6, (shown) => Math.max(...shown)),
    );
  });

  test.each([6, 7, 8, 9, 10])('at %d the lowest counts', (speed) => {
    expectSame(
      wallOdds(boxAt(speed)),
      enumerated(rowOf(boxAt(speed)).dice, 6, (shown) => Math.min(...shown)),
    );
  });

  test.each([11, 14, 16])('at %d the highest counts', (speed) => {
    expectSame(
      wallOdds(boxAt(speed)),
      enumerated(rowOf(boxAt(speed)).dice, 6, (shown) => Math.max(...shown)),
    );
  });
});

test('the mean', () => {
  expect(meanOf([0.5, 0, 0.5])).toBe(1);
});
