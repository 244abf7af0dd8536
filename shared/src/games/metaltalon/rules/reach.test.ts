import { seededDice, seedFrom } from '../../../core/dice/dice';
import { isRefusal } from '../../../core/ground/result';
import { metaltalon } from '..';
import { options } from '../options';
import { coins, given, position, type Position } from '../testing/given';
import { aimsOf } from './aiming';
import { reachOf, type Reach } from './reach';

const spaces = (reaches: readonly Reach[]) => reaches.map(({ space }) => space);

describe('where a ship can go', () => {
  test('one penny: the adjacent spaces; two: those adjacent to them as well', () => {
    const one = given({ ships: { s1: { at: 'd4', ...coins(1) } } });
    expect(spaces(reachOf(one.state, 's1')).sort()).toEqual(['c3', 'c4', 'c5', 'd3', 'd5', 'e4']);
    const two = given({ ships: { s1: { at: 'f7', ...coins(2) } } });
    expect(reachOf(two.state, 's1')).toHaveLength(18);
  });

  test('with the cost, the way, and the kind of the last step', () => {
    const game = given({
      seats: [{}, { cash: 0 }],
      ships: { s1: { at: 'h13', ...coins(2) }, s2: { at: 'c1', ...coins(2) } },
    });
    expect(reachOf(game.state, 's1')).toContainEqual({
      space: 'j13',
      cost: 2,
      way: ['i13', 'j13'],
      by: 'invade',
    });
    expect(reachOf(game.state, 's2')).toContainEqual({
      space: 'a1',
      cost: 2,
      way: ['b1', 'a1'],
      by: 'recycle',
    });
  });

  test('a new ship stays behind its stripes', () => {
    const game = given().play(0, { type: 'launch', ...coins(20) });
    expect(spaces(reachOf(game.state, 's101')).sort()).toEqual(
      ['b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2', 'a3', 'b3', 'c3'].sort(),
    );
  });

  test('a parked ship may be recycled on the spot, for no move', () => {
    const game = given({ ships: { s1: { at: 'a1', ...coins(0, 0, 1) } } });
    expect(reachOf(game.state, 's1')).toEqual([{ space: 'a1', cost: 0, way: [], by: 'recycle' }]);
  });

  test('its own base is for recycling, not for invasion, even without cash', () => {
    const game = given({ seats: [{ cash: 0 }, {}], ships: { s1: { at: 'b1', ...coins(1) } } });
    expect(reachOf(game.state, 's1').filter(({ space }) => space === 'a1')).toEqual([
      { space: 'a1', cost: 1, way: ['a1'], by: 'recycle' },
    ]);
  });

  test('a base in the way is avoided', () => {
    const game = given({ ships: { s1: { at: 'b1', ...coins(1) }, s2: { owner: 1, at: 'b2', ...coins(1) } } });
    expect(spaces(reachOf(game.state, 's1')).sort()).toEqual(['a1', 'c1', 'c2']);
  });
});

/** Random positions in the middle of games. */
function* middles(count: number): Generator<Position> {
  for (let game = 0; game < count; game += 1) {
    const dice = seededDice(seedFrom('reach', game));
    let { state } = metaltalon.setup(options.parse({}), 3, dice);
    for (let action = 0; action < 150 && state.phase !== 'over'; action += 1) {
      const seat = dice.pick(metaltalon.toAct(state));
      const step = metaltalon.apply(
        state,
        seat,
        dice.pick(metaltalon.legal(metaltalon.project(state, seat), seat)),
        dice,
      );
      if (isRefusal(step)) throw new Error(step.refused);
      state = step.state;
    }
    if (state.phase === 'turns' && !state.question) yield position(state, []);
  }
}

test('every space in reach can be reached step by step, at that cost; every legal step is in reach', () => {
  let walked = 0;
  for (const game of middles(30)) {
    const seat = game.state.turn;
    for (const { ship } of game.legalOf(seat, 'move')) {
      const reaches = reachOf(game.state, ship);
      for (const { way, cost, by } of reaches.filter(({ by }) => by === 'move')) {
        const end = way.reduce((here, to) => here.play(seat, { type: 'move', ship, to }), game);
        expect([end.state.ships[ship]?.at, way.length, by]).toEqual([way.at(-1), cost, 'move']);
        walked += 1;
      }
      const steps = game.legalOf(seat, 'move').filter((action) => action.ship === ship);
      expect(spaces(reaches)).toEqual(expect.arrayContaining(steps.map(({ to }) => to)));
    }
  }
  expect(walked).toBeGreaterThan(50);
});

describe('what a ship can hit', () => {
  test('every target with empty spaces and odds', () => {
    const game = given({
      seats: [{ race: 'warriors' }, {}],
      ships: { s1: { at: 'h13', ...coins(0, 1) }, s2: { owner: 1, at: 'g13', ...coins(1, 0, 2) } },
    });
    const aims = aimsOf(game.state, 's1', 'die');
    expect(
      aims.map(({ target, empty, dimes, bonus, path }) => ({ target, empty, dimes, bonus, path })),
    ).toEqual([
      { target: { ship: 's2' }, empty: 0, dimes: 2, bonus: 1, path: [] },
      { target: { base: 'F' }, empty: 1, dimes: 0, bonus: 1, path: ['i13'] },
    ]);
    expect(aims[1]?.expected).toBeCloseTo(3.5);
    expect(aims[0]?.chances.map((chance) => Math.round(chance * 6))).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('from another space too, as if the ship had moved there', () => {
    const game = given({
      ships: { s1: { at: 'e4', ...coins(1, 1) }, s2: { owner: 1, at: 'h4', ...coins(9) } },
    });
    expect(aimsOf(game.state, 's1', 'die', 'f4')[0]?.empty).toBe(1);
    // Its old space e4 is empty then: from d4 the path leads straight through it.
    expect(aimsOf(game.state, 's1', 'die', 'd4')[0]?.path).toEqual(['e4', 'f4', 'g4']);
  });

  test('it names exactly the targets that may be fired at, with the spaces that are then counted', () => {
    let aimed = 0;
    for (const game of middles(30)) {
      const seat = game.state.turn;
      for (const action of game.legalOf(seat, 'fireAtShip')) {
        const aim = aimsOf(game.state, action.ship, 'die').find(
          ({ target }) => target.ship === action.target,
        );
        const step = metaltalon.apply(game.state, seat, action, seededDice(seedFrom('aim')));
        if (isRefusal(step)) throw new Error(step.refused);
        expect(step.events[0]).toMatchObject({
          type: 'fired',
          empty: aim?.empty,
          dimes: aim?.dimes,
          bonus: aim?.bonus,
        });
        aimed += 1;
      }
    }
    expect(aimed).toBeGreaterThan(20);
  });
});
