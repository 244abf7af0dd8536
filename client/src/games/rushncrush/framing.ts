import type { Seat } from '@gearhall/shared/core/seats';
import type { Event } from '@gearhall/shared/games/rushncrush/events';
import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/road';
import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import { gap, type Box, type Point, type Size } from '../../stage/geometry';
import { CM, layoutOf, off, outlineOf, placeOf, type Layout, type Place } from './layout';
import { forecastOf } from './prospects';
import { isOnTurn, readTurn } from './reading';

/** All in centimetres. */
const ROOM = {
  /** Round my own car with all its reach. */
  mine: { margin: 1.8, least: 18 },
  /** Round whoever drives: on a small screen cars are worth more than the ground round them. */
  drive: { margin: 2.4, least: 17 },
  /** Round what happens between cars. */
  clash: { margin: 2.4, least: 11 },
} as const;
type Room = (typeof ROOM)[keyof typeof ROOM];

/** Of a window this wide everything is shown as large as `ROOM` says; a smaller one comes nearer. */
const WIDE = 760;
const NEARER = 0.62;
/** So near a car counts as being with the one on turn. */
const NEAR = 7 * CM;
/** So far the eye looks ahead of a car. */
const AHEAD = 8 * CM;

/** Where everybody stands. */
export type Standing = ReadonlyMap<string, Place>;

export interface Beheld {
  readonly seat: Seat | undefined;
  readonly legal: readonly Action[];
  readonly window: Size;
}

/** What is worth seeing as things stand; the whole course before and after the race. */
export function frameOf(view: View, beheld: Beheld): Box {
  const layout = layoutOf(view.course);
  if (view.phase !== 'race' || !view.turn) return layout.world;
  return (
    myTurn(view, layout, beheld) ??
    withNeighbours(standingIn(view, layout), view.turn.car, beheld.window) ??
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
function myTurn(view: View, layout: Layout, { seat, legal, window }: Beheld): Box | undefined {
  if (!isOnTurn(view, seat) || !view.turn) return undefined;
  const car = view.cars[view.turn.car];
  const spaces = [
    ...(readTurn(view, seat, legal)?.spots.keys() ?? []),
    ...(forecastOf(view, seat)?.spaces ?? []),
  ];
  const points = [car?.at ?? '', ...spaces].flatMap((space) => outlineOf(layout, space));
  const [here] = points;
  const near = [...standingIn(view, layout).values()].flatMap(({ at }) =>
    here && gap(at, here) < NEAR ? [at] : [],
  );
  if (spaces.length > 0 && here) return boxRound([...points, ...near], ROOM.mine, window);
  return withNeighbours(standingIn(view, layout), view.turn.car, window);
}

/** A car, those near it, and the road that it looks at. */
function withNeighbours(standing: Standing, id: string, window: Size): Box | undefined {
  const car = standing.get(id);
  if (!car) return undefined;
  const near = [...standing.values()].filter(({ at }) => gap(at, car.at) < NEAR).map(({ at }) => at);
  return boxRound([...near, off(car, AHEAD, 0)], ROOM.drive, window);
}

/** What is worth seeing before an event plays; `undefined` where it changes nothing. */
export function frameBefore(
  event: Event,
  {
    layout,
    standing,
    window,
  }: { readonly layout: Layout | undefined; readonly standing: Standing; readonly window: Size },
): Box | undefined {
  if (!layout) return undefined;
  const spaces = (...ids: readonly SpaceId[]): Point[] => ids.flatMap((id) => outlineOf(layout, id));
  const cars = (...ids: readonly string[]): Point[] => ids.flatMap((id) => standing.get(id)?.at ?? []);
  switch (event.type) {
    case 'courseLaid':
    case 'linedUp':
      return layout.world;
    case 'turnBegan':
      return withNeighbours(standing, event.car, window);
    case 'drove':
      return boxRound(spaces(event.from, ...event.path), ROOM.drive, window);
    case 'crashed':
      return boxRound([...cars(event.car), ...spaces(event.wall)], ROOM.clash, window);
    case 'sideRammed':
    case 'rushedNCrushed':
    case 'fired': {
      const fighters = cars(event.car, event.target);
      return fighters.length > 0 ? boxRound(fighters, ROOM.clash, window) : undefined;
    }
    default:
      return undefined;
  }
}

/** Of its size, what is worth seeing gives up at most so much to lie clear of the map. */
const GIVES_UP = 0.78;

/** The box with room at its left, so that nothing of it lies under a map that is so many pixels wide. */
export function clearOf(box: Box, window: Size, map: number): Box {
  const scale = Math.min(window.width / box.width, window.height / box.height);
  const isClear = (window.width - box.width * scale) / 2 >= map;
  if (map === 0 || isClear) return box;
  const beside = Math.min(scale, (window.width - map) / box.width);
  const room = map / Math.max(beside, scale * GIVES_UP);
  return { ...box, x: box.x - room, width: box.width + room };
}

/** A box round points, never smaller than so many centimetres. */
function boxRound(points: readonly Point[], { margin, least }: Room, window: Size): Box {
  const near = Math.min(window.width, window.height) < WIDE ? NEARER : 1;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [across, down] = [
    span(xs, margin * CM * near, least * CM * near),
    span(ys, margin * CM * near, least * CM * near),
  ];
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

function span(values: readonly number[], margin: number, least: number): { from: number; length: number } {
  const [low, high] = [Math.min(...values) - margin, Math.max(...values) + margin];
  const length = Math.max(high - low, least);
  return { from: (low + high - length) / 2, length };
}
