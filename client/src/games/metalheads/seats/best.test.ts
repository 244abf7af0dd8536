import { project } from '@gearhall/shared/games/metalheads/project';
import { given } from '@gearhall/shared/games/metalheads/testing/given';
import { bestOf } from './best';

test('the best Robot of a seat is its strongest, with its tokens', () => {
  const { state } = given({
    players: [
      { robots: [{ robot: 'skimmer' }, { robot: 'colossus' }, { robot: 'tideWall', damage: 1 }] },
      {},
    ],
  });
  const view = project(state, 1);
  expect(bestOf(view, 0)?.robot).toBe('colossus');
  expect(bestOf(view, 1)).toBeUndefined();
});
