import { coins, given, type Given } from '../testing/given';
import { leadersOf } from './ending';

const atLimit = (more: Given) =>
  given({ options: { roundLimit: 20 }, round: 20, first: 0, turn: 1, ...more }).play(1, { type: 'endTurn' });

describe('T17: the last one left wins', () => {
  test('at once, even in the middle of an activation', () => {
    const game = given({ seats: [{}, { cash: 0 }], ships: { s1: { at: 'i13', ...coins(5, 1) } } }).play(0, {
      type: 'invade',
      ship: 's1',
      base: 'F',
    });
    expect(game.state).toMatchObject({ phase: 'over', end: { winners: [0], cause: 'lastOne' } });
    expect(game.state.active).toBeUndefined();
    expect(game.legal(0)).toEqual([]);
    expect(game.refusal(0, { type: 'endTurn' }).refused).toBe('wrongPhase');
  });
});

describe('T12: the round limit', () => {
  test('after the last round the highest of cash and coins in play wins', () => {
    const game = atLimit({
      seats: [{ cash: 20 }, { cash: 24 }],
      ships: { s1: { at: 'd4', ...coins(1, 1) } },
    });
    expect(game.emitted('ended')).toEqual([{ type: 'ended', winners: [0], cause: 'roundLimit' }]);
    expect(game.emitted('turnBegan')).toEqual([]);
  });

  test('not before the round is over', () => {
    const game = given({ options: { roundLimit: 20 }, round: 20, first: 0, turn: 0 }).play(0, {
      type: 'endTurn',
    });
    expect(game.state.phase).toBe('turns');
    const before = given({ options: { roundLimit: 20 }, round: 19, first: 0, turn: 1 }).play(1, {
      type: 'endTurn',
    });
    expect(before.state).toMatchObject({ phase: 'turns', round: 20 });
  });

  test('60 rounds unless the table chose otherwise', () => {
    expect(given().state.options.roundLimit).toBe(60);
    expect(given({ round: 60, turn: 1 }).play(1, { type: 'endTurn' }).state.phase).toBe('over');
  });
});

describe('T34: ties', () => {
  test('more cents in play decide', () => {
    // Seat 1 gets 1 cent of income at the end of the turn.
    const game = atLimit({ seats: [{ cash: 20 }, { cash: 24 }], ships: { s1: { at: 'd4', ...coins(5) } } });
    expect(game.state.end?.winners).toEqual([0]);
  });

  test('then more ships on unowned bases', () => {
    const game = atLimit({
      seats: [{ cash: 20 }, { cash: 18 }],
      ships: { s1: { at: 'd4', ...coins(2) }, s2: { owner: 1, at: 'j1', ...coins(2) } },
    });
    expect(game.state.end?.winners).toEqual([1]);
  });

  test('then the win is shared', () => {
    expect(atLimit({ seats: [{ cash: 20 }, { cash: 19 }] }).state.end?.winners).toEqual([0, 1]);
  });

  test('players who are out are not compared', () => {
    const game = given({ seats: [{ cash: 1 }, { cash: 99, out: true }, { cash: 2 }] });
    expect(leadersOf(game.state)).toEqual([2]);
  });
});
