import { COURSES, READY_COURSE_IDS, type ReadyCourseId } from '../../content/courses';
import { stepsToGo, stepsToLine } from './distance';
import { gridOf } from './startingGrid';
import { crossesLine, FINISH, roadOf, spaceOf, WAYS, type Road, type SpaceId } from './road';

/** Counted forward space by space, as with a finger on the course: the result that the fast count must give. */
function walk(road: Road, from: SpaceId, crossings: number): number {
  let reached = new Set([`${from} ${crossings}`]);
  for (let steps = 1; reached.size > 0; steps += 1) {
    const next = new Set<string>();
    for (const place of reached) {
      const [at = '', left] = place.split(' ');
      for (const to of WAYS.map((way) => spaceOf(road, at).next[way])) {
        if (to === FINISH) return steps;
        if (to === '' || spaceOf(road, to).isWall) continue;
        const still = Number(left) - (crossesLine(road, at, to) ? 1 : 0);
        if (still === 0) return steps;
        next.add(`${to} ${still}`);
      }
    }
    reached = next;
  }
  return Infinity;
}

test.each([
  ['shortOpen', 55],
  ['shortRing', 73],
  ['normalOpen', 71],
  ['longOpen', 92],
  ['normalRing', 85],
  ['hardRing', 105],
] satisfies [ReadyCourseId, number][])(
  'R10: from the front row of the grid the shortest clean way of %s has %d spaces, from each row behind one more',
  (id, shortest) => {
    const road = roadOf(COURSES[id]);
    expect(gridOf(road, { edition: 2 }, 4).map((at) => stepsToGo(road, { at, lap: 0 }))).toEqual(
      [0, 0, 1, 1, 2, 2].map((row) => shortest + row),
    );
  },
);

test.each(READY_COURSE_IDS)('the steps to the line of %s are those of a walk from each space', (id) => {
  const road = roadOf(COURSES[id]);
  const steps = stepsToLine(road);
  expect(steps.size).toBe(road.spaces.length);
  for (const { id: at } of road.spaces.filter((_, index) => index % 7 === 0))
    expect([at, steps.get(at)]).toEqual([at, walk(road, at, 1)]);
});

test('with laps to go, the count continues at every crossing of the line but the last', () => {
  const road = roadOf(COURSES.hardRing);
  for (const at of ['1.1.1', '3.4.7', '5.6.10'])
    for (const lap of [0, 1, 2])
      expect([at, lap, stepsToGo(road, { at, lap })]).toEqual([at, lap, walk(road, at, 3 - lap)]);
});

test('the last step is over the line, and each step nearer reduces the count by one', () => {
  const road = roadOf(COURSES.shortOpen);
  expect(stepsToGo(road, { at: '6.3.10', lap: 0 })).toBe(1);
  expect(stepsToGo(road, { at: '6.3.9', lap: 0 })).toBe(2);
  for (const { id, next, isWall } of road.spaces) {
    if (isWall) continue;
    const onward = WAYS.map((way) => next[way]).flatMap((to) =>
      to === '' || to === FINISH || spaceOf(road, to).isWall ? [] : [stepsToGo(road, { at: to, lap: 0 })],
    );
    if (onward.length > 0) expect(stepsToGo(road, { at: id, lap: 0 })).toBe(1 + Math.min(...onward));
  }
});

test('a road is counted once, and cached as long as the road exists', () => {
  const road = roadOf(COURSES.normalRing);
  expect(stepsToLine(road)).toBe(stepsToLine(road));
});
