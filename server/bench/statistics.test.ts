import { greatestHeld, median, percentile, shareOf, slopeOf, sum } from './statistics';

test.each([
  [0, 1],
  [0.5, 51],
  [0.99, 100],
  [1, 100],
])('the percentile %d of 1 to 100 is %d', (part, expected) => {
  const sorted = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(percentile(sorted, part)).toBe(expected);
});

test('one slow action of a hundred and one is not in the 99th percentile, two are', () => {
  const times = (slow: number) => [...Array<number>(101 - slow).fill(1), ...Array<number>(slow).fill(900)];
  expect(percentile(times(1), 0.99)).toBe(1);
  expect(percentile(times(2), 0.99)).toBe(900);
});

test('nothing has no percentile', () => {
  expect(percentile([], 0.99)).toBeNaN();
});

test('the median does not need sorted numbers, and leaves them as they are', () => {
  const numbers = [30, 1, 200];
  expect(median(numbers)).toBe(30);
  expect(numbers).toEqual([30, 1, 200]);
});

describe('the slope', () => {
  test('of a straight line is exact', () => {
    expect(slopeOf([1, 2, 3, 4].map((x) => [x, 5 - 3 * x]))).toEqual({ slope: -3, plusMinus: 0 });
  });

  test('of noise without growth is smaller than its spread', () => {
    const { slope, plusMinus } = slopeOf([10, 14, 9, 15, 11, 13, 10, 14].map((y, x) => [x, y]));
    expect(Math.abs(slope)).toBeLessThan(plusMinus);
  });

  test('of growth under the same noise is larger than its spread', () => {
    const { slope, plusMinus } = slopeOf([10, 14, 9, 15, 11, 13, 10, 14].map((y, x) => [x, y + 2 * x]));
    expect(slope).toBeGreaterThan(plusMinus);
  });

  // Residuals -1/3, 2/3, -1/3; their squares sum up to 2/3, and those of x to 2.
  test('has two standard errors as its spread', () => {
    const { slope, plusMinus } = slopeOf([
      [0, 0],
      [1, 1],
      [2, 0],
    ]);
    expect(slope).toBe(0);
    expect(plusMinus).toBeCloseTo(2 * Math.sqrt(2 / 3 / 1 / 2), 10);
  });

  test('of two points has no spread, and of one point is none', () => {
    expect(slopeOf([[0, 0], [2, 6]])).toEqual({ slope: 3, plusMinus: NaN }); // prettier-ignore
    expect(slopeOf([[1, 1]]).slope).toBeNaN();
  });
});

test.each([
  [10, 3],
  [2, 3],
  [0, 2],
  [500, 1],
])('the shares of %d among %d are whole, even, and all of it', (total, parts) => {
  const shares = Array.from({ length: parts }, (_, part) => shareOf(total, part, parts));
  expect(sum(shares)).toBe(total);
  expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
  expect(shares.every(Number.isInteger)).toBe(true);
});

describe('the greatest number that is held', () => {
  /** Searches where `most` is held, from 50 on; the time is up after this number of measurements. */
  async function search(most: number, measurements = Infinity) {
    const measured: number[] = [];
    const bounds = await greatestHeld({
      first: 50,
      halvings: 3,
      measure: async (count) => {
        measured.push(count);
        return count;
      },
      isHeld: (count) => count <= most,
      isTimeUp: () => measured.length >= measurements,
    });
    return { ...bounds, measured };
  }

  test('is found by doubling, then by halving the interval', async () => {
    const { held, beyond, measured } = await search(300);
    expect(measured).toEqual([50, 100, 200, 400, 300, 350, 325]);
    expect({ held, beyond }).toEqual({ held: 300, beyond: 325 });
  });

  test('may be below the first', async () => {
    expect(await search(30)).toMatchObject({ held: 25, beyond: 32, measured: [50, 25, 38, 32] });
  });

  test('is none where nothing is held', async () => {
    expect(await search(0)).toMatchObject({ held: undefined, beyond: 7 });
  });

  test('is what was held so far when the time is up, without one beyond', async () => {
    expect(await search(300, 2)).toMatchObject({ held: 100, beyond: undefined, measured: [50, 100] });
  });

  test('is tried at least once', async () => {
    expect((await search(300, 0)).measured).toEqual([50]);
  });
});
