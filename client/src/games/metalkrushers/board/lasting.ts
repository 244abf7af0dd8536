import type { Event } from '@gearhall/shared/games/metalkrushers/events';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import type { Lasting, LastingMark } from '../../../stage/contract/lasting';
import type { Trace } from '../../../stage/film/Traces';
import { angleTo } from '../../../stage/film/strikes';
import { between, type Point } from '../../../stage/geometry/geometry';
import { PITCH, pointOf } from '../looks/layout';
import type { BoardSprites } from './BoardSprites';

/** Scorched steel, and the oil of who fell there. */
const SOOT = 0x120f0c;

/** What wheels that are locked leave on the steel. */
export const skidBetween = (from: Point, to: Point): Trace => ({
  ...between(from, to, 0.45),
  ...{ grain: 'rubber', colour: SOOT, width: PITCH * 0.95, height: 40, alpha: 0.7 },
  rotation: angleTo(from, to),
});

/** Under a wreck. */
export const wreckSoot = (at: Point): Trace => ({
  ...at,
  ...{ grain: 'scorch', colour: SOOT, width: 108, alpha: 0.85 },
});

/** What an event has left; `standing`: where each Krusher stood, which it changes. */
function leftBy(event: Event, standing: Map<string, Point>): Trace | undefined {
  switch (event.type) {
    case 'entered':
      standing.set(event.krusher, pointOf(event.at));
      return undefined;
    case 'moved':
    case 'followed':
      standing.set(event.krusher, pointOf(event.to));
      return undefined;
    case 'pushed':
      standing.set(event.krusher, pointOf(event.to));
      return skidBetween(pointOf(event.from), pointOf(event.to));
    case 'fell': {
      const at = standing.get(event.krusher);
      return at && wreckSoot(at);
    }
    default:
      return undefined;
  }
}

/** Skid marks and soot; wrecks are in the view. */
export const LASTING: Lasting<View, Event, BoardSprites> = {
  isRound: ({ type }) => type === 'turnBegan',
  of: (events) => {
    const standing = new Map<string, Point>();
    return events.flatMap((event): LastingMark<Event, BoardSprites>[] => {
      const trace = leftBy(event, standing);
      return trace ? [{ event, lay: ({ sparks }) => sparks.traces.add(trace) }] : [];
    });
  },
};
