import { coins, given } from '../testing/given';
import { movesOf } from './activation';
import { RACES } from '../content/races';

describe('T18: activation', () => {
  test.each([
    [1, 2],
    [2, 3],
    [3, 5],
    [4, 6],
    [0, 0],
  ])('Zoomers: %i pennies move %i spaces, rounded up once for the stack', (pennies, moves) => {
    expect(movesOf(pennies, RACES.zoomers)).toBe(moves);
    expect(movesOf(pennies, RACES.warriors)).toBe(pennies);
  });

  test('a Zoomers ship of one penny takes two steps, and no third', () => {
    const game = given({ seats: [{ race: 'zoomers' }, {}], ships: { s1: { at: 'd4', ...coins(1) } } })
      .play(0, { type: 'move', ship: 's1', to: 'e4' })
      .play(0, { type: 'move', ship: 's1', to: 'f4' });
    expect(game.refusal(0, { type: 'move', ship: 's1', to: 'g4' }).refused).toBe('noMovesLeft');
  });

  test('moves and shots mix in any order; each shot is chosen after the last one is resolved', () => {
    const game = given({
      ships: {
        s1: { at: 'd4', ...coins(2, 2) },
        s2: { owner: 1, at: 'f4', ...coins(1) },
        s3: { owner: 1, at: 'h4', ...coins(9) },
      },
    })
      .play(0, { type: 'fireAtShip', ship: 's1', target: 's2' }, 6)
      .play(0, { type: 'move', ship: 's1', to: 'e4' })
      .play(0, { type: 'fireAtShip', ship: 's1', target: 's3' }, 4)
      .play(0, { type: 'move', ship: 's1', to: 'f4' });
    expect(game.state.active).toEqual({ ship: 's1', moves: 0, shots: 0, fresh: false });
    expect(game.coins('s2')).toBeUndefined();
    expect(game.coins('s3')).toEqual(coins(7));
    expect(game.refusal(0, { type: 'fireAtShip', ship: 's1', target: 's3' }).refused).toBe('noShotsLeft');
  });

  test('a ship is finished before the next one acts', () => {
    const game = given({ ships: { s1: { at: 'd4', ...coins(3) }, s2: { at: 'f4', ...coins(3) } } })
      .play(0, { type: 'move', ship: 's1', to: 'd5' })
      .play(0, { type: 'move', ship: 's2', to: 'f5' });
    expect(game.state.ships.s1?.spent).toBe(true);
    expect(game.refusal(0, { type: 'move', ship: 's1', to: 'd4' }).refused).toBe('shipSpent');
    expect(game.refusal(0, { type: 'recycle', ship: 's1' }).refused).toBe('shipSpent');
  });

  test('moves and shots are those of the stack as the activation begins', () => {
    const game = given({ ships: { s1: { at: 'd4', ...coins(2, 1, 1) } } }).play(0, {
      type: 'move',
      ship: 's1',
      to: 'e4',
    });
    expect(game.state.active).toEqual({ ship: 's1', moves: 1, shots: 1, fresh: false });
  });
});

test('only one’s own existing ships can act', () => {
  const game = given({ ships: { s1: { owner: 1, at: 'd4', ...coins(3) } } });
  expect(game.refusal(0, { type: 'move', ship: 's1', to: 'e4' }).refused).toBe('notYourShip');
  expect(game.refusal(0, { type: 'move', ship: 's9', to: 'e4' }).refused).toBe('noSuchShip');
  expect(game.refusal(0, { type: 'move', ship: 'constructor', to: 'e4' }).refused).toBe('noSuchShip');
});
