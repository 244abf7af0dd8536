import type { Event } from '@gearhall/shared/games/rushncrush/events';
import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import {
  clearOf,
  frameRound,
  type Frame,
  type FramingContext,
  type Padding,
} from '../../../stage/camera/framing';
import { gap, type Box, type Point, type Size } from '../../../stage/geometry/geometry';
import { CAR } from '../looks/looks';
import { CM, layoutOf, off, outlineOf, placeOf, type Layout, type Place } from '../looks/layout';
import { forecastOf } from '../prospects/prospects';
import { isOnTurn, readTurn } from '../prospects/moveOptions';

/** All in centimetres. */
const ROOM = {
  /** Around my own car with all its reach. */
  mine: { margin: 1.8, least: 18 },
  /**
   * Around the car on turn: on a small screen the size of cars matters more than the ground around them.
   */
  drive: { margin: 2.4, least: 17 },
  /** Around the grid. */
  start: { margin: 2.6, least: 14 },
  /** Around what happens between cars. */
  clash: { margin: 2.4, least: 11 },
} as const satisfies Readonly<Record<string, Padding>>;

/**
 * From this window width on everything is shown as large as `ROOM` says; a narrower window zooms in more.
 */
const WIDE = 760;
const NEARER = 0.62;
/** The distance within which a car counts as being with the one on turn. */
const NEAR = 7 * CM;
/** How far ahead of a car to look. */
const AHEAD = 8 * CM;

/** A box as it is framed beside the open map. `pixels`: what the map covers at the left of the window. */
export const besideMap = (box: Box, window: Size, pixels: number): Box =>
  clearOf(box, window, { edge: 'left', pixels, givesUp: GIVES_UP });

/** Nothing that matters lies under the map, even where everything is drawn at two thirds of its size for that. */
const GIVES_UP = 0.66;

/** Where every car is. */
type Standing = ReadonlyMap<string, Place>;

/** What to show now; the whole course before and after the race. */
export function frameOf(view: View, context: FramingContext<Action>): Box {
  const layout = layoutOf(view.course);
  if (view.phase !== 'race' || !view.turn) return layout.world;
  return (
    myTurn(view, layout, context) ??
    withNeighbours(standingIn(view, layout), view.turn.car, context.window) ??
    layout.world
  );
}

const standingIn = (view: View, layout: Layout): Standing =>
  new Map(
    Object.values(view.cars).flatMap(({ id, at, lost }): [string, Place][] => {
      const place = lost === '' ? placeOf(layout, at) : undefined;
      return place ? [[id, place]] : [];
    }),
  );

/** My car with all that it can reach. */
function myTurn(
  view: View,
  layout: Layout,
  { seat, legal, window }: FramingContext<Action>,
): Box | undefined {
  if (!isOnTurn(view, seat) || !view.turn) return undefined;
  const car = view.cars[view.turn.car];
  const spaces = [
    ...(readTurn(view, seat, legal)?.spots.keys() ?? []),
    ...(forecastOf(view, seat)?.spaces ?? []),
  ];
  const points = [car?.at ?? '', ...spaces].flatMap((space) => outlineOf(layout, space));
  const [here] = points;
  // A car's plate lies behind it.
  const near = [...standingIn(view, layout).values()].flatMap((place) =>
    here && gap(place.at, here) < NEAR ? [place.at, off(place, -CAR.length, 0)] : [],
  );
  if (spaces.length > 0 && here) return boxRound([...points, ...near], ROOM.mine, window);
  return withNeighbours(standingIn(view, layout), view.turn.car, window);
}

/** A car, those near it, and the road ahead of it. */
function withNeighbours(standing: Standing, id: string, window: Size): Box | undefined {
  const car = standing.get(id);
  if (!car) return undefined;
  const near = [...standing.values()].filter(({ at }) => gap(at, car.at) < NEAR).map(({ at }) => at);
  return boxRound([...near, off(car, AHEAD, 0)], ROOM.drive, window);
}

interface Before {
  readonly layout: Layout | undefined;
  readonly standing: Standing;
  readonly window: Size;
  /** How many pixels at the left of the window the map covers. */
  readonly covered?: number;
}

/** What to show before an event plays; `undefined` where the event does not move the camera. */
export function frameBefore(event: Event, before: Before): Frame | undefined {
  const clash = clashOf(event, before);
  if (clash.length > 0) return inTheMiddle(clash, before);
  const box = roomFor(event, before);
  return box && besideMap(box, before.window, before.covered ?? 0);
}

function roomFor(event: Event, { layout, standing, window }: Before): Box | undefined {
  if (!layout) return undefined;
  const spaces = (...ids: readonly SpaceId[]): Point[] => ids.flatMap((id) => outlineOf(layout, id));
  switch (event.type) {
    case 'linedUp':
      return grid(standing, window) ?? layout.world;
    case 'roundBegan':
      return event.round === 1 ? grid(standing, window) : undefined;
    case 'turnBegan':
    case 'boosted':
      return withNeighbours(standing, event.car, window);
    case 'drove':
      return leading(spaces(event.from, ...event.path), placeOf(layout, event.path.at(-1) ?? ''), window);
    default:
      return undefined;
  }
}

/** All cars, as they stand before the first of them moves. */
const grid = (standing: Standing, window: Size): Box | undefined =>
  standing.size === 0
    ? undefined
    : boxRound(
        [...standing.values()].map(({ at }) => at),
        ROOM.start,
        window,
      );

/** The points of what happens between cars, or between a car and the road; none: nothing does. */
function clashOf(event: Event, { layout, standing }: Before): readonly Point[] {
  const cars = (...ids: readonly string[]): Point[] => ids.flatMap((id) => standing.get(id)?.at ?? []);
  const space = (id: SpaceId): Point[] => (layout ? outlineOf(layout, id) : []);
  switch (event.type) {
    case 'crashed':
      return [...cars(event.car), ...space(event.wall)];
    case 'ranOver':
      return [...cars(event.car), ...space(event.at)];
    case 'sideRammed':
    case 'sawed':
    case 'rushedNCrushed':
    case 'ranUp':
    case 'fired':
      return cars(event.car, event.target);
    default:
      return [];
  }
}

/** The picture keeps so much of its width and height free around a clash, at each side. */
const AROUND_CLASH = 0.2;

/** Cars that clash are in the middle of the picture, and never under the map. */
function inTheMiddle(points: readonly Point[], { window, covered = 0 }: Before): Frame {
  const box = boxRound(points, ROOM.clash, window);
  const free = 1 - 2 * Math.max(AROUND_CLASH, covered / window.width);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const spanOf = (values: readonly number[]): number =>
    Math.max(...values) - Math.min(...values) + CAR.length;
  const width = Math.max(box.width, spanOf(xs) / free);
  const height = Math.max(box.height, spanOf(ys) / (1 - 2 * AROUND_CLASH));
  return {
    ...{ x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height },
    isExact: true,
  };
}

/** How far the camera looks ahead of a drive, as a share of what it shows. */
const LEAD = 0.2;

/** All of a drive, and more of the road ahead than behind it; the picture shows no more for that. */
function leading(points: readonly Point[], end: Place | undefined, window: Size): Box {
  const box = boxRound(points, ROOM.drive, window);
  const ahead = end ? off({ at: { x: 0, y: 0 }, angle: end.angle }, LEAD, 0) : { x: 0, y: 0 };
  const shift = (axis: 'x' | 'y', side: 'width' | 'height'): number => {
    const values = points.map((point) => point[axis]);
    const [low, high] = [Math.min(...values) - CAR.length, Math.max(...values) + CAR.length];
    const most = ahead[axis] > 0 ? low - box[axis] : box[axis] + box[side] - high;
    return (
      box[axis] + Math.sign(ahead[axis]) * Math.max(0, Math.min(most, Math.abs(ahead[axis]) * box[side]))
    );
  };
  return { ...box, x: shift('x', 'width'), y: shift('y', 'height') };
}

const boxRound = (points: readonly Point[], padding: Padding, window: Size): Box =>
  frameRound(points, padding, CM * (Math.min(window.width, window.height) < WIDE ? NEARER : 1));
