import { COURSES, READY_COURSE_IDS } from '@gearhall/shared/games/rushncrush/content/courses';
import { fullStructure } from '@gearhall/shared/games/rushncrush/content/cars';
import { gap } from '../../../stage/geometry/geometry';
import { leastContrast, luminance } from '../../../stage/paint/testing/contrast';
import { paletteFor } from '../../../stage/drawing/palette';
import { desertColours } from '../looks/looks';
import { CM, layoutOf, spaceUnder } from '../looks/layout';
import { angleOf, facingAt, wearOf } from './car';
import { desertPlan } from './desert';
import { PROPS, PROP_KINDS } from './props';
import { sceneryOf } from './scenery';

const layouts = READY_COURSE_IDS.map((id) => [id, layoutOf(COURSES[id])] as const);

test.each(layouts)('beside %s things stand that are never on the road, nor on each other', (_id, layout) => {
  const scenery = sceneryOf(layout);
  expect(scenery.length).toBeGreaterThan(20);
  const rims = scenery.flatMap(({ kind, at: { x, y } }) =>
    [0, 15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165].flatMap((degrees) => {
      const [across, down] = [Math.cos(degrees), Math.sin(degrees)].map(
        (share) => share * PROPS[kind].radius,
      );
      return [
        { x: x + (across ?? 0), y: y + (down ?? 0) },
        { x: x - (across ?? 0), y: y - (down ?? 0) },
      ];
    }),
  );
  expect(rims.filter((rim) => spaceUnder(layout, rim) !== undefined)).toEqual([]);
  const close = scenery.flatMap(({ kind, at }, index) =>
    scenery
      .slice(index + 1)
      .filter((other) => gap(at, other.at) <= PROPS[kind].radius + PROPS[other.kind].radius),
  );
  expect(close).toEqual([]);
});

test('around each ready course there is a stand, a mast and a cactus, the same each time', () => {
  for (const [, layout] of layouts) {
    const kinds = new Set(sceneryOf(layout).map(({ kind }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['stand', 'mast', 'cactus']));
    expect(sceneryOf(layout)).toEqual(sceneryOf(layout));
  }
  expect(PROP_KINDS.every((kind) => PROPS[kind].radius > 10)).toBe(true);
});

test('the sand is the same each time, lies under all of the course, and is darker than any car', () => {
  const [, layout] = layouts[0]!;
  const { box, shade } = desertPlan(layout.world);
  expect(desertPlan(layout.world).shade(31, -77)).toEqual(shade(31, -77));
  const { x, y, width, height } = layout.world;
  expect([box.x < x, box.y < y]).toEqual([true, true]);
  expect([box.x + box.width > x + width, box.y + box.height > y + height]).toEqual([true, true]);
  const lights: number[] = [];
  for (let across = x; across < x + width; across += 3 * CM)
    for (let down = y; down < y + height; down += 3 * CM) lights.push(luminance(shade(across, down)));
  expect(Math.max(...lights)).toBeLessThan(0.3);
  expect(Math.min(...lights)).toBeGreaterThan(0.01);
});

test('every seat stands out 3:1 from the asphalt that it drives on, also for who cannot tell red from green', () => {
  const { asphalt } = desertColours(paletteFor(false));
  const rgb = (colour: number) => [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255] as const;
  expect(leastContrast([asphalt].map(rgb))).toBeGreaterThanOrEqual(3);
});

test('a car has a facing for each twenty-fourth of a turn, and looks as worn as it is', () => {
  expect([0, 0.1, 0.2, Math.PI, -0.2, 2 * Math.PI - 0.05].map(facingAt)).toEqual([0, 0, 1, 12, 23, 0]);
  for (const facing of [0, 5, 23]) expect(facingAt(angleOf(facing))).toBe(facing);
  const worn = (structure: number) => wearOf({ card: 'permafrost', structure });
  const all = fullStructure('permafrost');
  expect([all, Math.floor(all / 2), 2, 1].map(worn)).toEqual(['whole', 'bent', 'bent', 'burning']);
});
