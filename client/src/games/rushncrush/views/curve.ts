import { gap, type Point } from '../../../stage/geometry/geometry';
import { off, type Place } from '../looks/layout';

/**
 * A smooth curve through places, in the heading of each; `pieces`: the number of segments between two
 * places.
 */
export function curveThrough(places: readonly Place[], pieces: number): Place[] {
  const [first] = places;
  if (!first) return [];
  return [
    first,
    ...places.slice(1).flatMap((to, index) => {
      const from = places[index] ?? first;
      return Array.from({ length: pieces }, (_, piece) => along(from, to, (piece + 1) / pieces));
    }),
  ];
}

/** The place at a share, 0 to 1, of a path through places; each stretch of it takes equally long. */
export function placeAlong(places: readonly Place[], share: number): Place | undefined {
  const stretches = places.length - 1;
  if (stretches < 1) return places[0];
  const index = Math.min(stretches - 1, Math.floor(share * stretches));
  const [from, to] = [places[index], places[index + 1]];
  return from && to && along(from, to, share * stretches - index);
}

/** A cubic curve that leaves and arrives in the headings of its ends; the heading is the curve's own. */
function along(from: Place, to: Place, share: number): Place {
  const length = gap(from.at, to.at);
  const leave = off(from, length / 3, 0);
  const arrive = off(to, -length / 3, 0);
  const rest = 1 - share;
  const blend = (pick: (point: Point) => number): number =>
    rest ** 3 * pick(from.at) +
    3 * rest ** 2 * share * pick(leave) +
    3 * rest * share ** 2 * pick(arrive) +
    share ** 3 * pick(to.at);
  const speed = (pick: (point: Point) => number): number =>
    3 * rest ** 2 * (pick(leave) - pick(from.at)) +
    6 * rest * share * (pick(arrive) - pick(leave)) +
    3 * share ** 2 * (pick(to.at) - pick(arrive));
  const [x, y] = [(point: Point): number => point.x, (point: Point): number => point.y];
  return { at: { x: blend(x), y: blend(y) }, angle: Math.atan2(speed(y), speed(x)) };
}
