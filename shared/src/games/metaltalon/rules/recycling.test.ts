import { coins, given } from '../testing/given';

describe('recycling (source L94)', () => {
  test('on its own base the ship becomes cash', () => {
    const game = given({ seats: [{ cash: 4 }, {}], ships: { s1: { at: 'b1', ...coins(3, 1, 1) } } });
    const after = game.play(0, { type: 'recycle', ship: 's1' });
    expect(after.cash(0)).toBe(22);
    expect(after.state.ships).toEqual({});
    expect(after.emitted('recycled')).toEqual([
      { type: 'recycled', seat: 0, ship: 's1', from: 'b1', cents: 18 },
    ]);
  });

  test('it is a move like any other: it needs a step that is left', () => {
    const game = given({ ships: { s1: { at: 'd1', ...coins(2) }, s2: { at: 'a2', ...coins(0, 1) } } });
    expect(game.refusal(0, { type: 'recycle', ship: 's1' }).refused).toBe('notOnOwnBase');
    expect(game.refusal(0, { type: 'recycle', ship: 's2' }).refused).toBe('noMovesLeft');
    const near = game
      .play(0, { type: 'move', ship: 's1', to: 'c1' })
      .play(0, { type: 'move', ship: 's1', to: 'b1' });
    expect(near.refusal(0, { type: 'recycle', ship: 's1' }).refused).toBe('noMovesLeft');
  });

  test('T5: it may be the end of a longer way', () => {
    const game = given({ ships: { s1: { at: 'c1', ...coins(2) } } }).play(0, {
      type: 'move',
      ship: 's1',
      to: 'b1',
    });
    expect(game.play(0, { type: 'recycle', ship: 's1' }).cash(0)).toBe(27);
  });

  test('it ends the activation of the ship that acted before', () => {
    const game = given({ ships: { s1: { at: 'd4', ...coins(2) }, s2: { at: 'b1', ...coins(1) } } })
      .play(0, { type: 'move', ship: 's1', to: 'e4' })
      .play(0, { type: 'recycle', ship: 's2' });
    expect(game.refusal(0, { type: 'move', ship: 's1', to: 'f4' }).refused).toBe('shipSpent');
    expect(game.state.active).toBeUndefined();
  });
});

describe('T20: a base with a ship on it', () => {
  const parked = given({ ships: { s1: { at: 'a1', ...coins(2, 1) }, s2: { at: 'b1', ...coins(2) } } });

  test('blocks launching', () => {
    expect(parked.refusal(0, { type: 'launch', ...coins(1) }).refused).toBe('homeBaseBlocked');
    expect(parked.legalOf(0, 'launch')).toEqual([]);
  });

  test('and recycling of other ships', () => {
    expect(parked.refusal(0, { type: 'recycle', ship: 's2' }).refused).toBe('homeBaseBlocked');
  });

  test('and invasion, until it is gone', () => {
    const game = given({
      seats: [{}, { cash: 0 }],
      ships: { s1: { at: 'i13', ...coins(2, 1) }, s2: { owner: 1, at: 'j13', ...coins(1) } },
    });
    expect(game.refusal(0, { type: 'invade', ship: 's1', base: 'F' }).refused).toBe('baseBlocked');
    const shot = game.play(0, { type: 'fireAtShip', ship: 's1', target: 's2' }, 3);
    expect(shot.play(0, { type: 'invade', ship: 's1', base: 'F' }).state.end?.winners).toEqual([0]);
  });

  test('it can be shot at as a ship, apart from the cash', () => {
    const game = given({
      ships: { s1: { at: 'i13', ...coins(0, 2) }, s2: { owner: 1, at: 'j13', ...coins(9) } },
    });
    const ship = game.play(0, { type: 'fireAtShip', ship: 's1', target: 's2' }, 4);
    expect([ship.coins('s2'), ship.cash(1)]).toEqual([coins(5), 25]);
    const base = ship.play(0, { type: 'fireAtBase', ship: 's1', base: 'F' }, 4);
    expect([base.coins('s2'), base.cash(1)]).toEqual([coins(5), 21]);
  });

  test('it may be recycled on the spot as the whole of a later activation, without a move', () => {
    const game = given({ ships: { s1: { at: 'a1', ...coins(0, 0, 1) } } });
    expect(game.play(0, { type: 'recycle', ship: 's1' }).cash(0)).toBe(35);
  });

  test('but not after it has fired in the same activation', () => {
    const game = given({
      ships: { s1: { at: 'a1', ...coins(0, 2) }, s2: { owner: 1, at: 'c1', ...coins(9) } },
    }).play(0, { type: 'fireAtShip', ship: 's1', target: 's2' }, 1);
    expect(game.refusal(0, { type: 'recycle', ship: 's1' }).refused).toBe('tooEarlyToRecycle');
  });

  test('never on the spot in its first activation, though it may leave and come back', () => {
    const game = given().play(0, { type: 'launch', ...coins(2) });
    expect(game.refusal(0, { type: 'recycle', ship: 's101' }).refused).toBe('tooEarlyToRecycle');
    const back = game
      .play(0, { type: 'move', ship: 's101', to: 'b1' })
      .play(0, { type: 'recycle', ship: 's101' });
    expect(back.cash(0)).toBe(25);
    expect(back.legal(0)).toEqual([{ type: 'endTurn' }]);
    expect(back.refusal(0, { type: 'launch', ...coins(1) }).refused).toBe('alreadyLaunched');
  });

  test('a parked ship may leave like any other', () => {
    const game = parked.play(0, { type: 'move', ship: 's1', to: 'a2' });
    expect(game.play(0, { type: 'recycle', ship: 's2' }).cash(0)).toBe(27);
  });
});
