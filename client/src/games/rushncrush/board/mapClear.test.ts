import { COURSES, READY_COURSE_IDS } from '@gearhall/shared/games/rushncrush/content/courses';
import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import { Camera } from '../../../stage/camera/camera';
import { Follower } from '../../../stage/camera/follower';
import type { Point } from '../../../stage/geometry/geometry';
import { layoutOf, off, outlineOf, placeOf, type Layout } from '../looks/layout';
import { CAR } from '../looks/looks';
import { forecastOf } from '../prospects/prospects';
import { readTurn } from '../prospects/moveOptions';
import { sightIn } from '../testing/contexts';
import { besideMap, frameBefore, frameOf } from './framing';

/** The board of a window of 1440 by 900, and of 1366 by 650, with the map open. */
const WINDOWS = [
  { width: 750, height: 740 },
  { width: 700, height: 520 },
];
const MAP = 234;
/** From the middle of a car to the end of its plate. */
const TAG = 62;

/** My car and five others in its neighbourhood, on this tile of a course. */
function sixOn(course: string, tile: number, movement: number | undefined) {
  const cars = Object.fromEntries(
    ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'].map((id, index) => [
      id,
      { at: `${tile}.${[3, 1, 2, 4, 5, 6][index] ?? 1}.${[3, 2, 1, 2, 1, 2][index] ?? 1}` },
    ]),
  );
  if (movement !== undefined) return sightIn({ course, cars, mover: 'ann', movement, changes: 2 });
  return sightIn({ course, cars: { ...cars, ann: { at: cars['ann']?.at ?? '', box: '3.8' } } });
}

function shownOf(layout: Layout, { view, seat, legal }: ReturnType<typeof sixOn>): readonly Point[] {
  const own = placeOf(layout, view.cars['ann']?.at ?? '');
  if (!own) throw new Error('Ann is nowhere.');
  const reach: SpaceId[] = [
    ...(readTurn(view, seat, legal)?.spots.keys() ?? []),
    ...(forecastOf(view, seat)?.spaces ?? []),
  ];
  expect(reach.length).toBeGreaterThan(3);
  const half = { length: CAR.length / 2, width: CAR.width / 2 };
  const car = [-TAG, half.length].flatMap((ahead) =>
    [-half.width, half.width].map((right) => off(own, ahead, right)),
  );
  return [...car, ...reach.flatMap((space) => outlineOf(layout, space))];
}

test.each(READY_COURSE_IDS)(
  'on %s with six cars, my car, its plate and all that it can reach are beside the map, wherever it stands',
  (id) => {
    const course = COURSES[id];
    const layout = layoutOf(course);
    const hidden: string[] = [];
    for (const window of WINDOWS) {
      const camera = new Camera(layout.world);
      camera.resize(window);
      // It stays where it is as long as all can be seen.
      const follower = new Follower(camera, () => Infinity, {
        heads: () => undefined,
        moved: () => undefined,
      });
      for (const [tile, movement] of [...layout.tiles.keys()].flatMap((at) =>
        [4, 6, 9, undefined].map((far) => [at, far] as const),
      )) {
        const sight = sixOn(course, tile + 1, movement);
        follower.frame(besideMap(frameOf(sight.view, { ...sight, window }), window, MAP));
        const points = shownOf(layout, sight).map((point) => camera.toScreen(point));
        const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
        const [top, foot] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
        if (left < MAP || right > window.width || top < 0 || foot > window.height)
          hidden.push(
            `tile ${tile + 1} by ${movement ?? 'gear'} at ${window.width}: ${[left, right, top, foot].map(Math.round).join(' ')}`,
          );
      }
    }
    expect(hidden).toEqual([]);
  },
);

/** A window without a map, and one with. */
const PICTURES = [
  { window: { width: 750, height: 740 }, covered: MAP },
  { window: { width: 700, height: 520 }, covered: MAP },
  { window: { width: 390, height: 460 }, covered: 0 },
];

test.each(READY_COURSE_IDS)('on %s cars that ram are in the middle of the picture, beside the map', (id) => {
  const layout = layoutOf(COURSES[id]);
  const outside: string[] = [];
  for (const { window, covered } of PICTURES) {
    const camera = new Camera(layout.world);
    camera.resize(window);
    const follower = new Follower(camera, () => Infinity, { heads: () => undefined, moved: () => undefined });
    for (const tile of layout.tiles.keys())
      for (const lane of [1, 3, 5]) {
        const spaces = [`${tile + 1}.${lane}.2`, `${tile + 1}.${lane + 1}.2`];
        const standing = new Map(spaces.map((space, index) => [String(index), placeOf(layout, space)!]));
        const box = frameBefore(
          { ...{ type: 'ranUp', car: '0', target: '1' } },
          { layout, standing, window, covered },
        );
        follower.frame(box!);
        for (const { at } of standing.values()) {
          const { x, y } = camera.toScreen(at);
          const [across, down] = [x / window.width, y / window.height];
          const isInside = across >= 0.2 && across <= 0.8 && down >= 0.2 && down <= 0.8 && x > covered;
          if (!isInside)
            outside.push(`${window.width} ${spaces[0]}: ${across.toFixed(2)} ${down.toFixed(2)}`);
        }
      }
  }
  expect(outside).toEqual([]);
});
