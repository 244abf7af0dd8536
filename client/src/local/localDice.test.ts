import { diceFor, riggedDice } from './localDice';

const SEED = 'ab'.repeat(32);

test('show the given numbers first, and then go on fairly from the same draw', () => {
  const dice = riggedDice([6, 1, 2], diceFor(SEED, 0, 7));
  expect([dice.roll(6), dice.roll(6), dice.roll(4)]).toEqual([6, 1, 2]);
  expect(dice.used()).toBe(3);
  const fair = diceFor(SEED, 0, 7);
  expect([dice.roll(6), dice.roll(20)]).toEqual([fair.roll(6), fair.roll(20)]);
  expect(dice.used()).toBe(3);
  expect(dice.rolls.map(([sides]) => sides)).toEqual([6, 6, 4, 6, 20]);
});

test('refuse to show what no such die has', () => {
  expect(() => riggedDice([7], diceFor(SEED, 0, 0)).roll(6)).toThrow('cannot show 7');
  expect(() => riggedDice([0], diceFor(SEED, 0, 0)).roll(6)).toThrow('cannot show 0');
});

test('shuffle nothing while numbers are left', () => {
  const cards = Array.from({ length: 30 }, (_, card) => card);
  const dice = riggedDice([1], diceFor(SEED, 0, 0));
  expect(dice.shuffle(cards)).toEqual(cards);
  dice.roll(6);
  const shuffled = dice.shuffle(cards);
  expect(shuffled).not.toEqual(cards);
  expect([...shuffled].sort((one, other) => one - other)).toEqual(cards);
});

test('another chance brings other dice, the same chance the same', () => {
  const rolls = (chance: number): number[] => {
    const dice = diceFor(SEED, chance, 0);
    return Array.from({ length: 20 }, () => dice.roll(6));
  };
  expect(rolls(1)).toEqual(rolls(1));
  expect(rolls(1)).not.toEqual(rolls(2));
});
