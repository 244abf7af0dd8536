import { broken, roomIn, spotFor } from './noteLayout';

/** Where a note lies on a small screen: ten units a letter. */

const widthOf = (text: string): number => text.length * 10;
const SEEN = { x: 100, y: 200, width: 390, height: 300 };
const LINES = ['46 % to hit: 2 dice against silhouette 6', 'Range 5'];

test('lines that fit stay as they are', () => {
  expect(broken(LINES, 400, widthOf)).toEqual(LINES);
});

test('wider ones are broken between words, and none of it is lost', () => {
  const parts = broken(LINES, 180, widthOf);
  expect(parts).toEqual(['46 % to hit: 2', 'dice against', 'silhouette 6', 'Range 5']);
  expect(broken(['unless an answer changes it'], 250, widthOf)).toEqual(['unless an answer', 'changes it']);
  expect(broken(LINES, 1, widthOf).join(' ')).toBe(LINES.join(' '));
});

describe('the plate', () => {
  const box = { width: 200, height: 80 };
  const spot = (x: number, y: number, note = box) =>
    spotFor(note, { at: { x, y }, seen: SEEN, below: 40, above: 40 });

  test('lies below its hex, or above it where there is no room', () => {
    expect(spot(300, 300)).toEqual({ x: 300, y: 340 });
    expect(spot(300, 460)).toEqual({ x: 300, y: 340 });
  });
  test.each([
    [box, 'small'],
    [{ width: roomIn(SEEN), height: 280 }, 'as large as it can be'],
  ])('never leaves what is visible: %j, %s', (note) => {
    for (let x = 0; x <= 600; x += 50) {
      for (let y = 100; y <= 600; y += 50) {
        const { x: middle, y: top } = spot(x, y, note);
        expect(middle - note.width / 2).toBeGreaterThanOrEqual(SEEN.x);
        expect(middle + note.width / 2).toBeLessThanOrEqual(SEEN.x + SEEN.width);
        expect(top).toBeGreaterThanOrEqual(SEEN.y);
        expect(top + note.height).toBeLessThanOrEqual(SEEN.y + SEEN.height);
      }
    }
  });
});
