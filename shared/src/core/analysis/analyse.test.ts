import type { TypedThing } from '../game';
import { atOnce } from '../ground/timeSliced';
import { nim } from '../testing/nim';
import { analyse, judgeDecision } from './analyse';

const take = (coins: number): TypedThing => ({ type: 'take', coins }) as TypedThing;

/** A record of nim in which the seats take these coins in turn. */
const recordOf = (actions: readonly TypedThing[], seed = 'ab'.repeat(32)) => ({
  options: {},
  seats: 2,
  seed,
  entries: actions.map((action, at) => ({ seat: at % 2, action })),
});
// 14: seat 0 leaves 12 (won), seat 1 takes 1 (11), seat 0 blunders and takes 2 (9), seat 1 takes 1 (8), and wins.
const BLUNDER = recordOf([take(2), take(1), take(2), take(1), take(1), take(3), take(2), take(2)]);
const budget = { games: 1200, seed: 'a test' };

test('the curve shows who stood to win, after each turn', () => {
  const { curve } = atOnce(analyse(nim, BLUNDER, budget));
  const chanceOf = (at: number) => curve.find((point) => point.at === at)?.chances.mean[0];
  expect([0, 1, 2, 3, 4, 7].map((at) => Math.round(20 * (chanceOf(at) ?? 0.5)))).toEqual([
    20, 20, 20, 0, 0, 0,
  ]);
  expect(chanceOf(8)).toBe(0);
  for (const { at, chances } of curve) {
    expect(chances.mean.reduce((sum, mean) => sum + mean)).toBeCloseTo(1, 9);
    expect(chances.error.every((error) => error > 0)).toBe(at !== 8);
  }
});

test('the blunder is found, and what would have been better', () => {
  const { judged, moments } = atOnce(analyse(nim, BLUNDER, budget));
  expect(judged.find(({ at }) => at === 2)).toMatchObject({ seat: 0, better: take(3), loss: 1 });
  // What the seats did otherwise was as good as any, but for those who had lost: they could have shaken.
  const others = judged.filter(({ at, better }) => at !== 2 && better);
  expect(others.map(({ better }) => better)).toEqual(others.map(() => ({ type: 'shake' })));
  expect(moments[0]).toMatchObject({ at: 2, seat: 0, kind: 'choice', change: -1 });
});

test('somebody who gives up turns nothing', () => {
  // Seat 0 has won, whatever seat 1 does, and gives up all the same.
  const { entries, ...start } = recordOf([take(2), take(1), take(3), take(1)]);
  const record = { ...start, entries: [...entries, { seat: 0, action: { type: 'resign' } }] };
  const { curve, moments } = atOnce(analyse(nim, record, budget));
  expect(curve.at(-2)?.chances.mean[0]).toBeGreaterThan(0.95);
  expect(curve.at(-1)?.chances.mean[0]).toBe(0);
  expect(moments.filter(({ at }) => at === 4)).toEqual([]);
});

test('what the dice did is told apart from choices', () => {
  // Seat 0 leaves 12; seat 1 shakes. As the dice fall, 12 or 11 coins are left to seat 0.
  const seeds = Array.from({ length: 8 }, (_, number) => `${number}f`.repeat(32));
  const rolls = seeds.map((seed) =>
    atOnce(analyse(nim, recordOf([take(2), { type: 'shake' }], seed), { games: 1200, seed: 's' })),
  );
  for (const { luck, curve } of rolls) {
    const won = (curve.at(-1)?.chances.mean[1] ?? 0) > 0.5;
    expect(Math.abs((luck[1]?.gained ?? 0) - (won ? 0.5 : -0.5))).toBeLessThan(0.2);
    expect(luck[0]?.gained).toBeCloseTo(-(luck[1]?.gained ?? 0), 9);
    expect(luck[0]?.error).toBeLessThan(0.1);
  }
  expect(new Set(rolls.map(({ luck }) => Math.sign(luck[0]?.gained ?? 0)))).toEqual(new Set([-1, 1]));
});

test('the same record, budget and seed give the same analysis', () => {
  expect(atOnce(analyse(nim, BLUNDER, budget))).toEqual(atOnce(analyse(nim, BLUNDER, budget)));
});

test('one choice can be looked at alone', () => {
  expect(atOnce(judgeDecision(nim, BLUNDER, 2, { games: 60, seed: 's' }))).toMatchObject({ better: take(3) });
  expect(atOnce(judgeDecision(nim, BLUNDER, 0, { games: 60, seed: 's' }))?.better).toBeUndefined();
  expect(atOnce(judgeDecision(nim, BLUNDER, 99, { games: 60, seed: 's' }))).toBeUndefined();
});

test('it tells how far it is, and ends about where it said', () => {
  const work = analyse(nim, BLUNDER, budget);
  const told: number[] = [];
  for (let piece = work.next(); !piece.done; piece = work.next()) told.push(piece.value.done);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
  expect(told.length).toBeLessThanOrEqual(budget.games * 1.1);
  expect(told.length).toBeGreaterThan(budget.games / 2);
});

test('a record that the rules refuse is no game', () => {
  expect(() => atOnce(analyse(nim, { ...BLUNDER, entries: [{ seat: 1, action: take(1) }] }, budget))).toThrow(
    'refused',
  );
});
