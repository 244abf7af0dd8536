import type { Event } from '@gearhall/shared/games/rushncrush/events';
import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import type { Lasting, LastingMark } from '../../../stage/contract/lasting';
import type { Trace } from '../../../stage/film/Traces';
import type { Point } from '../../../stage/geometry/geometry';
import { placeOf } from '../looks/layout';
import type { BoardSprites } from './BoardSprites';
import { lanesChanged, mineSoot, RUBBED, rubberBetween, smearBetween, wreckSoot, type Way } from './marks';

type Mark = LastingMark<Event, BoardSprites>;
/** A mark, as far as the course has room for it. */
type Draw = (sprites: BoardSprites) => Trace | undefined;

const at =
  (space: SpaceId, draw: (point: Point) => Trace): Draw =>
  ({ layout }) => {
    const place = layout && placeOf(layout, space);
    return place && draw(place.at);
  };

const rubber = (way: Way): readonly Draw[] => {
  const spaces = [way.from, ...way.path];
  return lanesChanged(way).map(
    (index) =>
      ({ layout }) =>
        rubberBetween(layout, spaces[index] ?? way.from, spaces[index + 1] ?? way.from),
  );
};

/** What an event has left; `standing`: where each car stood, which it changes. */
function leftBy(event: Event, standing: Map<string, SpaceId>): readonly Draw[] {
  switch (event.type) {
    case 'linedUp':
      standing.set(event.car, event.at);
      return [];
    case 'drove':
      standing.set(event.car, event.path.at(-1) ?? event.from);
      return lanesChanged(event).length >= RUBBED ? rubber(event) : [];
    case 'swerved':
      standing.set(event.car, event.to);
      return rubber({ from: event.from, path: [event.to] });
    case 'displaced':
      standing.set(event.car, event.to);
      return [
        ({ layout }) => {
          const [from, to] = [layout && placeOf(layout, event.from), layout && placeOf(layout, event.to)];
          return from && to && smearBetween(from.at, to.at);
        },
      ];
    case 'mineGone':
      return [at(event.at, mineSoot)];
    case 'lost':
      return event.cause === 'resigned' ? [] : [at(standing.get(event.car) ?? '', wreckSoot)];
    default:
      return [];
  }
}

/** Rubber and soot; wrecks are in the view. */
export const LASTING: Lasting<View, Event, BoardSprites> = {
  isRound: ({ type }) => type === 'roundBegan',
  of: (events) => {
    const standing = new Map<string, SpaceId>();
    return events.flatMap((event) =>
      leftBy(event, standing).map((draw): Mark => ({
        event,
        lay: (sprites) => {
          const trace = draw(sprites);
          if (trace) sprites.sparks.traces.add(trace);
        },
      })),
    );
  },
};
