import { COURSES, READY_COURSE_IDS } from '@gearhall/shared/games/rushncrush/content/courses';
import { TILE_SIDES, TILE_SIDE_IDS } from '@gearhall/shared/games/rushncrush/content/tiles';
import { poseAfter, START } from '@gearhall/shared/games/rushncrush/rules/course/lattice';
import { FINISH, WAYS } from '@gearhall/shared/games/rushncrush/rules/course/road';
import { gap, type Point } from '../../../stage/geometry/geometry';
import {
  acrossOf,
  bandOn,
  CELL,
  CM,
  layoutOf,
  outlineOf,
  placeOf,
  placeOn,
  placesAlong,
  spaceUnder,
} from './layout';

const layouts = READY_COURSE_IDS.map((id) => [id, layoutOf(COURSES[id])] as const);
const near = (one: Point, other: Point): boolean => gap(one, other) < 1e-6;
const turnBetween = (one: number, other: number): number =>
  Math.abs(Math.atan2(Math.sin(one - other), Math.cos(one - other)));

test('on a straight a space is 2 cm long and 1 cm wide', () => {
  const layout = layoutOf(COURSES.shortOpen);
  const [first, second, beside] = ['1.3.1', '1.3.2', '1.4.1'].map((id) => placeOf(layout, id)!);
  expect(gap(first!.at, second!.at)).toBeCloseTo(2 * CM);
  expect(gap(first!.at, beside!.at)).toBeCloseTo(CM);
  // The first tile of every course is entered heading north, lane 1 to the west.
  expect(second!.at.y).toBeLessThan(first!.at.y);
  expect(beside!.at.x).toBeGreaterThan(first!.at.x);
});

test.each([
  ['5A', 10],
  ['6B', 10],
  ['9A', 20],
  ['10B', 20],
] as const)('%s bends with a radius of %i cm', (side, radius) => {
  const layout = layoutOf(side.endsWith('A') ? COURSES.normalRing : COURSES.hardRing);
  const tile = layout.tiles.find((one) => one.side === side)!;
  expect(tile.length).toBeCloseTo((radius * CM * Math.PI) / 2);
  const end = placeOn(tile, 1, 0);
  expect(gap(placeOn(tile, 0, 0).at, end.at)).toBeCloseTo(radius * CM * Math.SQRT2);
  expect(turnBetween(end.angle, tile.entry.angle)).toBeCloseTo(Math.PI / 2);
});

test.each(TILE_SIDE_IDS)('%s ends where the rules lay the next tile', (side) => {
  const { x, y, heading } = poseAfter(START, side);
  const course = { ...layoutOf(COURSES.shortOpen).tiles[0]!, side };
  const end = placeOn(course, 1, 0);
  expect(near(end.at, { x: x * CELL, y: -y * CELL })).toBe(true);
  expect(turnBetween(end.angle, (heading - 1) * (Math.PI / 2))).toBeCloseTo(0);
});

test.each(layouts)('%s: every lane goes on without a gap in the next tile', (_, layout) => {
  const { tiles, road } = layout;
  const joined = tiles.flatMap((tile, index) => {
    const next = tiles[index + 1] ?? (road.course.kind === 'ring' ? tiles[0] : undefined);
    return next ? [[tile, next] as const] : [];
  });
  for (const [tile, next] of joined)
    for (const across of [-3, -2, -1, 0, 1, 2, 3].map((lane) => lane * CM)) {
      const [end, begin] = [placeOn(tile, 1, across), placeOn(next, 0, across)];
      expect(gap(end.at, begin.at)).toBeCloseTo(0);
      expect(turnBetween(end.angle, begin.angle)).toBeCloseTo(0);
    }
});

test.each(layouts)('%s: the spaces of a lane touch each other and no other', (_, layout) => {
  for (const space of layout.road.spaces) {
    const next = layout.road.byId.get(space.next.ahead);
    if (!next) continue;
    const [outline, following] = [outlineOf(layout, space.id), outlineOf(layout, next.id)];
    // An outline runs along its left side and back along its right one.
    expect(gap(outline[outline.length / 2 - 1]!, following[0]!)).toBeCloseTo(0);
    expect(gap(outline[outline.length / 2]!, following.at(-1)!)).toBeCloseTo(0);
  }
});

test.each(layouts)('%s: the middle of every space lies on that space', (_, layout) => {
  for (const { id } of layout.road.spaces) expect(spaceUnder(layout, placeOf(layout, id)!.at)).toBe(id);
});

test.each(layouts)('%s: a way on leads ahead, and never further than two lengths', (_, layout) => {
  for (const space of layout.road.spaces)
    for (const way of WAYS) {
      const here = placeOf(layout, space.id)!;
      const there = space.next[way] === FINISH ? undefined : placeOf(layout, space.next[way]);
      if (!there) continue;
      const ahead =
        (there.at.x - here.at.x) * Math.cos(here.angle) + (there.at.y - here.at.y) * Math.sin(here.angle);
      expect(ahead).toBeGreaterThan(0);
      expect(gap(here.at, there.at)).toBeLessThan(4 * CM);
    }
});

test.each(layouts)('%s: the whole road lies in the world, with room round it', (_, layout) => {
  const { x, y, width, height } = layout.world;
  const end = layout.road.course.kind === 'open' ? [FINISH] : [];
  for (const id of [...layout.road.spaces.map((space) => space.id), ...end])
    for (const point of outlineOf(layout, id)) {
      expect(point.x).toBeGreaterThan(x + CM);
      expect(point.x).toBeLessThan(x + width - CM);
      expect(point.y).toBeGreaterThan(y + CM);
      expect(point.y).toBeLessThan(y + height - CM);
    }
});

test.each(layouts)('%s: no point of the ground beside the road is a space', (_, layout) => {
  for (const tile of layout.tiles)
    for (const share of [0.1, 0.5, 0.9])
      for (const side of [-1, 1])
        expect(spaceUnder(layout, placeOn(tile, share, side * 3.1 * CM).at)).toBeUndefined();
});

test('beyond the line of an open course is the finish, and a car stays in its lane there', () => {
  const layout = layoutOf(COURSES.shortOpen);
  const { of, tile } = layout.road.spaces.at(-1)!;
  const last = `${tile + 1}.2.${of}`;
  const [here, over] = placesAlong(layout, last, [FINISH]);
  expect(spaceUnder(layout, over!.at)).toBe(FINISH);
  expect(over!.angle).toBeCloseTo(here!.angle);
  const right = { x: -Math.sin(here!.angle), y: Math.cos(here!.angle) };
  const drift = (over!.at.x - here!.at.x) * right.x + (over!.at.y - here!.at.y) * right.y;
  expect(drift).toBeCloseTo(0);
});

test('beyond the line of a ring the road continues', () => {
  const layout = layoutOf(COURSES.shortRing);
  expect(spaceUnder(layout, placeOn(layout.tiles.at(-1)!, 1.02, acrossOf(3)).at)).toBe('1.3.1');
});

test('a space of a bend has bent sides, one of a straight does not', () => {
  const layout = layoutOf(COURSES.shortOpen);
  const [straight, bend] = [layout.tiles[0]!, layout.tiles[1]!];
  expect(TILE_SIDES[bend.side].shape).toBe('right');
  expect(bandOn(straight, [0, 0.1], [0, CM])).toHaveLength(4);
  expect(bandOn(bend, [0, 0.1], [0, CM]).length).toBeGreaterThan(6);
});
