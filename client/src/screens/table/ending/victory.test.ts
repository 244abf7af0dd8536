import { ABANDONED } from '@gearhall/shared/core/table/table';
import { victoryOf } from './victory';

const WON = { winners: [1], cause: 'alone', seats: 3 };

test('before winners and spectators it rains, before those who have lost there is the light alone', () => {
  expect(victoryOf(WON, 1)).toEqual({ winners: [1], dims: true, rains: true });
  expect(victoryOf(WON, undefined)).toEqual({ winners: [1], dims: true, rains: true });
  expect(victoryOf(WON, 0)).toEqual({ winners: [1], dims: true, rains: false });
});

test('where nobody has won there is nothing to celebrate, and where all have won nobody stands in the dark', () => {
  expect(victoryOf({ ...WON, winners: [] }, 1)).toBeUndefined();
  expect(victoryOf({ ...WON, cause: ABANDONED }, 1)).toBeUndefined();
  expect(victoryOf({ ...WON, winners: [0, 1, 2] }, 1)).toMatchObject({ dims: false, rains: true });
});
