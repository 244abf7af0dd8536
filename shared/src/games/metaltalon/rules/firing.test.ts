import { neighboursOf, type SpaceId } from '../content/board';
import { coins, given, type Given, type GivenShip } from '../testing/given';
import { rangesFrom } from './paths';

const at = (shooter: SpaceId, target: SpaceId, more: Given['ships'] = {}) =>
  given({
    ships: { s1: { at: shooter, ...coins(0, 3) }, s2: { owner: 1, at: target, ...coins(20) }, ...more },
  });
const fire = { type: 'fireAtShip', ship: 's1', target: 's2' } as const;
const wall = (spaces: readonly SpaceId[]) =>
  Object.fromEntries(
    spaces.map((space, index): [string, GivenShip] => [
      `s${50 + index}`,
      { owner: 1, at: space, ...coins(1) },
    ]),
  );

describe('firing (source L98)', () => {
  test('adjacent ships: 0 empty spaces', () => {
    const game = at('d4', 'e4').play(0, fire, 4);
    expect(game.emitted('fired')).toEqual([
      { type: 'fired', by: 0, ship: 's1', target: 's2', roll: 4, bonus: 0, empty: 0, dimes: 0, damage: 4 },
    ]);
    expect(game.coins('s2')).toEqual(coins(16));
  });

  test('a point less for every empty space on the shortest path', () => {
    expect(at('d4', 'g4').play(0, fire, 6).emitted('fired')[0]).toMatchObject({ empty: 2, damage: 4 });
  });

  test('and for every dime of the target', () => {
    const game = at('d4', 'f4', { s2: { owner: 1, at: 'f4', ...coins(3, 0, 2) } }).play(0, fire, 6);
    expect(game.emitted('fired')[0]).toMatchObject({ empty: 1, dimes: 2, damage: 3 });
  });

  test('one shot for each nickel', () => {
    const game = at('d4', 'e4').play(0, fire, 1).play(0, fire, 1).play(0, fire, 1);
    expect(game.coins('s2')).toEqual(coins(17));
    expect(game.refusal(0, fire).refused).toBe('noShotsLeft');
  });
});

describe('T3: the shortest legal path', () => {
  test.each([
    [
      ['e4', 'd3', 'e3'],
      ['d5', 'e5'],
    ],
    [
      ['e4', 'd3', 'e3', 'e5'],
      ['d5', 'e6', 'f6', 'f5'],
    ],
  ] as const)('leads round ships on %j by %j', (blocked, path) => {
    const game = at('d4', 'f4', wall(blocked));
    expect(rangesFrom(game.state, 's1', 'd4').pathTo('f4')).toEqual(path);
    expect(game.play(0, fire, 5).emitted('fired')[0]).toMatchObject({
      empty: path.length,
      damage: 5 - path.length,
    });
  });

  test('own ships block as well', () => {
    const game = at('d4', 'f4', { s3: { at: 'e4', ...coins(1) } });
    expect(game.play(0, fire, 5).emitted('fired')[0]).toMatchObject({ empty: 2 });
  });

  test('no path, no shot', () => {
    const game = at('d4', 'h4', wall(neighboursOf('h4')));
    expect(game.refusal(0, fire).refused).toBe('noPath');
  });

  test('other players’ bases are not passable', () => {
    // k12 is adjacent to j11, j12, its row and the base j13: the base would be the shortest path from i13.
    const closed = at('i13', 'k12', wall(['j12']));
    const open = given({
      seats: [{}, { base: 'E' }],
      ships: { ...closed.state.ships },
    });
    expect(rangesFrom(open.state, 's1', 'i13').pathTo('k12')).toEqual(['j13']);
    expect(rangesFrom(closed.state, 's1', 'i13').pathTo('k12')).not.toContain('j13');
  });

  test('a shot beyond any damage is legal and does nothing', () => {
    const game = at('a4', 'k4').play(0, fire, 6);
    expect(game.emitted('fired')[0]).toMatchObject({ empty: 9, damage: 0 });
    expect(game.events).toHaveLength(1);
    expect(game.coins('s2')).toEqual(coins(20));
  });

  test.each([
    ['die', 'bankers', 5, 6],
    ['die', 'warriors', 6, 6],
    ['stopwatch', 'bankers', 4, 10],
    ['stopwatch', 'warriors', 5, 10],
  ] as const)('with the %s the longest useful shot of %s is %i empty spaces', (roller, race, empty, best) => {
    const shot = (target: SpaceId) =>
      given({
        options: { roller },
        seats: [{ race }, {}],
        ships: { s1: { at: 'a4', ...coins(0, 1) }, s2: { owner: 1, at: target, ...coins(9) } },
      }).play(0, fire, best);
    const [last, beyond] = [`${'abcdefghijk'[empty + 1]}4`, `${'abcdefghijk'[empty + 2]}4`] as SpaceId[];
    expect(shot(last!).emitted('fired')[0]).toMatchObject({ empty, damage: 1 });
    expect(shot(beyond!).emitted('fired')[0]?.damage).toBe(0);
  });
});

describe('T22: targets', () => {
  test('never one’s own ships or base, or an unowned base', () => {
    const game = given({ ships: { s1: { at: 'd4', ...coins(0, 1) }, s2: { at: 'e4', ...coins(1) } } });
    expect(game.refusal(0, fire).refused).toBe('ownTarget');
    expect(game.refusal(0, { ...fire, target: 's9' }).refused).toBe('noSuchTarget');
    const base = { type: 'fireAtBase', ship: 's1' } as const;
    expect(game.refusal(0, { ...base, base: 'A' }).refused).toBe('ownTarget');
    expect(game.refusal(0, { ...base, base: 'B' }).refused).toBe('baseNotOwned');
    expect(game.legalOf(0, 'fireAtBase').map((action) => action.base)).toEqual(['F']);
  });

  test('a base with at least 1 cent', () => {
    const game = given({ seats: [{}, { cash: 0 }], ships: { s1: { at: 'i13', ...coins(0, 1) } } });
    expect(game.refusal(0, { type: 'fireAtBase', ship: 's1', base: 'F' }).refused).toBe('emptyBase');
  });

  test('damage to a base is taken from the cash', () => {
    const game = given({ ships: { s1: { at: 'h13', ...coins(0, 1) } } });
    const after = game.play(0, { type: 'fireAtBase', ship: 's1', base: 'F' }, 5);
    expect(after.emitted('fired')[0]).toMatchObject({ base: 'F', empty: 1, dimes: 0, damage: 4 });
    expect(after.emitted('robbed')).toEqual([{ type: 'robbed', seat: 1, lost: 4 }]);
    expect(after.cash(1)).toBe(21);
  });

  test('a base needs a path up to an adjacent space', () => {
    const game = given({ ships: { s1: { at: 'f4', ...coins(0, 1) }, ...wall(neighboursOf('j13')) } });
    expect(game.refusal(0, { type: 'fireAtBase', ship: 's1', base: 'F' }).refused).toBe('noPath');
  });

  test('a ship on the base does not block a shot at the base, nor the base a shot at the ship', () => {
    const game = given({
      ships: { s1: { at: 'i13', ...coins(0, 2) }, s2: { owner: 1, at: 'j13', ...coins(5, 0, 1) } },
    });
    expect(game.play(0, { type: 'fireAtBase', ship: 's1', base: 'F' }, 3).cash(1)).toBe(22);
    expect(game.play(0, fire, 3).emitted('fired')[0]).toMatchObject({ empty: 0, dimes: 1, damage: 2 });
  });

  test('the shooter’s own base may not be part of a path, but a ship may fire from it', () => {
    const wallOf = wall(['b2']);
    const own = given({
      ships: { s1: { at: 'b1', ...coins(0, 1) }, s2: { owner: 1, at: 'a2', ...coins(9) }, ...wallOf },
    });
    expect(rangesFrom(own.state, 's1', 'b1').pathTo('a2')).not.toContain('a1');
    const parked = given({
      ships: { s1: { at: 'a1', ...coins(0, 1) }, s2: { owner: 1, at: 'c1', ...coins(9) } },
    });
    expect(parked.play(0, fire, 3).emitted('fired')[0]).toMatchObject({ empty: 1 });
  });

  test('unowned empty bases may be part of a path', () => {
    const game = given({
      ships: { s1: { at: 'i1', ...coins(0, 1) }, s2: { owner: 1, at: 'k2', ...coins(9) }, ...wall(['j2']) },
    });
    expect(rangesFrom(game.state, 's1', 'i1').pathTo('k2')).toEqual(['j1']);
    expect(game.play(0, fire, 4).emitted('fired')[0]).toMatchObject({ empty: 1, damage: 3 });
  });

  test('stripes never block shots', () => {
    expect(at('d1', 'f1').play(0, fire, 4).emitted('fired')[0]).toMatchObject({ empty: 1, damage: 3 });
  });
});
