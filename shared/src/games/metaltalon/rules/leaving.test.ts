import { begun, coins, given } from '../testing/given';

describe('T17: leaving the table', () => {
  const four = given({
    seats: [{}, { race: 'murphys' }, { race: 'murphys' }, {}],
    ships: {
      s1: { at: 'd4', ...coins(3, 2) },
      s2: { owner: 1, at: 'e4', ...coins(4, 1) },
      s3: { owner: 3, at: 'd5', ...coins(4, 1) },
    },
  });
  const shot = four.play(0, { type: 'fireAtShip', ship: 's1', target: 's3' }, 3);

  test('the player is out at once, the ships go to the bank, the base is unowned', () => {
    const game = four.resign(1);
    expect(game.emitted('eliminated')).toEqual([{ type: 'eliminated', seat: 1, cause: 'resigned' }]);
    expect(Object.keys(game.state.ships)).toEqual(['s1', 's3']);
    expect(game.state.turn).toBe(0);
    expect(game.refusal(0, { type: 'fireAtBase', ship: 's1', base: 'B' }).refused).toBe('baseNotOwned');
  });

  test('in their own turn, the turn passes on without income and without a check', () => {
    const game = given({ seats: [{ cash: 3 }, { cash: 0 }, { cash: 0 }, {}] }).resign(0);
    expect(game.events.map(({ type }) => type)).toEqual(['eliminated', 'turnBegan']);
    expect(game.state).toMatchObject({ turn: 1, step: 'acting' });
    expect(game.play(1, { type: 'endTurn' }).emitted('eliminated')).toEqual([
      { type: 'eliminated', seat: 2, cause: 'broke' },
    ]);
  });

  test('with one player left, the game is over', () => {
    expect(given().resign(0).state.end).toEqual({ winners: [1], cause: 'lastOne' });
    expect(given().resign(1).state.end).toEqual({ winners: [0], cause: 'lastOne' });
  });

  test('a player who was asked about a roll accepts it: the next in line is asked', () => {
    expect(shot.state.question?.seat).toBe(1);
    const second = shot.resign(1);
    expect(second.state.question?.seat).toBe(2);
    const stands = second.resign(2);
    expect(stands.state.question).toEqual({ kind: 'damage', seat: 3, ship: 's3', points: 3 });
  });

  test('a player who is in line but not asked yet is not asked', () => {
    expect(shot.resign(2).play(1, { type: 'letStand' }).state.question?.seat).toBe(3);
  });

  test('a shot of the one who leaves is void', () => {
    const game = shot.resign(0);
    expect([game.state.shot, game.state.question]).toEqual([undefined, undefined]);
    expect(game.coins('s3')).toEqual(coins(4, 1));
    expect(game.state.turn).toBe(1);
  });

  test('so is a shot at the ship or the cash of a leaving player', () => {
    const ship = shot.resign(3);
    expect([ship.state.shot, ship.state.question, ship.state.turn]).toEqual([undefined, undefined, 0]);
    const atBase = given({
      seats: [{}, { race: 'murphys' }, {}, {}],
      ships: { s1: { at: 'b12', ...coins(3, 2) } },
    }).play(0, { type: 'fireAtBase', ship: 's1', base: 'E' }, 6);
    const base = atBase.resign(2);
    expect([base.state.shot, base.state.question]).toEqual([undefined, undefined]);
    expect(base.play(0, { type: 'move', ship: 's1', to: 'b11' }).state.ships.s1?.at).toBe('b11');
  });

  test('a player who is asked for coins and leaves loses the ship', () => {
    const asked = shot.play(1, { type: 'letStand' }).play(2, { type: 'letStand' });
    const game = asked.resign(3);
    expect([game.state.question, game.state.ships.s3]).toEqual([undefined, undefined]);
    expect(game.legalOf(0, 'endTurn')).toHaveLength(1);
  });

  test('another player’s question stays open', () => {
    const game = shot.resign(2);
    expect(game.state.question).toMatchObject({ kind: 'reroll', seat: 1 });
  });
});

describe('leaving during the race draw', () => {
  test('the set-up keeps its number of seats; the base of a player who left is unowned', () => {
    const game = begun({}, 3, 3, 3, 3)
      .play(0, { type: 'keepRace' })
      .play(1, { type: 'keepRace' })
      .resign(2, 1, 2);
    expect(game.state).toMatchObject({ phase: 'turns', turn: 1 });
    expect(game.state.seats.map(({ base }) => base)).toEqual(['C', 'B', 'F']);
    expect(game.emitted('baseDealt').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('the others continue choosing', () => {
    const game = begun({}, 3, 3, 3, 3).resign(2);
    expect(game.state.phase).toBe('races');
    expect(game.legal(0)).toEqual([{ type: 'rerollRace' }, { type: 'keepRace' }]);
  });

  test('and with one player left there is no game to be played', () => {
    expect(begun({}, 2, 3, 3).resign(0).state.end).toEqual({ winners: [1], cause: 'lastOne' });
  });
});
