import { anyGame } from '@gearhall/shared/core/game';
import { gameTree, TreeTooLarge } from '@gearhall/shared/core/match/gameTree';
import { contractSuite } from '@gearhall/shared/core/testing/contract';
import { kuhn } from './rules';

contractSuite(kuhn);

describe('the whole game tree (H. W. Kuhn, "A simplified two-person poker", 1950)', () => {
  const whole = { options: {}, seats: 2, limit: 1000 };

  test('each player has six information sets: three cards, and two possible actions of the other', () => {
    expect(gameTree(anyGame(kuhn), whole).informationSets).toEqual([6, 6]);
  });

  test('six deals and five ways to bet make thirty games', () => {
    expect(gameTree(anyGame(kuhn), whole)).toMatchObject({ plays: 30, decisions: 24 });
  });

  test('a player who sees the card of the other has more information sets', () => {
    const open = { ...kuhn, project: (state: never) => kuhn.project(state, 'everyone') };
    expect(gameTree(anyGame(open), whole).informationSets).toEqual([12, 12]);
  });

  test('a game that is larger than the limit is not counted', () => {
    expect(() => gameTree(anyGame(kuhn), { ...whole, limit: 50 })).toThrow(TreeTooLarge);
  });
});
