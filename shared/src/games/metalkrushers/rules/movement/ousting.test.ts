import type { Direction } from '../../../../core/game/hex';
import type { ActionOf } from '../../actions';
import { sumOfSides } from '../../content/sides';
import { given, passedTo, type Given, type GivenKrusher } from '../../testing/given';

/** A in the middle faces B to the east; C waits far away. Both are Standard: 2 on the die. */
function facing(
  change: { A?: Partial<GivenKrusher>; B?: Partial<GivenKrusher>; more?: Given['krushers'] } = {},
): Given {
  return {
    options: { oust: true },
    krushers: {
      A: { at: 'i9', ...change.A },
      B: { at: 'i10', facing: 1, ...change.B },
      C: { at: 'a1', marks: { moved: true } },
      ...change.more,
    },
    mover: 'A',
  };
}

const ahead = { type: 'oust', target: 'B', to: 'i11' } as const satisfies ActionOf<'oust'>;

describe('G16: the roll', () => {
  test('both roll a die and add the weight of their chassis', () => {
    const game = given(facing({ A: { chassis: 'bantam' }, B: { chassis: 'monster' } })).play(0, ahead, 6, 1);
    expect(game.emitted('oustTried')).toEqual([
      {
        type: 'oustTried',
        krusher: 'A',
        target: 'B',
        die: 6,
        modifier: 0,
        targetDie: 1,
        targetModifier: 4,
        success: true,
        blocked: false,
      },
    ]);
  });

  test.each([
    [4, 3, true],
    [3, 3, false],
    [3, 4, false],
  ])('%i against %i: only more ousts', (die, targetDie, success) => {
    const game = given(facing()).play(0, ahead, die, targetDie);
    expect(game.emitted('oustTried')).toMatchObject([{ die, targetDie, success, blocked: false }]);
    expect(game.krusher('B').at).toBe(success ? 'i11' : 'i10');
  });

  test('G27: each die takes the null field of its own Krusher', () => {
    const atWall = given(facing({ A: { at: 'i16' }, B: { at: 'i17' } }));
    expect(atWall.legalOf(0, 'oust').map(({ to }) => to)).toEqual(['i17']);
    const along = given(facing({ A: { at: 'a4' }, B: { at: 'a5' } })).play(0, { ...ahead, to: 'a6' }, 3, 3);
    expect(along.emitted('oustTried')).toMatchObject([{ modifier: 1, targetModifier: 1 }]);
    const outward = given(facing({ A: { at: 'i15' }, B: { at: 'i16' } })).play(
      0,
      { ...ahead, to: 'i17' },
      3,
      3,
    );
    expect(outward.emitted('oustTried')).toMatchObject([{ modifier: 2, targetModifier: 2, success: false }]);
  });
});

describe('an Oust that succeeds (source L361-369)', () => {
  const after = given(facing()).play(0, ahead, 5, 2);

  test('1, 3: the target is pushed, and the ouster enters its hex and stops', () => {
    expect(after.events.map(({ type }) => type)).toEqual(['oustTried', 'pushed', 'followed']);
    expect(after.emitted('pushed')).toEqual([{ type: 'pushed', krusher: 'B', from: 'i10', to: 'i11' }]);
    expect(after.emitted('followed')).toEqual([{ type: 'followed', krusher: 'A', from: 'i9', to: 'i10' }]);
    expect(after.krusher('A')).toMatchObject({ at: 'i10', facing: 0, restedOn: 'i10' });
    expect(after.krusher('B')).toMatchObject({ at: 'i11', facing: 1, restedOn: '' });
    expect(after.question).toMatchObject({ kind: 'move', krusher: 'B' });
  });

  test('2: the target has no Reflex Facing; it moves as ever', () => {
    expect(after.krusher('B').marks).toMatchObject({ noReflex: true, reflexPenalty: false, moved: false });
    expect(after.state.movement).toEqual({ krusher: 'B', points: 6, freeTurn: true });
  });

  test('4, 5: the ouster has none either, and is bound to its target, at +1', () => {
    expect(after.krusher('A').marks).toMatchObject({
      moved: true,
      noReflex: true,
      bound: 'B',
      boundBonus: 1,
    });
  });
});

describe('an Oust that fails (source L370-378)', () => {
  const after = given(facing()).play(0, ahead, 2, 5);

  test('1, 3: everybody stays where they are, and the move is over', () => {
    expect(after.events.map(({ type }) => type)).toEqual(['oustTried']);
    expect(after.krusher('A')).toMatchObject({ at: 'i9', restedOn: 'i9' });
    expect(after.krusher('B').at).toBe('i10');
    expect(after.question).toMatchObject({ kind: 'move', krusher: 'B' });
  });

  test('2: the target turns worse', () => {
    expect(after.krusher('B').marks).toMatchObject({ noReflex: false, reflexPenalty: true });
  });

  test('4, 5: the ouster has no Reflex Facing, and is bound to its target, at -1', () => {
    expect(after.krusher('A').marks).toMatchObject({
      moved: true,
      noReflex: true,
      bound: 'B',
      boundBonus: -1,
    });
  });
});

describe('G16: where the target goes', () => {
  const at = (hex: string, name: string) => ({ [name]: { at: hex, seat: 2, team: 2 } });
  const places = (more: Given['krushers']) =>
    given(facing({ more }))
      .legalOf(0, 'oust')
      .map(({ target, to }) => `${target} ${to}`);

  test('straight away if that is free, whatever is beside', () => {
    expect(places({})).toEqual(['B i11']);
    expect(places(at('h10', 'D'))).toEqual(['B i11']);
  });

  test('else to a side behind it, as the ouster names', () => {
    const blocked = at('i11', 'D');
    expect(places(blocked)).toEqual(['B h10', 'B j10']);
    expect(places({ ...blocked, ...at('h10', 'E') })).toEqual(['B j10']);
    const game = given(facing({ more: blocked })).play(0, { ...ahead, to: 'j10' }, 6, 1);
    expect(game.krusher('B').at).toBe('j10');
    expect(game.krusher('A').at).toBe('i10');
  });

  test('a Krusher that has fallen blocks nothing', () => {
    expect(places({ D: { at: 'i11', seat: 2, team: 2, fallen: true } })).toEqual(['B i11']);
  });

  test('any other hex is refused', () => {
    for (const to of ['h10', 'j10', 'i10', 'i12'])
      expect(given(facing()).refusal(0, { ...ahead, to }).refused).toBe('wrongPush');
    const blocked = given(facing({ more: at('i11', 'D') }));
    expect(blocked.refusal(0, ahead).refused).toBe('wrongPush');
  });
});

describe('G27: everything behind the target is blocked', () => {
  const turnedTo = (facingOfB: Direction): Given =>
    facing({ A: { at: 'i16' }, B: { at: 'i17', facing: facingOfB, armor: { front: 5 } } });
  const cornered = turnedTo(1);
  const against = { ...ahead, to: 'i17' };

  test('a success counts as failed, and the target takes 1d-3 at once', () => {
    const game = given(turnedTo(3)).play(0, against, 6, 1, 5);
    expect(game.emitted('oustTried')).toMatchObject([{ success: false, blocked: true, damageDie: 5 }]);
    expect(game.emitted('damaged')).toMatchObject([{ krusher: 'B', side: 'front', shield: 0, armor: 2 }]);
    expect(game.krusher('B')).toMatchObject({ at: 'i17', hits: { front: 2 } });
    expect(game.krusher('B').marks).toMatchObject({ noReflex: false, reflexPenalty: true });
    expect(game.krusher('A')).toMatchObject({ at: 'i16', marks: { bound: 'B', boundBonus: -1 } });
  });

  test.each([
    [0, 'rear'],
    [1, 'rightRear'],
    [2, 'rightFront'],
    [3, 'front'],
    [4, 'leftFront'],
    [5, 'leftRear'],
  ] as const)('facing %i it is crushed on the side that faces the ouster: %s', (facingOfB, side) => {
    const game = given(turnedTo(facingOfB)).play(0, against, 6, 1, 6);
    expect(game.emitted('damaged')).toEqual([
      { type: 'damaged', krusher: 'B', side, shield: 0, armor: 3, linkage: 0 },
    ]);
    expect(sumOfSides(game.krusher('B').hits)).toBe(3);
    expect(game.krusher('B').hits[side]).toBe(3);
  });

  test('with 3 or less it takes nothing, and nothing is marked', () => {
    const game = given(cornered).play(0, against, 6, 1, 3);
    expect(game.emitted('oustTried')).toMatchObject([{ blocked: true, damageDie: 3 }]);
    expect(game.emitted('damaged')).toEqual([]);
    expect(game.krusher('B').hits.front).toBe(0);
  });

  test('a Krusher that loses its Internal Linkage by it plays the turn to its end, then falls', () => {
    const weak = { at: 'i17', facing: 3, armor: {}, pierced: 15, arms: { left: 'mediumImpact' } } as const;
    const start = facing({
      A: { at: 'i16', arms: { left: 'smallSlice' }, marks: { reflexed: true } },
      B: weak,
    });
    const crushed = given(start).play(0, against, 6, 1, 5);
    expect(crushed.krusher('B').fallen).toBe(false);
    expect(crushed.question).toMatchObject({ kind: 'move', krusher: 'B' });
    const fight = crushed.play(1, { type: 'endMove' });
    const bound = fight.play(0, { type: 'attack', target: 'B' });
    const missed = passedTo(bound, 'strike').play(0, { type: 'strike', arms: ['left'] }, 1, 1);
    const back = passedTo(missed.play(1, { type: 'attack', target: 'A' }), 'strike');
    const over = back.play(1, { type: 'strike', arms: ['left'] }, 5, 4, 3, 1, 4);
    expect(over.emitted('damaged')).toMatchObject([{ krusher: 'A', armor: 3 }]);
    expect(over.emitted('fell')).toMatchObject([{ krusher: 'B' }]);
    expect(over.state.turn).toBe(2);
  });

  test('when the roll fails there is no damage roll', () => {
    const game = given(cornered).play(0, against, 1, 6);
    expect(game.emitted('oustTried')).toMatchObject([{ success: false, blocked: false }]);
  });
});

describe('G27: who can be ousted, and when', () => {
  test.each([
    ['a hex away, not beside', { B: { at: 'i11' } }, 'tooFarToOust'],
    ['beside, but not in front', { B: { at: 'h9' } }, 'notInFront'],
    ['a friend', { B: { team: 0 } }, 'notAnEnemy'],
    ['fallen', { B: { fallen: true } }, 'noSuchKrusher'],
  ])('not when it is %s', (_what, change, refused) => {
    expect(given(facing(change)).refusal(0, ahead).refused).toBe(refused);
  });

  test('not itself, nor one that is not there', () => {
    expect(given(facing()).refusal(0, { ...ahead, target: 'A' }).refused).toBe('notAnEnemy');
    expect(given(facing()).refusal(0, { ...ahead, target: 'k9' }).refused).toBe('noSuchKrusher');
  });

  test('only with the option', () => {
    expect(given({ ...facing(), options: {} }).refusal(0, ahead).refused).toBe('noOust');
  });

  test('with two movement points left, not with one', () => {
    expect(given({ ...facing(), movement: { points: 2 } }).legalOf(0, 'oust')).toHaveLength(1);
    expect(given({ ...facing(), movement: { points: 1 } }).refusal(0, ahead).refused).toBe('noPointsLeft');
  });

  test('after a move too, with what is left', () => {
    const game = given(facing({ A: { at: 'i7' } })).play(0, { type: 'move', to: 'i9', facing: 0 });
    expect(game.play(0, ahead, 6, 1).krusher('A').at).toBe('i10');
  });
});
