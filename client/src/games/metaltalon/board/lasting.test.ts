import type { Event } from '@gearhall/shared/games/metaltalon/events';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import { BASE_SPACES } from '@gearhall/shared/games/metaltalon/content/board';
import { Traces } from '../../../stage/film/Traces';
import { FrontStandIn } from '../../../stage/testing/FrontStandIn';
import { pointOf } from '../looks/layout';
import { playedGame } from '../testing/games';
import type { BoardSprites } from './BoardSprites';
import { LASTING } from './lasting';

const placesOf = ({ root }: Traces) => root.children.map(({ x, y }) => ({ x, y }));

test('ships that were destroyed, and bases that fell, leave soot where they were', () => {
  const events: Event[] = [...playedGame(3, 'soot')].flatMap((moment) => moment.events);
  const homes = new Map<number, { x: number; y: number }>();
  const expected = events.flatMap((event) => {
    if (event.type === 'baseDealt') homes.set(event.seat, pointOf(BASE_SPACES[event.base]));
    if (event.type === 'destroyed') return [pointOf(event.at)];
    return event.type === 'eliminated' ? [homes.get(event.seat)] : [];
  });
  const stand = new FrontStandIn();
  for (const { lay } of LASTING.of(events, {} as View)) lay(stand as unknown as BoardSprites);
  expect(expected.length).toBeGreaterThan(1);
  expect(placesOf(stand.sparks.traces)).toEqual(expected.slice(-40));
});
