import { highestValued } from './choosing';
import { quickDice, seedFrom } from '../dice/dice';

const dice = () => quickDice(seedFrom('best', 1));

test('the action with the highest value', () => {
  expect(highestValued(['a', 'bbb', 'cc'], ({ length }) => length, dice())).toBe('bbb');
});

test('any of those with the highest value, also where nothing is worth anything', () => {
  for (const value of [1, 0, -Infinity, Infinity]) {
    const all = ['a', 'b', 'c'];
    const chosen = new Set(
      Array.from({ length: 40 }, (_, index) =>
        highestValued(all, () => value, quickDice(seedFrom('best', index))),
      ),
    );
    expect([...chosen].toSorted()).toEqual(all);
  }
});

test('a value that is no number is a bug, and said to be one', () => {
  expect(() => highestValued([{ type: 'move' }], () => Math.max(NaN, 1), dice())).toThrow(
    'What this is worth is no number: {"type":"move"}.',
  );
});
