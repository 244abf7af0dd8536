import { coins, given } from '../testing/given';
import { valueOf } from './coins';
import { launchMixes } from './launching';

describe('T21: launching', () => {
  test('any mix of coins worth 1 cent up to all the cash', () => {
    const game = given({ seats: [{ cash: 10 }, {}] });
    const worth = game.legalOf(0, 'launch').map(valueOf);
    expect([1, 5, 9, 10].map((cents) => worth.filter((value) => value === cents).length)).toEqual([
      1, 2, 2, 4,
    ]);
    expect(Math.max(...worth)).toBe(10);
  });

  test('the mixes are each listed once', () => {
    const keys = launchMixes(60).map((mix) => JSON.stringify(mix));
    expect(new Set(keys).size).toBe(keys.length);
    expect(launchMixes(25).every((mix) => valueOf(mix) >= 1 && valueOf(mix) <= 25)).toBe(true);
    expect(launchMixes(0)).toEqual([]);
  });

  test('the ship is put on the base, paid from the cash, and activated at once', () => {
    const game = given().play(0, { type: 'launch', ...coins(4, 2, 1) });
    expect(game.emitted('launched')).toEqual([
      { type: 'launched', seat: 0, ship: 's101', at: 'a1', ...coins(4, 2, 1) },
    ]);
    expect(game.cash(0)).toBe(1);
    expect(game.state.active).toEqual({ ship: 's101', moves: 4, shots: 2, fresh: true });
    expect(game.state.step).toBe('closing');
  });

  test('standing still on the base is allowed', () => {
    const game = given()
      .play(0, { type: 'launch', ...coins(0, 0, 2) })
      .play(0, { type: 'endTurn' });
    expect(game.state.ships.s101?.at).toBe('a1');
  });

  test('not for nothing, and not for more than there is', () => {
    const game = given({ seats: [{ cash: 7 }, {}] });
    expect(game.refusal(0, { type: 'launch', ...coins(0) }).refused).toBe('noCoins');
    expect(game.refusal(0, { type: 'launch', ...coins(0, 0, 1) })).toEqual({
      refused: 'notEnoughCash',
      detail: { cash: 7, cost: 10 },
    });
    expect(given({ seats: [{ cash: 0 }, {}] }).legalOf(0, 'launch')).toEqual([]);
  });

  test('at most once a turn', () => {
    const game = given()
      .play(0, { type: 'launch', ...coins(1) })
      .play(0, { type: 'move', ship: 's101', to: 'b1' });
    expect(game.refusal(0, { type: 'launch', ...coins(1) }).refused).toBe('alreadyLaunched');
  });

  test('every ship has its own id', () => {
    const game = given()
      .play(0, { type: 'launch', ...coins(1) })
      .play(0, { type: 'endTurn' })
      .play(1, { type: 'launch', ...coins(1) });
    expect(Object.keys(game.state.ships)).toEqual(['s101', 's102']);
  });
});

test('T4: a newly launched ship may fire across the stripe', () => {
  const game = given({ ships: { s1: { owner: 1, at: 'e1', ...coins(5) } } }).play(0, {
    type: 'launch',
    ...coins(0, 1),
  });
  const shot = game.play(0, { type: 'fireAtShip', ship: 's101', target: 's1' }, 5);
  expect(shot.emitted('fired')[0]).toMatchObject({ empty: 3, damage: 2 });
  expect(shot.coins('s1')).toEqual(coins(3));
});
