import { fan, heightOf, longRow, row } from './layouts';

const BOX = { x: 10, y: 20, width: 400, height: 140 };

test('a row begins at the left edge and lies in the middle of the height', () => {
  const places = row(BOX, { count: 3, width: 100, gap: 8, z: 5 });
  expect(places.map(({ x }) => x)).toEqual([60, 168, 276]);
  expect(places.every(({ y, width }) => y === 90 && width === 100)).toBe(true);
  expect(places.map(({ z }) => z)).toEqual([5, 6, 7]);
});

test('cards that do not fit overlap, and the last one ends at the edge', () => {
  const places = row(BOX, { count: 9, width: 100, gap: 8, z: 0 });
  expect((places.at(-1)?.x ?? 0) + 50).toBeCloseTo(BOX.x + BOX.width);
});

test('a long row never overlaps', () => {
  const [first, second] = longRow(BOX, { count: 9, width: 100, gap: 8, z: 0 });
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBe(108);
});

test.each([1, 2, 5, 12])('a fan of %i stays in its box, the same on both sides', (count) => {
  const places = fan(BOX, { count, width: 90, gap: 4, z: 0 });
  for (const { x } of places) {
    expect(x - 45).toBeGreaterThanOrEqual(BOX.x - 0.001);
    expect(x + 45).toBeLessThanOrEqual(BOX.x + BOX.width + 0.001);
  }
  const [first, last] = [places[0], places.at(-1)];
  expect((first?.rotation ?? 0) + (last?.rotation ?? 0)).toBeCloseTo(0);
  expect(first?.y).toBeCloseTo(last?.y ?? 0);
});

test('a card is higher than wide', () => {
  expect(heightOf(100)).toBe(140);
});
