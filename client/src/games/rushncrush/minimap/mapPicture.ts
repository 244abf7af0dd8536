import type { Seat } from '@gearhall/shared/core/ground/seats';
import { stepsToGo } from '@gearhall/shared/games/rushncrush/rules/course/distance';
import { isRacing, roadFor } from '@gearhall/shared/games/rushncrush/rules/field';
import { raceOrder } from '@gearhall/shared/games/rushncrush/rules/rounds/rounds';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import type { Box, Point } from '../../../stage/geometry/geometry';
import { bandOn, HALF_ROAD, layoutOf, placeOn, type Layout } from '../looks/layout';
import { numberOf } from '../looks/picture';
import { callsOf } from '../words/cars/calls';

/** A car in the order of the round. */
export interface Placing {
  readonly car: string;
  readonly seat: Seat;
  /** Which of two cars of its seat; 0 where a seat has only one. */
  readonly number: number;
  readonly name: string;
  /** Spaces to the finish; Infinity where there is no path, and when the race is over. */
  readonly toGo: number;
  readonly onTurn: boolean;
  readonly lost: boolean;
}

/** What the map shows besides where the cars are drawn. */
export interface MapPicture {
  readonly layout: Layout;
  readonly placings: readonly Placing[];
  /** The race is over: there are no distances and no order of a round. */
  readonly isOver: boolean;
}

export function mapPicture(view: View, names: readonly string[]): MapPicture {
  const road = roadFor(view);
  const isOver = view.phase === 'over';
  const { full } = callsOf(view.cars, names);
  const placings = orderIn(view).flatMap((id): Placing[] => {
    const car = view.cars[id];
    if (!car) return [];
    const lost = car.lost !== '';
    return [
      {
        ...{ car: id, seat: car.seat, lost },
        number: numberOf(view.cars, car),
        name: full(id),
        toGo: lost || isOver || car.at === '' ? Infinity : stepsToGo(road, car),
        onTurn: view.turn?.car === id,
      },
    ];
  });
  return { layout: layoutOf(view.course), placings, isOver };
}

/**
 * The order of the round, fixed until it ends; before the race the order of the grid. Lost cars come
 * last.
 */
function orderIn(view: View): string[] {
  const racing = view.order.length > 0 ? view.order : raceOrder(view);
  const running = racing.filter((id) => {
    const car = view.cars[id];
    return car && isRacing(car);
  });
  const lost = Object.values(view.cars).flatMap(({ id, lost: cause }) => (cause === '' ? [] : [id]));
  return [...running, ...lost];
}

/** The road as one line per tile, as an SVG path. */
export function roadPath({ tiles }: Layout): string {
  return tiles
    .map((tile) => {
      const line = bandOn(tile, [0, 1], [0, 0]);
      return `M${line
        .slice(0, line.length / 2)
        .map(pointText)
        .join('L')}`;
    })
    .join('');
}

/** Across the road where the race ends. */
export function linePath({ tiles, road }: Layout): string {
  const isRing = road.course.kind === 'ring';
  const tile = isRing ? tiles[0] : tiles.at(-1);
  if (!tile) return '';
  const [left, right] = [-1.5, 1.5].map((side) => placeOn(tile, isRing ? 0 : 1, side * HALF_ROAD).at);
  return left && right ? `M${pointText(left)}L${pointText(right)}` : '';
}

const pointText = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** The point of the world under a point of the map, which shows the whole world, centred. */
export function worldPoint(world: Box, map: Box, { x, y }: Point): Point {
  const scale = Math.min(map.width / world.width, map.height / world.height);
  return {
    x: world.x + world.width / 2 + (x - map.x - map.width / 2) / scale,
    y: world.y + world.height / 2 + (y - map.y - map.height / 2) / scale,
  };
}
