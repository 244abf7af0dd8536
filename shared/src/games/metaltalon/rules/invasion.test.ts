import { coins, given, type Given } from '../testing/given';

const before = (more: Given = {}) =>
  given({ seats: [{}, { cash: 0 }, {}], ships: { s1: { at: 'i1', ...coins(3, 1) } }, ...more });
const onto = (ship: string) => ({ type: 'invade', ship, base: 'B' }) as const;

describe('T30: invasion', () => {
  test('onto the base of an opponent without cash: they are out and their base is uncontrolled', () => {
    const game = before({
      ships: {
        s1: { at: 'i1', ...coins(3) },
        s2: { owner: 1, at: 'd4', ...coins(2) },
        s3: { owner: 2, at: 'f4', ...coins(2) },
      },
    }).play(0, onto('s1'));
    expect(game.events).toEqual([
      { type: 'invaded', seat: 0, ship: 's1', from: 'i1', base: 'B', victim: 1 },
      { type: 'eliminated', seat: 1, cause: 'invaded', by: 0 },
    ]);
    expect(game.state.seats[1]?.out).toBe(true);
    expect(Object.keys(game.state.ships)).toEqual(['s1', 's3']);
    expect(game.state.ships.s1?.at).toBe('j1');
  });

  test('the cash must be exactly 0 at that moment', () => {
    const game = given({ seats: [{}, { cash: 1 }, {}], ships: { s1: { at: 'i1', ...coins(3, 1) } } });
    expect(game.refusal(0, onto('s1'))).toEqual({ refused: 'opponentHasCash', detail: { seat: 1, cash: 1 } });
    expect(
      game.play(0, { type: 'fireAtBase', ship: 's1', base: 'B' }, 1).play(0, onto('s1')).state.seats[1]?.out,
    ).toBe(true);
  });

  test('it takes a move, from a space adjacent to the base', () => {
    const far = before({ ships: { s1: { at: 'h1', ...coins(3) }, s2: { at: 'i1', ...coins(0, 1) } } });
    expect(far.refusal(0, onto('s1')).refused).toBe('notAdjacent');
    expect(far.refusal(0, onto('s2')).refused).toBe('noMovesLeft');
  });

  test('one’s own base and unowned ones cannot be invaded', () => {
    const game = before({ ships: { s1: { at: 'b7', ...coins(3) }, s2: { at: 'i7', ...coins(3) } } });
    expect(game.refusal(0, { type: 'invade', ship: 's1', base: 'C' }).refused).toBe('ownBase');
    expect(game.refusal(0, { type: 'invade', ship: 's2', base: 'D' }).refused).toBe('baseNotOwned');
  });

  test('a newly launched ship cannot reach a base, except that of Anarchists', () => {
    const launched = (race: 'zoomers' | 'anarchists') => {
      let game = given({
        seats: [
          { race, base: 'C' },
          { cash: 0, base: 'D' },
        ],
      }).play(0, {
        type: 'launch',
        ...coins(9),
      });
      for (const to of ['b7', 'c7', 'd7'] as const) game = game.play(0, { type: 'move', ship: 's101', to });
      return game;
    };
    expect(launched('zoomers').refusal(0, { type: 'move', ship: 's101', to: 'e7' }).refused).toBe(
      'stripedBorder',
    );
    let game = launched('anarchists');
    for (const to of ['e7', 'f7', 'g7', 'h7', 'i7'] as const)
      game = game.play(0, { type: 'move', ship: 's101', to });
    expect(game.play(0, { type: 'invade', ship: 's101', base: 'D' }).state.end).toEqual({
      winners: [0],
      cause: 'lastOne',
    });
  });
});

describe('T29: after an invasion', () => {
  const taken = before().play(0, onto('s1'));

  test('the ship stands on the now unowned base and may finish its activation', () => {
    expect(taken.state.active).toEqual({ ship: 's1', moves: 2, shots: 1, fresh: false });
    expect(taken.play(0, { type: 'move', ship: 's1', to: 'k2' }).state.ships.s1?.at).toBe('k2');
  });

  test('and it earns income this turn', () => {
    expect(taken.play(0, { type: 'endTurn' }).emitted('income')).toEqual([
      { type: 'income', seat: 0, cents: 2, bases: 1 },
    ]);
  });

  test('several ships left on a former Rebels base stay, each earning, and nobody enters until it is empty', () => {
    const game = rebels({ s1: 'j1', s2: 'j1', s3: 'i1', s4: 'k2' }).play(0, onto('s3'));
    expect(game.state.seats[1]?.out).toBe(true);
    expect(game.refusal(0, { type: 'move', ship: 's4', to: 'j1' }).refused).toBe('spaceTaken');
    expect(game.play(0, { type: 'endTurn' }).emitted('income')).toEqual([
      { type: 'income', seat: 0, cents: 4, bases: 3 },
    ]);
  });

  test('the same on a Rebels base freed because its owner was broke', () => {
    const game = rebels({ s1: 'j1', s2: 'j1' }).play(0, { type: 'endTurn' });
    expect(game.emitted('eliminated')).toEqual([{ type: 'eliminated', seat: 1, cause: 'broke' }]);
    const next = game.play(2, { type: 'endTurn' }).play(0, { type: 'endTurn' });
    expect(next.emitted('income')).toEqual([{ type: 'income', seat: 0, cents: 3, bases: 2 }]);
  });
});

type Places = Readonly<Record<string, 'j1' | 'i1' | 'k2' | 'j2' | 'h1'>>;

/** Seat 0 (and 2) against Rebels on base B, who have no cash unless stated. */
function rebels(places: Places, more: { cash?: number; owners?: Record<string, number> } = {}) {
  const ships = Object.entries(places).map(([id, at]) => [
    id,
    { at, owner: more.owners?.[id] ?? 0, ...coins(3, 2) },
  ]);
  return given({
    seats: [{}, { race: 'rebels', cash: more.cash ?? 0 }, {}],
    ships: Object.fromEntries(ships),
  });
}

describe('T10, T28: Rebels', () => {
  test('the first two ships land and share the base, the third takes it', () => {
    let game = rebels({ s1: 'i1', s2: 'j2', s3: 'k2' });
    for (const ship of ['s1', 's2']) {
      game = game.play(0, onto(ship));
      expect(game.emitted('eliminated')).toEqual([]);
      expect(game.emitted('invaded')).toHaveLength(1);
    }
    expect(game.play(0, onto('s3')).emitted('eliminated')).toEqual([
      { type: 'eliminated', seat: 1, cause: 'invaded', by: 0 },
    ]);
  });

  test('T30: landing as the first or second ends the movement, but not the shooting', () => {
    const game = given({
      seats: [{}, { race: 'rebels', cash: 0 }, {}],
      ships: { s1: { at: 'i1', ...coins(3, 1) }, s2: { owner: 2, at: 'h1', ...coins(5) } },
    }).play(0, onto('s1'));
    expect(game.refusal(0, { type: 'move', ship: 's1', to: 'k2' }).refused).toBe('noMovesLeft');
    expect(game.play(0, { type: 'fireAtShip', ship: 's1', target: 's2' }, 4).coins('s2')).toEqual(coins(2));
  });

  test('it can leave in a later activation; the third to come in finishes its own', () => {
    const game = rebels({ s1: 'j1', s2: 'j1', s3: 'i1' });
    expect(game.play(0, { type: 'move', ship: 's1', to: 'k2' }).state.ships.s1?.at).toBe('k2');
    const third = game.play(0, onto('s3'));
    expect(third.play(0, { type: 'move', ship: 's3', to: 'k2' }).state.ships.s3?.at).toBe('k2');
  });

  test('each of them may enter only while the cash is 0', () => {
    expect(rebels({ s1: 'j1', s2: 'i1' }, { cash: 1 }).refusal(0, onto('s2')).refused).toBe(
      'opponentHasCash',
    );
  });

  test('cash gained again lets the invasion wait, with the ships where they are', () => {
    const game = rebels({ s1: 'j1', s2: 'j1', s3: 'i1' }, { cash: 2 });
    expect(game.refusal(0, onto('s3')).refused).toBe('opponentHasCash');
    const robbed = game.play(0, { type: 'fireAtBase', ship: 's1', base: 'B' }, 2);
    expect(robbed.emitted('robbed')).toEqual([{ type: 'robbed', seat: 1, lost: 2 }]);
    expect(robbed.play(0, onto('s3')).state.seats[1]?.out).toBe(true);
  });

  test('ships of several players may stand there, but three must belong to one', () => {
    const game = rebels({ s1: 'j1', s2: 'j1', s3: 'i1', s4: 'k2' }, { owners: { s2: 2 } }).play(
      0,
      onto('s3'),
    );
    expect(game.state.seats[1]?.out).toBe(false);
    expect(game.play(0, onto('s4')).state.seats[1]?.out).toBe(true);
  });

  test('ships on one space are 0 empty spaces apart, and so is the cash under them', () => {
    const game = rebels({ s1: 'j1', s2: 'j1' }, { owners: { s2: 2 }, cash: 9 });
    expect(game.play(0, { type: 'fireAtShip', ship: 's1', target: 's2' }, 1).emitted('fired')[0]?.empty).toBe(
      0,
    );
    expect(game.play(0, { type: 'fireAtBase', ship: 's1', base: 'B' }, 1).emitted('fired')[0]?.empty).toBe(0);
  });

  test('invaders there may be fired at', () => {
    const game = rebels({ s1: 'j1', s2: 'i1' }, { owners: { s1: 2 } });
    expect(game.play(0, { type: 'fireAtShip', ship: 's2', target: 's1' }, 3).emitted('damaged')).toEqual([]);
    expect(game.play(0, { type: 'fireAtShip', ship: 's2', target: 's1' }, 3).state.question).toMatchObject({
      seat: 2,
      points: 3,
    });
  });

  describe('for the Rebels themselves the invaders block nothing', () => {
    const own = given({
      seats: [{ race: 'rebels', base: 'B' }, { base: 'A' }, { base: 'F' }],
      ships: { s1: { owner: 1, at: 'j1', ...coins(3) }, s2: { at: 'i1', ...coins(3) } },
    });

    test('they launch', () => {
      const game = own.play(0, { type: 'launch', ...coins(1, 1) });
      expect(game.state.ships.s101?.at).toBe('j1');
      const shot = game.play(0, { type: 'fireAtShip', ship: 's101', target: 's1' }, 2);
      expect(shot.emitted('fired')[0]).toMatchObject({ empty: 0, damage: 2 });
    });

    test('and recycle', () => {
      expect(own.play(0, { type: 'recycle', ship: 's2' }).cash(0)).toBe(28);
    });

    test('but their own parked ship blocks them, and not the invaders', () => {
      const parked = given({
        seats: [{}, { race: 'rebels', cash: 0 }, {}],
        ships: {
          s1: { at: 'i1', ...coins(3) },
          s2: { owner: 1, at: 'j1', ...coins(3) },
          s3: { owner: 1, at: 'k2', ...coins(3) },
        },
      });
      expect(parked.play(0, onto('s1')).state.ships.s1?.at).toBe('j1');
      const turn = parked.play(0, { type: 'endTurn' }).play(1, { type: 'move', ship: 's2', to: 'j2' });
      expect(turn.play(1, { type: 'recycle', ship: 's3' }).cash(1)).toBe(3);
      const still = parked.play(0, { type: 'endTurn' });
      expect(still.refusal(1, { type: 'recycle', ship: 's3' }).refused).toBe('homeBaseBlocked');
      expect(still.refusal(1, { type: 'launch', ...coins(1) }).refused).toBe('homeBaseBlocked');
    });
  });
});
