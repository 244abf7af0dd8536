import type { SpaceId } from '../content/board';
import { coins, given } from '../testing/given';
import { earningShips, incomeOf } from './income';
import { unownedBases } from './sea';

describe('T33: income', () => {
  test('1 cent a turn', () => {
    const game = given({ seats: [{ cash: 3 }, {}] }).play(0, { type: 'endTurn' });
    expect(game.cash(0)).toBe(4);
    expect(game.emitted('income')).toEqual([{ type: 'income', seat: 0, cents: 1, bases: 0 }]);
  });

  test.each([
    [2, ['B', 'C', 'D', 'E']],
    [3, ['A', 'D', 'E']],
    [4, ['C', 'D']],
    [5, ['A']],
    [6, []],
  ])('with %i players the unowned bases are %j', (seats, bases) => {
    expect(unownedBases(given({ seats: Array.from({ length: seats }, () => ({})) }).state)).toEqual(bases);
  });

  test('1 more for every own ship on an unowned base, those of the eliminated too', () => {
    const game = given({
      seats: [{}, {}, { out: true }, {}],
      ships: {
        s1: { at: 'a7', ...coins(1) },
        s2: { at: 'a13', ...coins(1) },
        s3: { owner: 1, at: 'j7', ...coins(1) },
        s4: { at: 'a1', ...coins(1) },
        s5: { at: 'd4', ...coins(1) },
      },
    });
    expect([earningShips(game.state, 0), incomeOf(game.state, 0), incomeOf(game.state, 1)]).toEqual([
      2, 3, 2,
    ]);
    expect(game.play(0, { type: 'endTurn' }).cash(0)).toBe(28);
  });

  test('it is counted after the launch or split', () => {
    const game = given({ seats: [{ race: 'swarm' }, {}], ships: { s1: { at: 'i1', ...coins(2) } } });
    const after = game
      .play(0, { type: 'split', ship: 's1', to: 'j1', ...coins(1) })
      .play(0, { type: 'endTurn' });
    expect(after.emitted('income')).toEqual([{ type: 'income', seat: 0, cents: 2, bases: 1 }]);
  });

  test('T5: only at the end of the turn of the ship’s owner', () => {
    const game = given({ turn: 1, ships: { s1: { at: 'j1' as SpaceId, ...coins(2) } } }).play(1, {
      type: 'endTurn',
    });
    expect(game.cash(0)).toBe(25);
  });
});
