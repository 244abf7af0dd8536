import { createHmac, createHash } from 'node:crypto';
import { facesOf, quickDice, sealOf, seededDice, seedFrom } from './dice';

const SEED = seedFrom('a test');

/** What the n-th draw must be, computed by another implementation of the same hash. */
const word = (seed: string, n: number): number =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(`gearhall:${n}`).digest().readUInt32BE(0);

/** Chi-square of counts against equal chances. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function count(rolls: readonly number[], sides: number): number[] {
  return Array.from({ length: sides }, (_, face) => rolls.filter((roll) => roll === face + 1).length);
}

test('every draw is the HMAC-SHA-256 of the seed and its number', () => {
  const dice = seededDice(SEED);
  const rolls = Array.from({ length: 50 }, () => dice.roll(6));
  expect(rolls).toEqual(rolls.map((_, n) => (word(SEED, n) % 6) + 1));
});

test('known rolls of a known seed never change: records depend on them', () => {
  const dice = seededDice('00'.repeat(32));
  expect(Array.from({ length: 12 }, () => dice.roll(6))).toEqual([2, 6, 1, 6, 4, 5, 2, 3, 2, 3, 6, 6]);
  expect(seedFrom('gearhall', 1)).toBe(createHash('sha256').update('gearhall\n1').digest('hex'));
  expect(sealOf('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
});

test('the words of a seed are kept apart', () => {
  expect(seedFrom('ab', 'c')).not.toBe(seedFrom('a', 'bc'));
});

// Fair dice stay below these limits 999 times in 1000; the seed is fixed, so the test always gives the same result.
test.each([
  [2, 10.83],
  [6, 20.52],
  [10, 27.88],
  [136, 192],
])('a die with %i sides is fair', (sides, limit) => {
  const dice = seededDice(SEED);
  const rolls = Array.from({ length: 2000 }, () => dice.roll(sides));
  expect(chiSquare(count(rolls, sides))).toBeLessThan(limit);
});

test('draws that would favour low faces are discarded', () => {
  const sides = 2 ** 31 + 1;
  const dice = seededDice(SEED);
  const rolls = Array.from({ length: 200 }, () => dice.roll(sides));
  expect(dice.drawn).toBeGreaterThan(300);
  const usable = Array.from({ length: dice.drawn }, (_, n) => word(SEED, n)).filter((value) => value < sides);
  expect(rolls).toEqual(usable.map((value) => value + 1));
});

test('each roll has the number of its draw; picks, shuffles and discarded words are draws too', () => {
  const sides = 2 ** 31 + 1;
  const dice = seededDice(SEED, 3);
  dice.roll(6);
  dice.shuffle(['a', 'b', 'c']);
  dice.pick(['a', 'b']);
  for (let n = 0; n < 20; n += 1) dice.roll(sides);
  const [first, second] = dice.rolls;
  expect(first?.[2]).toBe(3);
  expect(second?.[2]).toBeGreaterThanOrEqual(7);
  expect(dice.drawn).toBeGreaterThan(30);
  for (const [faces, value, draw] of dice.rolls) expect((word(SEED, draw) % faces) + 1).toBe(value);
  const draws = dice.rolls.map(([, , draw]) => draw);
  expect(draws).toEqual([...new Set(draws)].sort((one, other) => one - other));
});

test('facesOf gives the same rolls; a discarded word gives undefined', () => {
  const sides = 2 ** 31 + 1;
  const dice = seededDice(SEED);
  for (let n = 0; n < 20; n += 1) dice.roll(sides);
  const decided = new Map(dice.rolls.map(([, value, draw]) => [draw, value]));
  const faceAt = facesOf(SEED);
  for (let draw = 0; draw < dice.drawn; draw += 1) expect(faceAt(sides, draw)).toBe(decided.get(draw));
  expect(decided.size).toBeLessThan(dice.drawn);
});

test('dice continue after a given number of draws', () => {
  const whole = seededDice(SEED);
  const all = Array.from({ length: 20 }, () => whole.roll(20));
  const first = seededDice(SEED);
  for (let n = 0; n < 7; n += 1) first.roll(20);
  expect(first.drawn).toBe(7);
  const rest = seededDice(SEED, first.drawn);
  expect(Array.from({ length: 13 }, () => rest.roll(20))).toEqual(all.slice(7));
  expect(rest.drawn).toBe(20);
});

test('a shuffle keeps the items, leaves its input unchanged, and makes all orders equally likely', () => {
  const dice = seededDice(SEED);
  const items = ['a', 'b', 'c'] as const;
  const orders = new Map<string, number>();
  for (let n = 0; n < 900; n += 1) {
    const mixed = dice.shuffle(items);
    expect(mixed.toSorted()).toEqual(items);
    orders.set(mixed.join(''), (orders.get(mixed.join('')) ?? 0) + 1);
  }
  expect(items).toEqual(['a', 'b', 'c']);
  expect(orders.size).toBe(6);
  expect(chiSquare([...orders.values()])).toBeLessThan(20.52);
});

test('a pick is fair, and throws on an empty list', () => {
  const dice = seededDice(SEED);
  const picks = Array.from({ length: 900 }, () => dice.pick([1, 2, 3]));
  expect(chiSquare(count(picks, 3))).toBeLessThan(13.82);
  expect(() => dice.pick([])).toThrow(RangeError);
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1])(
  'there is no die with %d sides',
  (sides) => {
    expect(() => seededDice(SEED).roll(sides)).toThrow('A die has between 1 and');
  },
);

test('a die with one side rolls it', () => {
  expect(seededDice(SEED).roll(1)).toBe(1);
});

test('quick dice are fair too, and deterministic', () => {
  const rollsOf = (seed: string): number[] => {
    const dice = quickDice(seed);
    return Array.from({ length: 60_000 }, () => dice.roll(6));
  };
  const rolls = rollsOf(SEED);
  // Five degrees of freedom: above 20.5 in one case of a thousand.
  expect(chiSquare(count(rolls, 6))).toBeLessThan(20.5);
  const pairs = rolls.slice(1).map((roll, at) => ((rolls[at] ?? 0) - 1) * 6 + roll);
  // 35 degrees of freedom: above 66.6 in one case of a thousand.
  expect(chiSquare(count(pairs, 36))).toBeLessThan(66.6);
  expect(rollsOf(SEED)).toEqual(rolls);
  expect(rollsOf(seedFrom('another'))).not.toEqual(rolls);
});
