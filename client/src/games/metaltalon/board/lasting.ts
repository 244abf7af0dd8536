import { BASE_SPACES, type BaseId } from '@gearhall/shared/games/metaltalon/content/board';
import type { Event } from '@gearhall/shared/games/metaltalon/events';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import type { Lasting, LastingMark } from '../../../stage/contract/lasting';
import type { Trace } from '../../../stage/film/Traces';
import type { Point } from '../../../stage/geometry/geometry';
import { pointOf } from '../looks/layout';
import type { BoardSprites } from './BoardSprites';

/** Where something burst. */
export const soot = (at: Point): Trace => ({
  ...{ grain: 'scorch', colour: 0x1a1420, width: 130, alpha: 0.8 },
  ...at,
});

/** Where an event has left soot; `homes`: the base of each seat, which it may add. */
function burntBy(event: Event, homes: Map<number, BaseId>): Point | undefined {
  if (event.type === 'baseDealt') homes.set(event.seat, event.base);
  if (event.type === 'destroyed') return pointOf(event.at);
  const home = event.type === 'eliminated' ? homes.get(event.seat) : undefined;
  return home && pointOf(BASE_SPACES[home]);
}

/** The soot of ships and bases. */
export const LASTING: Lasting<View, Event, BoardSprites> = {
  isRound: ({ type }) => type === 'turnBegan',
  of: (events) => {
    const homes = new Map<number, BaseId>();
    return events.flatMap((event): LastingMark<Event, BoardSprites>[] => {
      const at = burntBy(event, homes);
      return at ? [{ event, lay: ({ sparks }) => sparks.traces.add(soot(at)) }] : [];
    });
  },
};
