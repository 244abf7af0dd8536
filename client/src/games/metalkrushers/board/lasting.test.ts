import type { Event } from '@gearhall/shared/games/metalkrushers/events';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import { FrontStandIn } from '../../../stage/testing/FrontStandIn';
import { between } from '../../../stage/geometry/geometry';
import { pointOf } from '../looks/layout';
import { wreckPictures } from '../looks/picture';
import { playedGame, RICH } from '../testing/games';
import type { BoardSprites } from './BoardSprites';
import { LASTING } from './lasting';

const laid = (events: readonly Event[], view: View) => {
  const stand = new FrontStandIn();
  for (const { lay } of LASTING.of(events, view)) lay(stand as unknown as BoardSprites);
  return stand.sparks.traces.root.children.map(({ x, y }) => ({ x, y }));
};

test('there is soot under every wreck that the view has, and rubber where somebody was pushed', () => {
  const game = [...playedGame({ seats: 2, seed: 'soot', options: RICH })];
  const past = game.slice(0, -1).flatMap(({ events }) => events);
  const { view } = game.at(-1) ?? {};
  if (!view) throw new Error('Nothing was played.');
  const places = laid(past, view);
  const wrecks = wreckPictures(view).map(({ at: { x, y } }) => ({ x, y }));
  expect(wrecks.length).toBeGreaterThan(0);
  expect(places).toEqual(expect.arrayContaining(wrecks));
  const pushed = past.flatMap((event) =>
    event.type === 'pushed' ? [between(pointOf(event.from), pointOf(event.to), 0.45)] : [],
  );
  expect(places).toEqual(expect.arrayContaining(pushed));
  expect(places).toHaveLength(wrecks.length + pushed.length);
});
