import { expectDefined } from '../../../../core/ground/result';
import { rigged } from '../../../../core/testing/rigged';
import { metalkrushers } from '../..';
import { options, type Options } from '../../options';
import { andGoOn, given, position, stateFrom, type Given, type Position } from '../../testing/given';
import { carryOut } from '../../../../core/game/rulebook';
import { beginTurn } from './initiative';

const turnOf = (situation: Given, ...rolls: readonly number[]) => {
  const step = carryOut(stateFrom(situation), rigged(...rolls), andGoOn(beginTurn));
  return position(step.state, step.events);
};

const three: Given = {
  krushers: { A: { at: 'i4' }, B: { at: 'i14' }, C: { at: 'c3' } },
  mover: 'A',
};

describe('G32: resigning', () => {
  test('the Krushers leave at once', () => {
    const game = given(three).resign(1);
    expect(game.events).toEqual([
      { type: 'resigned', seat: 1 },
      { type: 'fell', krusher: 'B', cause: 'resigned' },
    ]);
    expect(game.krusher('B').fallen).toBe(true);
    expect(game.state.seats.map(({ out }) => out)).toEqual([false, true, false]);
  });

  test('secret sheets are opened with it', () => {
    const game = given({
      ...three,
      options: { sheets: 'secret' },
      krushers: { ...three.krushers, B: { at: 'i14', arms: { left: 'mediumSlice' }, armor: { rear: 4 } } },
    }).resign(1);
    expect(game.emitted('fell')).toMatchObject([
      { design: { chassis: 'standard', arms: { left: 'mediumSlice' }, armor: { front: 0, rear: 4 } } },
    ]);
  });

  test('Krushers that had fallen before do not fall again', () => {
    const krushers = { ...three.krushers, D: { at: 'e5', seat: 1, team: 1, fallen: true } };
    expect(
      given({ ...three, krushers })
        .resign(1)
        .emitted('fell'),
    ).toMatchObject([{ krusher: 'B' }]);
  });

  test('the last player left has won', () => {
    const game = given(three).resign(1).resign(0);
    expect(game.state).toMatchObject({ phase: 'over', end: { winners: [2], cause: 'lastStanding' } });
    expect(game.state.question).toBeUndefined();
  });

  test('a side goes on while one of its players is in the game', () => {
    const sides: Given = {
      krushers: {
        A: { at: 'i4', seat: 0, team: 0 },
        B: { at: 'h4', seat: 2, team: 0 },
        C: { at: 'i14', seat: 1, team: 1 },
      },
      mover: 'A',
    };
    const game = given(sides).resign(2);
    expect(game.state.phase).toBe('movement');
    expect(game.resign(0).state.end).toEqual({ winners: [1], cause: 'lastStanding' });
    expect(given(sides).resign(0).resign(1).state.end).toEqual({ winners: [2], cause: 'lastStanding' });
  });
});

describe('G32: while Krushers move', () => {
  test('another player’s move goes on', () => {
    const game = given(three).resign(1);
    expect(game.question).toMatchObject({ kind: 'move', krusher: 'A' });
    expect(game.state.movement).toEqual({ krusher: 'A', points: 6, freeTurn: true });
  });

  test('the own move is over, the next Krusher moves', () => {
    const game = given(three).resign(0);
    expect(game.question).toMatchObject({ kind: 'move', krusher: 'C', seat: 2 });
    expect(game.state.movement).toMatchObject({ krusher: 'C' });
  });

  test('the place is free at once', () => {
    const near: Given = { ...three, krushers: { ...three.krushers, B: { at: 'i5' } } };
    expect(given(near).refusal(0, { type: 'move', to: 'i5', facing: 0 }).refused).toBe('cannotReach');
    const game = given(near).resign(1).play(0, { type: 'move', to: 'i5', facing: 0 });
    expect(game.krusher('A').at).toBe('i5');
  });

  test('a Krusher that is choosing an armament leaves with it', () => {
    const game = given({
      options: { scenario: 'pickUp' },
      krushers: { A: { at: 'i5', restedOn: 'i5' }, B: { at: 'i14' }, C: { at: 'c3' } },
      mover: 'A',
    }).play(0, { type: 'arm', arm: 'left' }, 2, 2);
    expect(game.question?.kind).toBe('armament');
    expect(game.resign(1).question).toMatchObject({ kind: 'armament', krusher: 'A' });
    expect(game.resign(0).question).toMatchObject({ kind: 'move', krusher: 'C' });
  });

  const sides: Given = {
    krushers: {
      A: { at: 'i4', seat: 0, team: 0 },
      B: { at: 'h4', seat: 2, team: 0 },
      C: { at: 'j4', seat: 2, team: 0 },
      D: { at: 'i14', seat: 1, team: 1 },
    },
  };

  test('a leader who is to choose the next of equals: the new leader chooses', () => {
    const game = turnOf(sides, 1, 6);
    expect(game.question).toMatchObject({ kind: 'mover', seat: 0, among: ['A', 'B', 'C'] });
    expect(game.resign(0).question).toMatchObject({ kind: 'mover', seat: 2, among: ['B', 'C'] });
    expect(game.resign(2).question).toMatchObject({ kind: 'move', seat: 0, krusher: 'A' });
  });

  test('a leader who is asked whom to save: the new leader is asked, if there is a choice', () => {
    const game = turnOf(sides, 6, 1);
    expect(game.question).toMatchObject({ kind: 'save', seat: 0 });
    expect(game.resign(0).question).toMatchObject({ kind: 'save', seat: 2 });
    expect(game.resign(2).question).toMatchObject({ kind: 'move', seat: 1, krusher: 'D' });
  });

  test('the whole side with the initiative: the next side is asked', () => {
    const others = { E: { at: 'i15', seat: 1, team: 1 }, F: { at: 'c3', seat: 3, team: 2 } };
    const game = turnOf({ krushers: { ...sides.krushers, ...others } }, 6, 5, 1);
    const left = game.resign(0).resign(2);
    expect(left.question).toMatchObject({ kind: 'save', seat: 1 });
    expect(left.play(1, { type: 'pass' }).emitted('saved')).toEqual([{ type: 'saved', team: 1 }]);
  });

  test('the saved one leaves, and nobody is saved', () => {
    const game = turnOf(sides, 6, 1).play(0, { type: 'save', krusher: 'B' });
    expect(game.resign(2).state.saved).toBe('');
    expect(game.resign(0).state.saved).toBe('B');
  });
});

test('G27, G33: a Krusher crushed by an Oust does not win when the last enemy resigns before it falls', () => {
  const crushed = { at: 'i14', pierced: 16 };
  const alone = given({ krushers: { A: { at: 'i4' }, B: crushed }, mover: 'A' }).resign(0);
  expect(alone.emitted('fell').map(({ krusher }) => krusher)).toEqual(['A', 'B']);
  expect(alone.state.end).toEqual({ winners: [], cause: 'draw' });
  const friend = { at: 'c3', seat: 1 };
  const two = given({ krushers: { A: { at: 'i4' }, B: crushed, C: friend }, mover: 'A' }).resign(0);
  expect(two.state.end).toEqual({ winners: [1], cause: 'lastStanding' });
  const third = given({ krushers: { A: { at: 'i4' }, B: crushed, C: { at: 'c3' } }, mover: 'B' }).resign(0);
  expect(third.krusher('B').fallen).toBe(false);
});

describe('G32: while all build', () => {
  const hall = (seats: number, chosen: Partial<Options> = {}) => {
    const { state, events } = metalkrushers.setup(options.parse(chosen), seats, rigged());
    return position(state, events);
  };
  const built = (game: Position, seat: number, ...rolls: readonly number[]) =>
    game.play(seat, expectDefined(game.legalOf(seat, 'build')[0], 'a build'), ...rolls);

  test('the others go on building, and nothing is revealed of what was built', () => {
    const game = built(hall(3), 1).resign(1);
    expect(game.events).toEqual([{ type: 'resigned', seat: 1 }]);
    expect(game.state.phase).toBe('building');
    expect(metalkrushers.toAct(game.state)).toEqual([0, 2]);
  });

  test('if everybody else has built, the game begins without them', () => {
    const game = built(built(hall(3), 0), 1).resign(2, 3, 4);
    expect(game.emitted('entered').map(({ krusher, seat }) => [krusher, seat])).toEqual([
      ['k0', 0],
      ['k1', 1],
    ]);
    expect(game.emitted('initiativeRolled').map(({ team }) => team)).toEqual([0, 1]);
    expect(game.state).toMatchObject({ phase: 'movement', turn: 1 });
  });

  test('the build of a player who leaves does not enter', () => {
    const game = built(built(built(hall(3), 2).resign(2), 0), 1, 3, 4);
    expect(game.emitted('entered').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('with one player left there is no game to be played', () => {
    expect(hall(2).resign(0).state).toMatchObject({
      phase: 'over',
      end: { winners: [1], cause: 'lastStanding' },
    });
  });

  test('nor with one side left; with players on two sides there is', () => {
    const four = hall(4, { teams: 'two' });
    expect(four.resign(0).state.phase).toBe('building');
    expect(four.resign(0).resign(2).state.end).toEqual({ winners: [1, 3], cause: 'lastStanding' });
  });
});

describe('G32: while Krushers fight', () => {
  /** All three stand around one corner, and each can reach the other two. */
  const fight = {
    krushers: {
      A: { at: 'i8', facing: 0, arms: { left: 'mediumSlice', right: 'mediumSlice' } },
      B: { at: 'i9', facing: 4, arms: { left: 'mediumSlice', right: 'mediumShield' } },
      C: { at: 'h8', facing: 2, arms: { left: 'mediumSlice', right: 'mediumSlice' } },
    },
  } as const satisfies Given;
  const attacking = given(fight).play(0, { type: 'attack', target: 'B' });

  test('the target leaves: the pair is over, the attacker may name another one', () => {
    const game = attacking.resign(1);
    expect(game.state.combat).toEqual({ order: ['A', 'C'], target: '', done: ['B'], step: 'target' });
    expect(game.question).toMatchObject({ kind: 'target', seat: 0, krusher: 'A' });
    expect(game.legalOf(0, 'attack')).toEqual([{ type: 'attack', target: 'C' }]);
  });

  test('the attacker leaves: the next in the order attacks', () => {
    const game = attacking.resign(0);
    expect(game.state.combat).toEqual({ order: ['B', 'C'], target: '', done: [], step: 'target' });
    expect(game.question).toMatchObject({ kind: 'target', seat: 1, krusher: 'B' });
  });

  test('a Krusher outside of the pair leaves: the pair goes on, the order is shorter', () => {
    const game = attacking.resign(2);
    expect(game.question).toEqual(attacking.question);
    expect(game.state.combat).toMatchObject({ order: ['A', 'B'], target: 'B' });
  });

  test('the only target of an attacker who is asked leaves: the attacker is asked no more', () => {
    const game = given({ krushers: { ...fight.krushers, A: { ...fight.krushers.A, facing: 2 } } });
    expect(game.legalOf(0, 'attack')).toEqual([{ type: 'attack', target: 'B' }]);
    expect(game.resign(1).question).toMatchObject({ kind: 'target', krusher: 'C' });
  });

  test('parries by and against a player who left are removed', () => {
    const meets = '' as const;
    const parries = [
      { by: 'B', arm: 'left', against: 'C', meets },
      { by: 'C', arm: 'left', against: 'B', meets },
      { by: 'A', arm: 'left', against: 'C', meets },
    ] as const;
    expect(given({ ...fight, parries }).resign(1).state.parries).toEqual([parries[2]]);
  });

  test('blows that were dealt before still count', () => {
    let game = given({ ...fight, order: ['A'] }).play(0, { type: 'attack', target: 'C' });
    while (game.question?.kind !== 'strike') game = game.play(game.question?.seat ?? 0, { type: 'pass' });
    // 9, +1 from the left front, -2 against the front: a hit, 4 points.
    const struck = game.play(0, { type: 'strike', arms: ['left'] }, 5, 4, 4);
    expect(struck.emitted('struck')).toMatchObject([{ total: 8, hit: true }]);
    expect(struck.krusher('C').hits.front).toBe(0);
    const left = struck.resign(0, 2, 3);
    expect(left.emitted('damaged')).toMatchObject([{ krusher: 'C', side: 'front', armor: 4 }]);
    expect(left.state).toMatchObject({ turn: 2, phase: 'movement' });
  });

  test('the last enemy leaves: the other side has won', () => {
    const game = attacking.resign(2).resign(1);
    expect(game.state).toMatchObject({ phase: 'over', end: { winners: [0], cause: 'lastStanding' } });
  });
});
