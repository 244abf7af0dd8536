import { coins, given, type Position } from '../testing/given';
import { seatsAfter } from './turns';

const endTurns = (position: Position, times: number): Position => {
  let game = position;
  for (let turn = 0; turn < times; turn += 1) game = game.play(game.state.turn, { type: 'endTurn' });
  return game;
};

describe('T14: turn order', () => {
  const six = given({
    seats: [{ base: 'A' }, { base: 'B' }, { base: 'C' }, { base: 'D' }, { base: 'E' }, { base: 'F' }],
  });

  test('is clockwise round the board: A, B, D, F, E, C', () => {
    const order = [0, 1, 2, 3, 4, 5].map((turns) => six.state.seats[endTurns(six, turns).state.turn]?.base);
    expect(order).toEqual(['A', 'B', 'D', 'F', 'E', 'C']);
  });

  test('skips unowned bases', () => {
    const game = given({ seats: [{ base: 'E' }, { base: 'A' }, { base: 'F', out: true }, { base: 'B' }] });
    expect([1, 2, 3].map((turns) => endTurns(game, turns).state.turn)).toEqual([1, 3, 0]);
  });

  test('goes round once, ending with the seat itself', () => {
    expect(seatsAfter(six.state, 3)).toEqual([5, 4, 2, 0, 1, 3]);
  });
});

describe('T16: a turn, exactly', () => {
  const fleet = given({
    ships: {
      s1: { at: 'd4', ...coins(2) },
      s2: { at: 'f4', ...coins(2) },
      s3: { owner: 1, at: 'k4', ...coins(1) },
    },
  });

  test('activate, launch and activate, income, check, next player', () => {
    const game = fleet
      .play(0, { type: 'move', ship: 's1', to: 'e4' })
      .play(0, { type: 'launch', ...coins(3) })
      .play(0, { type: 'move', ship: 's101', to: 'b1' })
      .play(0, { type: 'endTurn' });
    expect(game.events.map(({ type }) => type)).toEqual(['income', 'turnBegan']);
    expect(game.state).toMatchObject({ turn: 1, step: 'acting' });
  });

  test('all, some or none of the ships may be activated', () => {
    expect(fleet.play(0, { type: 'endTurn' }).state.turn).toBe(1);
  });

  test('no ship that was in play is activated after the launch', () => {
    const game = fleet.play(0, { type: 'launch', ...coins(3) });
    expect(game.refusal(0, { type: 'move', ship: 's1', to: 'e4' }).refused).toBe('onlyTheNewShip');
  });

  test('cash from recycling may be spent on the launch of the same turn', () => {
    const game = given({ seats: [{ cash: 0 }, {}], ships: { s1: { at: 'b1', ...coins(2, 1) } } });
    expect(game.refusal(0, { type: 'launch', ...coins(0, 1) }).refused).toBe('notEnoughCash');
    const after = game.play(0, { type: 'recycle', ship: 's1' }).play(0, { type: 'launch', ...coins(2, 1) });
    expect(after.cash(0)).toBe(0);
    expect(after.play(0, { type: 'endTurn' }).cash(0)).toBe(1);
  });

  test('ships that have acted may act again in the next turn', () => {
    const next = endTurns(fleet.play(0, { type: 'move', ship: 's1', to: 'e4' }), 2);
    expect(next.state.turn).toBe(0);
    expect(next.play(0, { type: 'move', ship: 's1', to: 'd4' }).state.ships.s1?.at).toBe('d4');
  });
});

describe('T34: rounds', () => {
  test('the round goes up when the turn reaches the seat of the first player', () => {
    const game = given({ first: 1, turn: 0 });
    expect(endTurns(game, 1).state.round).toBe(2);
    expect(endTurns(game, 2).state.round).toBe(2);
    expect(endTurns(game, 3).state.round).toBe(3);
  });

  test('also when it only passes it, because the first player is out', () => {
    const game = given({ first: 1, turn: 0, seats: [{}, { out: true }, {}, {}] });
    const next = endTurns(game, 1);
    expect(next.state).toMatchObject({ turn: 3, round: 2 });
    expect(endTurns(next, 1).state.round).toBe(2);
  });
});
