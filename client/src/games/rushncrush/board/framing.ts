import type { Event } from '@gearhall/shared/games/rushncrush/events';
import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import { frameRound, type FramingContext, type Padding } from '../../../stage/camera/framing';
import { gap, type Box, type Point, type Size } from '../../../stage/geometry/geometry';
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

/** Where every car is. */
export type Standing = ReadonlyMap<string, Place>;

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
  const near = [...standingIn(view, layout).values()].flatMap(({ at }) =>
    here && gap(at, here) < NEAR ? [at] : [],
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

/** What to show before an event plays; `undefined` where the event does not move the camera. */
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
    case 'boosted':
      return withNeighbours(standing, event.car, window);
    case 'drove':
      return boxRound(spaces(event.from, ...event.path), ROOM.drive, window);
    case 'crashed':
      return boxRound([...cars(event.car), ...spaces(event.wall)], ROOM.clash, window);
    case 'ranOver':
      return boxRound([...cars(event.car), ...spaces(event.at)], ROOM.clash, window);
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

const boxRound = (points: readonly Point[], padding: Padding, window: Size): Box =>
  frameRound(points, padding, CM * (Math.min(window.width, window.height) < WIDE ? NEARER : 1));
