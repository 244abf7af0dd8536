import { rigged } from '../../../../core/testing/rigged';
import { andGoOn, position, stateFrom, type Given, type Position } from '../../testing/given';
import { carryOut } from '../../../../core/game/rulebook';
import { beginTurn, movementOrder, scoreOf } from './initiative';

/** A new turn with these rolls. */
function turnOf(situation: Given, ...rolls: readonly number[]): Position {
  const dice = rigged(...rolls);
  const step = carryOut(stateFrom(situation), dice, andGoOn(beginTurn));
  expect(dice.left).toBe(0);
  return position(step.state, step.events);
}

const duel: Given = { krushers: { A: { at: 'i4' }, B: { at: 'i14', facing: 3 } }, turn: 3 };
const three: Given = { krushers: { A: { at: 'i4' }, B: { at: 'i14' }, C: { at: 'c3' } } };

/** Two sides of two; B and D have the faster arms. */
const sides: Given = {
  krushers: {
    A: { at: 'i4', seat: 0 },
    B: { at: 'h4', seat: 0, arms: { left: 'smallSlice' } },
    C: { at: 'i14', seat: 1, arms: { left: 'largeSlice' } },
    D: { at: 'h13', seat: 1, arms: { left: 'smallSlice', right: 'smallShield' } },
  },
};

describe('a turn begins', () => {
  test('it is counted, and the marks of the last one are cleared', () => {
    const game = turnOf(
      {
        ...duel,
        krushers: {
          A: {
            at: 'i4',
            marks: { moved: true, attacked: true, noReflex: true, bound: 'B', boundBonus: 1 },
            uses: { left: 'struck' },
          },
          B: { at: 'i14', marks: { reflexed: true, reflexPenalty: true, busy: true } },
        },
        parries: [{ by: 'B', arm: 'left', against: 'A', meets: '' }],
        saved: 'A',
      },
      1,
      6,
    );
    expect(game.emitted('turnBegan')).toEqual([{ type: 'turnBegan', turn: 4 }]);
    expect(game.state).toMatchObject({ phase: 'movement', turn: 4, saved: '', parries: [], wounds: [] });
    expect(game.state.combat).toBeUndefined();
    const nothing = { moved: false, busy: false, attacked: false, reflexed: false, noReflex: false };
    expect(game.krusher('A').marks).toEqual({ ...nothing, reflexPenalty: false, bound: '', boundBonus: 0 });
    expect(game.krusher('B').marks).toEqual({ ...nothing, reflexPenalty: false, bound: '', boundBonus: 0 });
    expect(game.krusher('A').uses).toEqual({ left: '', right: '', both: '' });
  });
});

describe('G5: initiative', () => {
  test('one die and the modifiers; the highest has it, the lowest moves first', () => {
    const game = turnOf(
      {
        krushers: {
          A: { at: 'i4', arms: { left: 'largeSlice' } },
          B: { at: 'i14', arms: { left: 'smallSlice' } },
        },
      },
      4,
      3,
    );
    expect(game.emitted('initiativeRolled')).toEqual([
      { type: 'initiativeRolled', team: 0, die: 4, modifier: -1, total: 3, again: false },
      { type: 'initiativeRolled', team: 1, die: 3, modifier: 1, total: 4, again: false },
    ]);
    expect(game.state.teams).toEqual([
      { die: 4, total: 3, rank: 1 },
      { die: 3, total: 4, rank: 0 },
    ]);
    expect(game.question).toEqual({ kind: 'move', seat: 0, krusher: 'A', among: [], any: '', arm: '' });
    expect(game.state.movement).toEqual({ krusher: 'A', points: 6, freeTurn: true });
    const then = game.play(0, { type: 'endMove' });
    expect(then.question).toMatchObject({ kind: 'move', seat: 1, krusher: 'B' });
    // Nobody can reach anybody, so the next turn follows.
    const next = then.play(1, { type: 'endMove' }, 2, 5);
    expect(next.events.map(({ type }) => type).slice(0, 3)).toEqual(['stayed', 'combatBegan', 'turnBegan']);
  });
});

describe('G11: initiative in the null field (source L180-181)', () => {
  const atWall: Given = { krushers: { A: { at: 'i1' }, B: { at: 'i14', facing: 3 } } };

  test('a Krusher that starts its turn there has -1 on its own die, for the attack and for the move', () => {
    const game = turnOf(atWall, 4, 3, 2, 5);
    expect(game.emitted('initiativeRolled').slice(0, 2)).toEqual([
      { type: 'initiativeRolled', team: 0, die: 4, modifier: 0, nullField: -1, total: 3, again: false },
      { type: 'initiativeRolled', team: 1, die: 3, modifier: 0, total: 3, again: false },
    ]);
    // The die itself does not change; the tie is rerolled with the same modifiers.
    expect(game.emitted('initiativeRolled').slice(2)).toMatchObject([
      { team: 0, die: 2, nullField: -1, total: 1, again: true },
      { team: 1, die: 5, total: 5, again: true },
    ]);
    expect(game.state.teams).toEqual([
      { die: 4, total: 3, rank: 1 },
      { die: 3, total: 3, rank: 0 },
    ]);
    expect(scoreOf(game.state, game.krusher('A'))).toBe(3);
    expect(game.question).toMatchObject({ kind: 'move', krusher: 'A' });
  });

  test('it moves before an equal die in the open', () => {
    const game = turnOf(atWall, 4, 4);
    expect(game.state.teams.map(({ rank }) => rank)).toEqual([1, 0]);
    expect(game.question).toMatchObject({ kind: 'move', krusher: 'A' });
  });

  test('its modifier is added all the same', () => {
    const game = turnOf(
      { krushers: { A: { at: 'i1', arms: { left: 'smallSlice' } }, B: { at: 'i14' } } },
      4,
      3,
    );
    expect(game.emitted('initiativeRolled')[0]).toMatchObject({
      die: 4,
      modifier: 1,
      nullField: -1,
      total: 4,
    });
  });

  test('where it stands when the turn begins counts, not where it goes', () => {
    const game = turnOf(atWall, 5, 6).play(0, { type: 'move', to: 'i3', facing: 0 });
    expect(scoreOf(game.state, game.krusher('A'))).toBe(4);
  });

  test("a leader's die is not that of one Krusher: all of a side there change nothing, nor does the last of it", () => {
    const walled = { ...sides.krushers, A: { at: 'i1', seat: 0 }, B: { at: 'h1', seat: 0 } };
    const game = turnOf({ krushers: walled }, 3, 5);
    expect(game.emitted('initiativeRolled')[0]).not.toHaveProperty('nullField');
    expect(game.state.teams[0]).toEqual({ die: 3, total: 3, rank: 1 });
    expect(scoreOf(game.state, game.krusher('B'))).toBe(3);
    const last = turnOf({ krushers: { ...walled, B: { at: 'h1', seat: 0, fallen: true } } }, 3, 5);
    expect(last.state.teams[0]).toMatchObject({ die: 3, total: 3 });
  });
});

describe('G22: ties in the roll', () => {
  test('are rerolled, only between those who tie; the first die counts for movement', () => {
    const game = turnOf(three, 5, 2, 5, 1, 1, 3, 2);
    expect(game.emitted('initiativeRolled').map(({ team, die, again }) => [team, die, again])).toEqual([
      [0, 5, false],
      [1, 2, false],
      [2, 5, false],
      [0, 1, true],
      [2, 1, true],
      [0, 3, true],
      [2, 2, true],
    ]);
    expect(game.state.teams).toEqual([
      { die: 5, total: 5, rank: 0 },
      { die: 2, total: 2, rank: 2 },
      { die: 5, total: 5, rank: 1 },
    ]);
    expect(movementOrder(game.state)).toEqual([['C'], ['A']]);
    expect(game.question?.krusher).toBe('B');
  });

  test('three that tie: those with different rerolls are ranked, the others roll again', () => {
    const game = turnOf(three, 4, 4, 4, 2, 6, 2, 1, 3);
    expect(game.state.teams.map(({ die, total, rank }) => [die, total, rank])).toEqual([
      [4, 4, 2],
      [4, 4, 0],
      [4, 4, 1],
    ]);
  });

  test('with the modifiers: a higher die does not undo an equal total', () => {
    const game = turnOf(
      { krushers: { A: { at: 'i4', arms: { left: 'smallSlice' } }, B: { at: 'i14' } } },
      3,
      4,
      2,
      2,
    );
    expect(game.emitted('initiativeRolled').map(({ total, again }) => [total, again])).toEqual([
      [4, false],
      [4, false],
      [3, true],
      [2, true],
    ]);
    expect(game.state.teams.map(({ rank }) => rank)).toEqual([0, 1]);
  });

  test('a side without Krushers does not roll, and ranks behind the others', () => {
    const game = turnOf({ krushers: { ...three.krushers, A: { at: 'i4', fallen: true } } }, 2, 6);
    expect(game.emitted('initiativeRolled').map(({ team }) => team)).toEqual([1, 2]);
    expect(game.state.teams.map(({ rank }) => rank)).toEqual([2, 1, 0]);
    expect(game.question).toMatchObject({ kind: 'move', krusher: 'B' });
  });
});

describe('G22: the order of movement', () => {
  const order = (game: Position) => movementOrder(game.state).map((group) => group.join('='));

  test('all modifiers count for the side; each Krusher moves by the die and its own', () => {
    const game = turnOf(sides, 3, 5);
    expect(game.state.teams).toEqual([
      { die: 3, total: 4, rank: 1 },
      { die: 5, total: 6, rank: 0 },
    ]);
    // A: 3. B: 3 + 1, C: 5 - 1: the side with more initiative later. D: 5 + 2.
    expect(order(game)).toEqual(['A', 'B', 'C', 'D']);
    expect(game.play(1, { type: 'pass' }).question).toMatchObject({ kind: 'move', krusher: 'A', seat: 0 });
  });

  test('a tie between sides: the side with more initiative later, whichever that is', () => {
    const game = turnOf(sides, 5, 3);
    expect(game.state.teams.map(({ rank }) => rank)).toEqual([0, 1]);
    // A: 5. B: 6. C: 2. D: 5.
    expect(order(game)).toEqual(['C', 'D', 'A', 'B']);
  });

  test('within a side the heavier chassis first', () => {
    const game = turnOf(
      {
        krushers: {
          A: { at: 'i4', seat: 0, chassis: 'light' },
          B: { at: 'h4', seat: 0, chassis: 'heavy' },
          C: { at: 'j4', seat: 0, chassis: 'monster', arms: { left: 'smallSlice' } },
          D: { at: 'i14', seat: 1 },
        },
      },
      2,
      6,
    );
    expect(order(game)).toEqual(['A', 'C', 'D']);
    expect(game.question?.krusher).toBe('B');
  });

  describe('equals', () => {
    const equals: Given = {
      krushers: {
        A: { at: 'i4', seat: 0, team: 0 },
        B: { at: 'h4', seat: 2, team: 0 },
        C: { at: 'j4', seat: 0, team: 0 },
        D: { at: 'i14', seat: 1, team: 1 },
      },
    };

    test('move as the leader says, whichever seat they belong to', () => {
      const game = turnOf(equals, 1, 2);
      expect(game.question).toMatchObject({ kind: 'mover', seat: 0, krusher: '', among: ['A', 'B', 'C'] });
      const second = game.play(0, { type: 'chooseMover', krusher: 'B' });
      expect(second.question).toMatchObject({ kind: 'move', seat: 2, krusher: 'B' });
      expect(second.events).toEqual([]);
      expect(order(second)).toEqual(['A=C', 'D']);
      const third = second.play(2, { type: 'endMove' });
      expect(third.question).toMatchObject({ kind: 'mover', seat: 0, among: ['A', 'C'] });
      const last = third.play(0, { type: 'chooseMover', krusher: 'C' }).play(0, { type: 'endMove' });
      expect(last.question).toMatchObject({ kind: 'move', seat: 0, krusher: 'A' });
      expect(order(last)).toEqual(['D']);
    });

    test('nobody else is among them', () => {
      const game = turnOf(equals, 1, 2);
      expect(game.refusal(0, { type: 'chooseMover', krusher: 'D' }).refused).toBe('notAmongEquals');
      expect(game.refusal(0, { type: 'chooseMover', krusher: 'k7' }).refused).toBe('notAmongEquals');
      expect(game.refusal(2, { type: 'chooseMover', krusher: 'B' }).refused).toBe('notAsked');
      expect(game.refusal(0, { type: 'move', to: 'i5', facing: 0 }).refused).toBe('wrongPhase');
      expect(game.legal(2)).toEqual([]);
    });

    test('not those that have fallen, nor those of another side with the same score', () => {
      const fallen = { ...equals.krushers, C: { at: 'j4', seat: 0, team: 0, fallen: true } };
      expect(turnOf({ krushers: fallen }, 1, 2).question?.among).toEqual(['A', 'B']);
      const tied = turnOf({ krushers: fallen }, 3, 3, 1, 2);
      expect(tied.question?.among).toEqual(['A', 'B']);
      expect(order(tied)).toEqual(['A=B', 'D']);
    });
  });

  describe('the saved one', () => {
    test('the side with the initiative may save one, which moves after all others', () => {
      const game = turnOf(sides, 3, 5);
      expect(game.question).toMatchObject({ kind: 'save', seat: 1, krusher: '' });
      expect(game.state.movement).toBeUndefined();
      expect(game.legal(1)).toEqual([
        { type: 'save', krusher: 'C' },
        { type: 'save', krusher: 'D' },
        { type: 'pass' },
      ]);
      const saved = game.play(1, { type: 'save', krusher: 'C' });
      expect(saved.emitted('saved')).toEqual([{ type: 'saved', team: 1, krusher: 'C' }]);
      expect(saved.state.saved).toBe('C');
      expect(order(saved)).toEqual(['B', 'D', 'C']);
      const last = [0, 0, 1].reduce((play, seat) => play.play(seat, { type: 'endMove' }), saved);
      expect(last.question).toMatchObject({ kind: 'move', krusher: 'C', seat: 1 });
    });

    test('or nobody', () => {
      const game = turnOf(sides, 3, 5).play(1, { type: 'pass' });
      expect(game.emitted('saved')).toEqual([{ type: 'saved', team: 1 }]);
      expect(game.state.saved).toBe('');
    });

    test('none of another side, none that has fallen, none that is not there', () => {
      const extra = { E: { at: 'i16', seat: 1, team: 1, fallen: true } };
      const game = turnOf({ krushers: { ...sides.krushers, ...extra } }, 3, 5);
      expect(game.refusal(1, { type: 'save', krusher: 'A' }).refused).toBe('notASavior');
      expect(game.refusal(1, { type: 'save', krusher: 'E' }).refused).toBe('noSuchKrusher');
      expect(game.refusal(1, { type: 'save', krusher: 'constructor' }).refused).toBe('noSuchKrusher');
      expect(game.refusal(0, { type: 'save', krusher: 'A' }).refused).toBe('notAsked');
    });

    test('nobody is asked about a single Krusher that is last in any case', () => {
      const { A, B, C } = sides.krushers as Record<string, Given['krushers'][string]>;
      const game = turnOf({ krushers: { A: A!, B: B!, C: C! } }, 1, 6);
      expect(game.state.teams.map(({ rank }) => rank)).toEqual([1, 0]);
      expect(game.question).toMatchObject({ kind: 'move', krusher: 'A' });
    });

    test('a single Krusher that would move before another one may be saved', () => {
      const game = turnOf(
        {
          krushers: {
            A: { at: 'i4', seat: 0, arms: { left: 'largeSlice', right: 'largeSlice' } },
            B: { at: 'h4', seat: 0, arms: { left: 'smallSlice', right: 'smallSlice' } },
            C: { at: 'i14', seat: 1 },
          },
        },
        3,
        4,
      );
      expect(game.question).toMatchObject({ kind: 'save', seat: 1 });
      expect(order(game.play(1, { type: 'save', krusher: 'C' }))).toEqual(['B', 'C']);
    });

    test('G20: the leader is asked: the first seat of the side that is still in', () => {
      const krushers = {
        A: { at: 'i4', seat: 0, team: 0, fallen: true },
        B: { at: 'h4', seat: 2, team: 0 },
        C: { at: 'j4', seat: 4, team: 0 },
        D: { at: 'i14', seat: 1, team: 1 },
        E: { at: 'i15', seat: 3, team: 1 },
      };
      const seats = [{ team: 0, out: true }, {}, {}, {}, {}];
      expect(turnOf({ krushers, seats }, 6, 1).question).toMatchObject({ kind: 'save', seat: 2 });
      expect(turnOf({ krushers, seats }, 1, 6).question).toMatchObject({ kind: 'save', seat: 1 });
    });
  });

  test('outside of the Movement Phase there is no order', () => {
    expect(movementOrder(stateFrom(sides))).toEqual([]);
  });
});
