import { turned, type Direction } from '../../../../core/game/hex';
import type { ArcId } from '../../content/chassis';
import { drawn } from '../../testing/drawing';
import { FACING } from '../../testing/facings';
import { isInArc } from './arcs';

/** Checks which of the drawn hexes lie in the arc of a robot at R: exactly those with this sign. */
function coversExactly(drawing: string, sign: string, arc: ArcId, facing: Direction): void {
  const map = drawn(drawing);
  const inside = ['x', '.', 'R'].flatMap((one) =>
    map.all(one).filter((id) => isInArc(arc, map.at('R'), facing, id)),
  );
  expect([...inside].sort()).toEqual([...map.all(sign)].sort());
}

/** Source, arc diagrams; K40: half hexes are included. */
test('1 degree: the row straight ahead', () => {
  coversExactly(
    `
.   x   .
  .   .
.   x   .
  .   .
.   R   .
  .   .
.   .   .
`,
    'x',
    'line',
    FACING.north,
  );
});

test('K40: 60 degrees, half hexes included', () => {
  coversExactly(
    `
.   x   x   x   .
  .   x   x   .
.   .   x   .   .
  .   x   x   .
.   .   x   .   .
  .   .   .   .
.   .   R   .   .
  .   .   .   .
.   .   .   .   .
`,
    'x',
    'front60',
    FACING.north,
  );
});

test('K40: 120 degrees', () => {
  coversExactly(
    `
x   x   x
  x   x
x   x   x
  x   x
.   R   .
  .   .
.   .   .
`,
    'x',
    'front120',
    FACING.north,
  );
});

test('the rear 120 of the Spiderbot is its mirror', () => {
  coversExactly(
    `
.   .   .
  .   .
.   R   .
  x   x
x   x   x
  x   x
`,
    'x',
    'rear120',
    FACING.north,
  );
});

test('360 degrees: all hexes but its own', () => {
  coversExactly(
    `
x   x   x
  x   x
x   R   x
  x   x
`,
    'x',
    'all',
    FACING.southEast,
  );
});

test('facing another hexside, the arcs turn with it', () => {
  coversExactly(
    `
.   .   x
  .   x   x
.   .   x
  .   x   x
.   R   x
  .   .   .
.   .   .
`,
    'x',
    'front60',
    FACING.northEast,
  );
  coversExactly(
    `
.   .   .   .   .
  .   .   .   .
.   .   R   .   .
  .   .   .   .
.   .   x   .   .
  .   x   x   .
.   .   x   .   .
`,
    'x',
    'front60',
    FACING.south,
  );
});

test('a robot is in the 120 of every other exactly when the line points into its front half', () => {
  const map = drawn(`
.   b   .
  .   .
.   a   .
`);
  for (const facing of [0, 1, 2, 3, 4, 5] as const) {
    const there = isInArc('front120', map.at('a'), facing, map.at('b'));
    expect(isInArc('front120', map.at('b'), turned(facing, 3), map.at('a'))).toBe(there);
  }
});
