import { coins, given, type Given } from '../testing/given';

const invasion = (variant: 'none' | 'takeover' | 'spoilsOfWar', more: Given = {}) =>
  given({
    options: { variant },
    seats: [{ race: 'zoomers', cash: 5 }, { cash: 0 }, {}],
    ships: {
      s1: { at: 'i1', ...coins(3, 1) },
      s2: { owner: 1, at: 'd4', ...coins(1, 1) },
      s3: { owner: 1, at: 'f4', ...coins(0, 0, 1) },
      s4: { owner: 2, at: 'h4', ...coins(2) },
    },
    ...more,
  });
const invade = { type: 'invade', ship: 's1', base: 'B' } as const;

describe('T31: elimination', () => {
  test('all ships of the victim go to the bank, and the base is unowned', () => {
    const game = invasion('none').play(0, invade);
    expect(Object.keys(game.state.ships)).toEqual(['s1', 's4']);
    expect(game.state.seats[1]).toMatchObject({ out: true, cash: 0 });
    expect(game.legalOf(0, 'fireAtBase').map(({ base }) => base)).toEqual(['F']);
  });

  test('a player who is out can do nothing', () => {
    const game = invasion('none').play(0, invade).play(0, { type: 'endTurn' });
    expect(game.state.turn).toBe(2);
    expect(game.legal(1)).toEqual([]);
    expect(game.refusal(1, { type: 'endTurn' }).refused).toBe('wrongPhase');
  });

  test('several can be eliminated in one check', () => {
    const game = given({ seats: [{}, { cash: 0 }, { cash: 0 }] }).play(0, { type: 'endTurn' });
    expect(game.emitted('eliminated').map(({ seat, cause }) => [seat, cause])).toEqual([
      [1, 'broke'],
      [2, 'broke'],
    ]);
    expect(game.emitted('ended')).toEqual([{ type: 'ended', winners: [0], cause: 'lastOne' }]);
  });
});

describe('T11: no ships in play and no coins', () => {
  test('is checked for all at the end of every turn, after income', () => {
    const game = given({ seats: [{ cash: 0 }, { cash: 0 }, {}], ships: { s1: { at: 'd4', ...coins(1) } } });
    const after = game.play(0, { type: 'endTurn' });
    expect(after.events.map(({ type }) => type)).toEqual(['income', 'eliminated', 'turnBegan']);
    expect(after.state.seats.map(({ out }) => out)).toEqual([false, true, false]);
  });

  test('T17: nobody is eliminated by it in their own turn, since income leaves a cent', () => {
    const game = given({ seats: [{ cash: 0 }, {}] }).play(0, { type: 'endTurn' });
    expect(game.state.seats[0]).toMatchObject({ out: false, cash: 1 });
  });

  test('not before: a player who loses their last ship in a turn may still gain by its end', () => {
    const game = given({
      seats: [{}, { cash: 0 }, {}],
      ships: { s1: { at: 'd4', ...coins(0, 1) }, s2: { owner: 1, at: 'e4', ...coins(1) } },
    }).play(0, { type: 'fireAtShip', ship: 's1', target: 's2' }, 3);
    expect(game.state.seats[1]?.out).toBe(false);
    expect(game.play(0, { type: 'endTurn' }).state.seats[1]?.out).toBe(true);
  });

  test('cash or a ship alone keeps a player in', () => {
    const game = given({
      seats: [{}, { cash: 0 }, { cash: 1 }],
      ships: { s1: { owner: 1, at: 'd4', ...coins(1) } },
    }).play(0, { type: 'endTurn' });
    expect(game.emitted('eliminated')).toEqual([]);
  });
});

describe('T35: Takeover', () => {
  const taken = invasion('takeover').play(0, invade);

  test('the victim’s ships stay in place as the invader’s', () => {
    expect(taken.emitted('takenOver')).toEqual([
      { type: 'takenOver', ship: 's2', seat: 0 },
      { type: 'takenOver', ship: 's3', seat: 0 },
    ]);
    expect(taken.state.ships.s2).toMatchObject({ owner: 0, at: 'd4', ...coins(1, 1) });
  });

  test('they are not activated this turn', () => {
    expect(taken.refusal(0, { type: 'move', ship: 's2', to: 'e4' }).refused).toBe('shipSpent');
  });

  test('later the new owner’s race applies to them: Zoomers move a penny two spaces', () => {
    const next = taken.play(0, { type: 'endTurn' }).play(2, { type: 'endTurn' });
    const moved = next
      .play(0, { type: 'move', ship: 's2', to: 'e4' })
      .play(0, { type: 'move', ship: 's2', to: 'e5' });
    expect(moved.state.ships.s2?.at).toBe('e5');
  });
});

describe('T35: Spoils of War', () => {
  test('the full value of the victim’s ships goes to the invader’s cash at once', () => {
    const game = invasion('spoilsOfWar').play(0, invade);
    expect(game.emitted('spoils')).toEqual([{ type: 'spoils', seat: 0, cents: 16, ships: 2 }]);
    expect(game.cash(0)).toBe(21);
    expect(Object.keys(game.state.ships)).toEqual(['s1', 's4']);
  });

  test('there is no event if there were no ships', () => {
    const game = invasion('spoilsOfWar', { ships: { s1: { at: 'i1', ...coins(3, 1) } } }).play(0, invade);
    expect([game.emitted('spoils'), game.cash(0)]).toEqual([[], 5]);
  });
});

test.each(['takeover', 'spoilsOfWar'] as const)(
  'T35: %s comes with an invasion only, not with leaving',
  (variant) => {
    const game = invasion(variant).resign(1);
    expect(Object.keys(game.state.ships)).toEqual(['s1', 's4']);
    expect(game.cash(0)).toBe(5);
  },
);
