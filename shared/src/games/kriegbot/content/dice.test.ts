/** Sheet 2.1: the exact probability that a number of dice reaches a silhouette, counted rather than simulated. */

const FACES = [0, 1, 2, 3, 4] as const;
/** A 5 adds a die: no silhouette needs a higher sum. */
const MOST = 12;

/** The probability of each sum of one die with its add-dice, up to `MOST`. */
function oneDie(): readonly number[] {
  const chances = Array<number>(MOST).fill(0);
  for (let sum = 0; sum < MOST; sum += 1) {
    const plain = FACES.some((face) => face === sum) ? 1 / 6 : 0;
    chances[sum] = plain + (sum >= 5 ? (chances[sum - 5] ?? 0) / 6 : 0);
  }
  return chances;
}

/** The probability that a number of dice stays below the silhouette. */
function misses(dice: number, silhouette: number): number {
  const one = oneDie();
  let sums: readonly number[] = [1];
  for (let die = 0; die < dice; die += 1) {
    const before = sums;
    sums = Array.from({ length: MOST }, (_, sum) =>
      before.reduce((chance, part, added) => chance + part * (one[sum - added] ?? 0), 0),
    );
  }
  return sums.slice(0, silhouette).reduce((sum, chance) => sum + chance, 0);
}

const TABLE = [
  [1, 0.833, 0.972, 0.995, 0.999, 1, 1],
  [2, 0.667, 0.917, 0.981, 0.996, 0.999, 1],
  [3, 0.5, 0.833, 0.954, 0.988, 0.997, 0.999],
  [4, 0.333, 0.722, 0.907, 0.973, 0.993, 0.998],
  [5, 0.167, 0.583, 0.838, 0.946, 0.984, 0.995],
  [6, 0.139, 0.463, 0.752, 0.905, 0.968, 0.99],
  [7, 0.111, 0.361, 0.657, 0.851, 0.944, 0.981],
  [8, 0.083, 0.278, 0.56, 0.784, 0.909, 0.966],
  [9, 0.056, 0.213, 0.468, 0.708, 0.864, 0.945],
  [10, 0.028, 0.167, 0.387, 0.628, 0.81, 0.915],
  [11, 0.023, 0.127, 0.316, 0.549, 0.748, 0.878],
  [12, 0.019, 0.095, 0.256, 0.473, 0.681, 0.832],
] as const;

test.each(TABLE)('against a silhouette of %d', (silhouette, ...chances) => {
  for (const [before, chance] of chances.entries())
    expect(1 - misses(before + 1, silhouette)).toBeCloseTo(chance, 3);
  expect(chances.map((_, before) => Math.round(1000 * (1 - misses(before + 1, silhouette))) / 1000)).toEqual(
    chances,
  );
});
