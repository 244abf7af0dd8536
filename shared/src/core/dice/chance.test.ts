import type { Dice } from './dice';
import { everyChance } from './chance';

const all = <Result>(play: (dice: Dice) => Result) => [...everyChance(play)];
const sum = (chances: readonly { readonly probability: number }[]): number =>
  chances.reduce((total, { probability }) => total + probability, 0);

test('without dice there is one way', () => {
  expect(all(() => 'so')).toEqual([{ result: 'so', probability: 1 }]);
});

test('two dice show every combination once', () => {
  const ways = all((dice) => [dice.roll(2), dice.roll(3)].join());
  expect(ways.map(({ result }) => result)).toEqual(['1,1', '1,2', '1,3', '2,1', '2,2', '2,3']);
  expect(new Set(ways.map(({ probability }) => probability))).toEqual(new Set([1 / 6]));
});

test('a second die rolled only after a one: the outcomes have different probabilities', () => {
  const ways = all((dice) => (dice.roll(2) === 1 ? `1,${dice.roll(2)}` : '2'));
  expect(ways).toEqual([
    { result: '1,1', probability: 0.25 },
    { result: '1,2', probability: 0.25 },
    { result: '2', probability: 0.5 },
  ]);
});

test('a shuffle of four cards has 24 orders, each once', () => {
  const orders = all((dice) => dice.shuffle(['a', 'b', 'c', 'd']).join(''));
  expect(new Set(orders.map(({ result }) => result)).size).toBe(24);
  expect(orders).toHaveLength(24);
  expect(sum(orders)).toBeCloseTo(1);
});

test('a pick is one of the items', () => {
  expect(all((dice) => dice.pick(['x', 'y'])).map(({ result }) => result)).toEqual(['x', 'y']);
});
