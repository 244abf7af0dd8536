import { coins, given, type Given } from '../testing/given';

const shoot = { type: 'fireAtShip', ship: 's1', target: 's2' } as const;
const reroll = { type: 'reroll' } as const;
const letStand = { type: 'letStand' } as const;

const duel = (seats: Given['seats'], more: Given = {}) =>
  given({
    seats,
    ships: { s1: { at: 'd4', ...coins(0, 3) }, s2: { owner: 1, at: 'e4', ...coins(30) } },
    ...more,
  });

describe('Clovers (source L37-39)', () => {
  const clovers = duel([{ race: 'clovers', cash: 2 }, {}]);

  test('are asked about a roll just made, before the damage', () => {
    const shot = clovers.play(0, shoot, 2);
    expect(shot.state.question).toEqual({ kind: 'reroll', seat: 0, cost: 1, later: [] });
    expect(shot.legal(0)).toEqual([reroll, letStand, { type: 'askMe', asked: false }]);
    expect(shot.coins('s2')).toEqual(coins(30));
  });

  test('pay 1 cent; the new roll replaces the old, better or worse', () => {
    const again = clovers.play(0, shoot, 2).play(0, reroll, 1);
    expect(again.cash(0)).toBe(1);
    expect(again.emitted('rerolled')[0]).toMatchObject({ payer: 0, cost: 1, by: 0, roll: 1, damage: 1 });
    expect(again.play(0, letStand).coins('s2')).toEqual(coins(29));
  });

  test('T8: a re-rolled roll may be re-rolled again', () => {
    const twice = clovers.play(0, shoot, 2).play(0, reroll, 1).play(0, reroll, 6);
    expect(twice.cash(0)).toBe(0);
    expect(twice.coins('s2')).toEqual(coins(24));
  });

  test('the last cent may be paid, and then they are not asked any more', () => {
    const game = duel([{ race: 'clovers', cash: 1 }, {}])
      .play(0, shoot, 1)
      .play(0, reroll, 5);
    expect([game.cash(0), game.state.question]).toEqual([0, undefined]);
    expect(game.coins('s2')).toEqual(coins(25));
  });

  test('are not asked about the rolls of others', () => {
    const game = duel([{}, { race: 'clovers' }]).play(0, shoot, 2);
    expect(game.state.question).toBeUndefined();
    expect(game.refusal(1, reroll).refused).toBe('notAsked');
  });
});

describe('Murphys (source L41-43)', () => {
  const murphys = duel([{}, { race: 'murphys', cash: 3 }]);

  test('pay 2 cents to force an opponent to roll again', () => {
    const shot = murphys.play(0, shoot, 6);
    expect(shot.state.question).toEqual({ kind: 'reroll', seat: 1, cost: 2, later: [] });
    const again = shot.play(1, reroll, 3);
    expect([again.cash(1), again.coins('s2')]).toEqual([1, coins(27)]);
  });

  test('also with their last cents, which may open their base to invasion', () => {
    const game = duel([{}, { race: 'murphys', cash: 2 }], {
      ships: { s1: { at: 'i13', ...coins(1, 1) }, s2: { owner: 1, at: 'd4', ...coins(4) } },
    });
    const robbed = game.play(0, { type: 'fireAtBase', ship: 's1', base: 'F' }, 6).play(1, reroll, 6);
    expect(robbed.cash(1)).toBe(0);
    expect(robbed.play(0, { type: 'invade', ship: 's1', base: 'F' }).state.end).toBeDefined();
  });

  test('the shooter waits for their answer', () => {
    const shot = murphys.play(0, shoot, 6);
    expect(shot.refusal(0, shoot).refused).toBe('answerFirst');
    expect(shot.refusal(0, { type: 'endTurn' }).refused).toBe('answerFirst');
    expect(shot.refusal(0, letStand).refused).toBe('notAsked');
    expect(shot.refusal(1, { type: 'endTurn' }).refused).toBe('notYourTurn');
  });

  test('a shot at cash that the re-roll itself has spent hits nothing', () => {
    const game = duel([{}, { race: 'murphys', cash: 2 }], { ships: { s1: { at: 'i13', ...coins(1, 1) } } });
    const shot = game.play(0, { type: 'fireAtBase', ship: 's1', base: 'F' }, 6).play(1, reroll, 4);
    expect(shot.events.map(({ type }) => type)).toEqual(['rerolled']);
    expect([shot.cash(1), shot.state.shot]).toEqual([0, undefined]);
  });
});

describe('T25: the order in which players are asked', () => {
  const four = given({
    seats: [
      { race: 'clovers', cash: 9, base: 'B' },
      { race: 'murphys', cash: 9, base: 'A' },
      { race: 'murphys', cash: 9, base: 'F' },
      { race: 'bankers', base: 'E' },
    ],
    ships: { s1: { at: 'd4', ...coins(0, 3) }, s2: { owner: 3, at: 'e4', ...coins(30) } },
  });
  const asked = (game: typeof four) => game.state.question?.seat;

  test('the shooter first, then the Murphys in turn order after the shooter, target or not', () => {
    const shot = four.play(0, shoot, 3);
    expect(asked(shot)).toBe(0);
    const second = shot.play(0, letStand);
    expect(asked(second)).toBe(2);
    const third = second.play(2, letStand);
    expect(asked(third)).toBe(1);
    const stands = third.play(1, letStand);
    expect([asked(stands), stands.coins('s2')]).toEqual([undefined, coins(27)]);
  });

  test('as soon as one pays, it starts again with the shooter', () => {
    const shot = four.play(0, shoot, 6).play(0, letStand).play(2, reroll, 1);
    expect(asked(shot)).toBe(0);
    expect(asked(shot.play(0, reroll, 5))).toBe(0);
    expect(asked(shot.play(0, letStand))).toBe(2);
  });

  test('players who cannot pay are not asked', () => {
    const poor = duel([
      { race: 'clovers', cash: 0 },
      { race: 'murphys', cash: 1 },
    ]).play(0, shoot, 3);
    expect([asked(poor), poor.coins('s2')]).toEqual([undefined, coins(27)]);
  });

  test('those who could not pay when it was their turn are not asked later', () => {
    const shot = duel([
      { race: 'clovers', cash: 0 },
      { race: 'murphys', cash: 9 },
    ]).play(0, shoot, 3);
    expect(asked(shot)).toBe(1);
    const stands = shot.play(1, letStand);
    expect([asked(stands), stands.coins('s2')]).toEqual([undefined, coins(27)]);
  });

  test('nor Murphys about their own rolls', () => {
    expect(asked(duel([{ race: 'murphys', cash: 9 }, {}]).play(0, shoot, 3))).toBeUndefined();
  });

  test('nor players who are out', () => {
    const game = duel([{}, {}, { race: 'murphys', out: true, cash: 9 }]).play(0, shoot, 3);
    expect(asked(game)).toBeUndefined();
  });

  test('nor where a re-roll cannot change the damage', () => {
    const far = duel([{ race: 'clovers' }, { race: 'murphys' }], {
      ships: { s1: { at: 'a4', ...coins(0, 1) }, s2: { owner: 1, at: 'h4', ...coins(9) } },
    }).play(0, shoot, 6);
    expect(far.emitted('fired')[0]).toMatchObject({ empty: 6, damage: 0 });
    expect(asked(far)).toBeUndefined();
  });

  describe('nor where every roll does the same to the target', () => {
    /** s1 next to s2, and the base of seat 1 next to s3. */
    const beside = (
      target: ReturnType<typeof coins>,
      shooter: object = { race: 'clovers' },
      more: object = {},
    ) =>
      given({
        seats: [shooter, { race: 'murphys', cash: 9 }, { race: 'bankers', base: 'E', cash: 1, ...more }],
        ships: {
          s1: { at: 'd4', ...coins(0, 3) },
          s2: { owner: 2, at: 'e4', ...target },
          s3: { at: 'b13', ...coins(1, 1) },
        },
      });
    const atBase = { type: 'fireAtBase', ship: 's3', base: 'E' } as const;

    test('an adjacent ship of one cent is destroyed by every face', () => {
      const shot = beside(coins(1)).play(0, shoot, 4);
      expect([shot.state.question, shot.state.shot]).toEqual([undefined, undefined]);
      expect(shot.emitted('destroyed')).toMatchObject([{ ship: 's2', lost: 1 }]);
    });

    test('a ship of two cents is not: a 1 leaves it one', () => {
      expect(asked(beside(coins(2)).play(0, shoot, 4))).toBe(0);
    });

    test("but with the Warriors' 1 it is", () => {
      expect(asked(beside(coins(2), { race: 'warriors' }).play(0, shoot, 4))).toBeUndefined();
      expect(asked(beside(coins(3), { race: 'warriors' }).play(0, shoot, 4))).toBe(1);
    });

    test('the last cent in a base, too', () => {
      const shot = beside(coins(1)).play(0, atBase, 2);
      expect([asked(shot), shot.cash(2)]).toEqual([undefined, 0]);
      expect(asked(beside(coins(1), { race: 'clovers' }, { cash: 2 }).play(0, atBase, 2))).toBe(0);
    });

    test('the gain of Vamps is part of it: it needs three points of damage', () => {
      expect(asked(beside(coins(1), { race: 'vamps' }).play(0, shoot, 4))).toBe(1);
    });
  });

  test('but about a miss that another roll could turn into a hit', () => {
    const far = duel([{ race: 'clovers' }, {}], {
      ships: { s1: { at: 'a4', ...coins(0, 1) }, s2: { owner: 1, at: 'g4', ...coins(9) } },
    }).play(0, shoot, 1);
    expect([far.emitted('fired')[0]?.damage, asked(far)]).toEqual([0, 0]);
  });

  test('a player may switch the questions off and on again at any time', () => {
    const off = four.play(1, { type: 'askMe', asked: false }).play(2, { type: 'askMe', asked: false });
    expect(off.emitted('askMeSet')).toEqual([{ type: 'askMeSet', seat: 2, asked: false }]);
    const shot = off.play(0, shoot, 3);
    expect(asked(shot.play(1, { type: 'askMe', asked: true }).play(0, letStand))).toBe(1);
    expect(asked(shot.play(0, letStand))).toBeUndefined();
  });

  test('only Clovers and Murphys have this setting, and setting the same value is refused', () => {
    expect(four.refusal(3, { type: 'askMe', asked: false }).refused).toBe('notARerollRace');
    expect(four.refusal(1, { type: 'askMe', asked: true }).refused).toBe('nothingChanges');
  });

  test('only shots are rolls: the race draw asks nobody', () => {
    expect(given({ seats: [{ race: 'clovers' }, { race: 'murphys' }] }).state.question).toBeUndefined();
  });
});
