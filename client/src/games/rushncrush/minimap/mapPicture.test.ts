import { BARE, given } from '@gearhall/shared/games/rushncrush/testing/given';
import { layoutOf } from '../looks/layout';
import { viewOf } from '../testing/contexts';
import { linePath, mapPicture, roadPath, worldPoint } from './mapPicture';

const NAMES = ['Ada', 'Bo', 'Cy'];

test('the order of the round, with everybody’s distance to the line', () => {
  const view = viewOf(
    given({
      course: BARE,
      cars: {
        ann: { at: '4.3.10', card: 'perigee' },
        bob: { at: '4.3.8', card: 'highNoon' },
        cat: { at: '1.1.1', card: 'permafrost', lost: 'heat' },
      },
      order: ['bob', 'ann'],
    }),
  );
  const { placings } = mapPicture(view, NAMES);
  expect(placings.map(({ car, toGo, onTurn, lost }) => [car, toGo, onTurn, lost])).toEqual([
    ['bob', 3, true, false],
    ['ann', 1, false, false],
    ['cat', Infinity, false, true],
  ]);
  expect(placings[1]?.name).toBe('Ada’s Perigee');
  expect(mapPicture(view, NAMES).isOver).toBe(false);
});

test('when the race is over there are no distances', () => {
  const view = viewOf(
    given({ course: BARE, cars: { ann: { at: '4.3.10' } }, movement: 1 }).play('ann', {
      type: 'drive',
      to: 'finish',
      points: 1,
    }),
  );
  expect(view.phase).toBe('over');
  const { placings, isOver } = mapPicture(view, NAMES);
  expect(placings.map(({ toGo }) => toGo)).toEqual([Infinity]);
  expect(isOver).toBe(true);
});

test('the road is a line from tile to tile, and the end a line across it', () => {
  const layout = layoutOf(BARE);
  expect(roadPath(layout).match(/M/gu)).toHaveLength(4);
  expect(roadPath(layout)).not.toMatch(/NaN/u);
  expect(linePath(layout)).toMatch(/^M-?\d+ -?\d+L-?\d+ -?\d+$/u);
});

test('a point of the map is a point of the world, which is centred in it', () => {
  const world = { x: -100, y: 0, width: 200, height: 100 };
  const map = { x: 10, y: 10, width: 100, height: 100 };
  expect(worldPoint(world, map, { x: 60, y: 60 })).toEqual({ x: 0, y: 50 });
  expect(worldPoint(world, map, { x: 10, y: 35 })).toEqual({ x: -100, y: 0 });
});
