import { RANDOM_ARMAMENT } from '../../content/charts';
import { ITEM_IDS, ITEMS } from '../../content/items';
import { holdOf } from '../arms/arms';
import { given, type Given, type GivenKrusher } from '../../testing/given';

/** A rests on the pick-up point i5; B waits far away. */
const resting = (change: Partial<GivenKrusher> = {}, options: Given['options'] = {}): Given => ({
  options: { scenario: 'pickUp', ...options },
  krushers: { A: { at: 'i5', restedOn: 'i5', ...change }, B: { at: 'a1' } },
  mover: 'A',
});

describe('G28: arming', () => {
  test('the first die is the row, the second the column; the arm holds what comes up', () => {
    const game = given(resting()).play(0, { type: 'arm', arm: 'left' }, 1, 3);
    expect(game.emitted('armamentRolled')).toEqual([
      { type: 'armamentRolled', krusher: 'A', arm: 'left', row: 1, column: 3, item: 'weightedLargeThrust' },
    ]);
    expect(game.krusher('A').arms).toEqual({ left: 'weightedLargeThrust', right: '', both: '' });
    expect(game.krusher('A').armedAt).toEqual({ left: 'i5', right: '', both: '' });
  });

  test('it takes the whole turn: no move, and no other action until the next one', () => {
    const game = given(resting()).play(0, { type: 'arm', arm: 'right' }, 2, 1);
    expect(game.krusher('A').marks).toMatchObject({ busy: true, moved: true });
    expect(game.krusher('A')).toMatchObject({ at: 'i5', restedOn: 'i5' });
    expect(game.question).toMatchObject({ kind: 'move', krusher: 'B' });
  });

  test('the initiative modifier changes with the armament', () => {
    const game = given(resting({ arms: { right: 'smallShield' } })).play(
      0,
      { type: 'arm', arm: 'left' },
      2,
      1,
    );
    expect(game.krusher('A').initiative).toBe(2);
    const slower = given(resting({ arms: { right: 'smallShield' } })).play(
      0,
      { type: 'arm', arm: 'right' },
      2,
      5,
    );
    expect(slower.krusher('A').initiative).toBe(-2);
  });

  test('what comes up replaces what the arm held; a new shield is whole', () => {
    const worn = resting({
      arms: { left: 'mediumShield', right: 'mediumShield' },
      worn: { left: 20, right: 7 },
    });
    const game = given(worn).play(0, { type: 'arm', arm: 'left' }, 2, 4);
    expect(game.krusher('A')).toMatchObject({
      arms: { left: 'largeShield', right: 'mediumShield' },
      worn: { left: 0, right: 7 },
    });
  });

  test.each([1, 6])('a double %i is nothing, and replaces nothing', (die) => {
    const held = resting({ arms: { left: 'smallSlice' }, armedAt: { left: 'e5', right: '', both: '' } });
    const game = given(held).play(0, { type: 'arm', arm: 'left' }, die, die);
    expect(game.emitted('armamentRolled')).toEqual([
      { type: 'armamentRolled', krusher: 'A', arm: 'left', row: die, column: die },
    ]);
    expect(game.krusher('A')).toMatchObject({
      arms: { left: 'smallSlice' },
      armedAt: { left: 'e5' },
      initiative: 1,
      marks: { busy: true },
    });
  });

  test('every cell of the chart is reached by its two dice', () => {
    for (const [row, cells] of RANDOM_ARMAMENT.entries())
      for (const [column, cell] of cells.entries()) {
        const game = given(resting()).play(0, { type: 'arm', arm: 'left' }, row + 1, column + 1);
        const [{ item, any } = { item: undefined, any: undefined }] = game.emitted('armamentRolled');
        expect(item ?? any ?? '').toBe(cell);
        expect(game.question?.kind).toBe(any ? 'armament' : 'move');
      }
  });
});

describe('G28: where', () => {
  const left = { type: 'arm', arm: 'left' } as const;

  test('both arms are offered at a pick-up point on which the last move ended', () => {
    expect(given(resting()).legalOf(0, 'arm')).toEqual([left, { type: 'arm', arm: 'right' }]);
  });

  test.each([
    ['beside a pick-up point', { at: 'i6', restedOn: 'i6' }],
    ['on one on which it was pushed', { restedOn: 'i6' }],
    ['on one on which it has not rested yet', { restedOn: '' }],
  ])('not %s', (_where, change) => {
    const game = given(resting(change));
    expect(game.refusal(0, left).refused).toBe('notAtPickUp');
    expect(game.legalOf(0, 'arm')).toEqual([]);
  });

  test('not in another scenario, and not with both arms', () => {
    expect(given(resting({}, { scenario: 'arena' })).refusal(0, left).refused).toBe('wrongPhase');
    expect(given(resting()).refusal(0, { type: 'arm', arm: 'both' })).toEqual({
      refused: 'wrongSide',
      detail: { arm: 'both' },
    });
  });

  test('not after a move in the same turn, not even a turn in its place', () => {
    const game = given({
      options: { scenario: 'pickUp', oust: true },
      krushers: { A: { at: 'i5', restedOn: 'i5', facing: 1 }, B: { at: 'i6' } },
      mover: 'A',
    }).play(0, { type: 'move', to: 'i5', facing: 0 });
    expect(game.question).toMatchObject({ kind: 'move', krusher: 'A' });
    expect(game.refusal(0, left).refused).toBe('wrongPhase');
  });

  test('the other arm needs another pick-up point, but the same arm may be armed again', () => {
    const armed = resting({ arms: { left: 'smallSlice' }, armedAt: { left: 'i5', right: '', both: '' } });
    expect(given(armed).legalOf(0, 'arm')).toEqual([left]);
    expect(given(armed).refusal(0, { type: 'arm', arm: 'right' }).refused).toBe('otherArmHere');
    const elsewhere = resting({ arms: { left: 'smallSlice' }, armedAt: { left: 'e5', right: '', both: '' } });
    expect(given(elsewhere).legalOf(0, 'arm')).toHaveLength(2);
  });

  test('a Krusher ousted while arming keeps its armament, and that point stays used', () => {
    const arming = given({
      options: { scenario: 'pickUp', oust: true },
      krushers: { A: { at: 'i5', restedOn: 'i5' }, B: { at: 'i4' } },
      mover: 'A',
    }).play(0, left, 1, 2);
    const ousted = arming.play(1, { type: 'oust', target: 'A', to: 'i6' }, 6, 1, 3, 4);
    expect(ousted.state.turn).toBe(2);
    expect(ousted.krusher('A')).toMatchObject({ at: 'i6', restedOn: 'i5', arms: { left: 'mediumSlice' } });
    expect(ousted.krusher('A').armedAt.left).toBe('i5');
    expect(ousted.legalOf(0, 'arm')).toEqual([]);
  });

  test('staying on it is enough, being pushed onto it and staying there too', () => {
    const pushed = given(resting({ restedOn: 'i6' })).play(0, { type: 'endMove' });
    expect(pushed.krusher('A').restedOn).toBe('i5');
  });
});

describe('G28: any', () => {
  const anySlice = given(resting()).play(0, { type: 'arm', arm: 'right' }, 3, 3);

  test('the player chooses the size', () => {
    expect(anySlice.emitted('armamentRolled')).toEqual([
      { type: 'armamentRolled', krusher: 'A', arm: 'right', row: 3, column: 3, any: 'anySlice' },
    ]);
    expect(anySlice.question).toEqual({
      kind: 'armament',
      seat: 0,
      krusher: 'A',
      among: [],
      any: 'anySlice',
      arm: 'right',
    });
    expect(anySlice.krusher('A')).toMatchObject({ arms: { right: '' }, armedAt: { right: '' } });
    expect(anySlice.legal(0)).toEqual(
      ['smallSlice', 'mediumSlice', 'largeSlice'].map((item) => ({ type: 'chooseArmament', item })),
    );
  });

  test('and is armed with it; the others go on moving', () => {
    const game = anySlice.play(0, { type: 'chooseArmament', item: 'largeSlice' });
    expect(game.emitted('armed')).toEqual([
      { type: 'armed', krusher: 'A', arm: 'right', item: 'largeSlice' },
    ]);
    expect(game.krusher('A')).toMatchObject({
      arms: { left: '', right: 'largeSlice' },
      armedAt: { left: '', right: 'i5' },
      initiative: -1,
      marks: { busy: true, moved: true },
    });
    expect(game.question).toMatchObject({ kind: 'move', krusher: 'B', arm: '', any: '' });
  });

  test('never weighted, improved, or of another kind', () => {
    const offered = anySlice.legalOf(0, 'chooseArmament').map(({ item }) => item);
    for (const item of ITEM_IDS.filter((one) => !offered.includes(one)))
      expect(anySlice.refusal(0, { type: 'chooseArmament', item }).refused).toBe('notThisSize');
  });

  test.each([
    ['anyImpact', 2, ['smallImpact', 'mediumImpact', 'largeImpact'], false],
    ['anyThrust', 4, ['smallThrust', 'mediumThrust', 'largeThrust'], false],
    ['anyShield', 5, ['smallShield', 'mediumShield', 'largeShield'], false],
    ['anyShield', 5, ['tinyShield', 'smallShield', 'mediumShield', 'largeShield', 'hugeShield'], true],
  ])('%s offers its sizes; Tiny and Huge only with New Shields', (any, die, items, newShields) => {
    const game = given(resting({}, { newShields })).play(0, { type: 'arm', arm: 'left' }, die, die);
    expect(game.question?.any).toBe(any);
    expect(game.legalOf(0, 'chooseArmament').map(({ item }) => item)).toEqual(items);
  });
});

describe('G28: with the new programs, what comes up may be held in both arms', () => {
  const newPrograms = { newPrograms: true } as const;
  const arm = { type: 'arm', arm: 'left' } as const;
  const bare = given(resting({}, newPrograms));

  test.each([
    ['a medium weapon, as a polearm', [1, 2], 'mediumSlice', 'polearm'],
    ['a large one, as a two-handed weapon', [1, 5], 'largeThrust', 'twoHanded'],
    ['a weighted one too', [2, 5], 'weightedLargeImpact', 'twoHanded'],
  ] as const)('%s', (_what, dice, item, hold) => {
    const asked = bare.play(0, arm, ...dice);
    expect(asked.question).toMatchObject({ kind: 'armament', krusher: 'A', any: '', arm: 'left' });
    expect(asked.krusher('A').arms.left).toBe(item);
    expect(asked.legal(0)).toEqual([
      { type: 'chooseArmament', item },
      { type: 'chooseArmament', item, both: true },
    ]);
    const held = asked.play(0, { type: 'chooseArmament', item, both: true });
    expect(held.emitted('armed')).toEqual([{ type: 'armed', krusher: 'A', arm: 'both', item }]);
    expect(held.krusher('A')).toMatchObject({
      arms: { left: '', right: '', both: item },
      armedAt: { left: '', right: '', both: 'i5' },
      initiative: 0,
      marks: { busy: true, moved: true },
    });
    expect(holdOf('both', ITEMS[item])).toBe(hold);
    expect(held.question).toMatchObject({ kind: 'move', krusher: 'B' });
    const kept = asked.play(0, { type: 'chooseArmament', item });
    expect(kept.krusher('A')).toMatchObject({ arms: { left: item, right: '', both: '' } });
    expect(kept.krusher('A').armedAt).toEqual({ left: 'i5', right: '', both: '' });
  });

  test('the other arm’s item is then gone', () => {
    const held = resting(
      { arms: { right: 'smallShield' }, armedAt: { left: '', right: 'e5', both: '' } },
      newPrograms,
    );
    const game = given(held)
      .play(0, arm, 1, 2)
      .play(0, { type: 'chooseArmament', item: 'mediumSlice', both: true });
    expect(game.krusher('A').arms).toEqual({ left: '', right: '', both: 'mediumSlice' });
    expect(game.krusher('A').initiative).toBe(0);
  });

  test('"any" offers the sizes, and both arms for those that need them', () => {
    const any = bare.play(0, { type: 'arm', arm: 'right' }, 3, 3);
    expect(any.legal(0)).toEqual([
      { type: 'chooseArmament', item: 'smallSlice' },
      { type: 'chooseArmament', item: 'mediumSlice' },
      { type: 'chooseArmament', item: 'mediumSlice', both: true },
      { type: 'chooseArmament', item: 'largeSlice' },
      { type: 'chooseArmament', item: 'largeSlice', both: true },
    ]);
    const held = any.play(0, { type: 'chooseArmament', item: 'largeSlice', both: true });
    expect(held.krusher('A').arms).toEqual({ left: '', right: '', both: 'largeSlice' });
  });

  test.each([
    ['a small weapon', 2, 1],
    ['a shield', 2, 4],
    ['nothing', 1, 1],
  ])('%s asks nothing', (_what, row, column) => {
    expect(bare.play(0, arm, row, column).question?.kind).toBe('move');
  });

  test('without the new programs nobody is asked, and nothing is held in both arms', () => {
    expect(given(resting()).play(0, arm, 1, 2).question?.kind).toBe('move');
    const any = given(resting()).play(0, arm, 3, 3);
    const both = { type: 'chooseArmament', item: 'largeSlice', both: true } as const;
    expect(any.refusal(0, both).refused).toBe('notInBothArms');
    const shields = bare.play(0, arm, 5, 5);
    expect(shields.refusal(0, { ...both, item: 'largeShield' }).refused).toBe('notInBothArms');
    expect(bare.play(0, arm, 3, 3).refusal(0, { ...both, item: 'smallSlice' }).refused).toBe('notInBothArms');
  });

  test('arming one arm again drops what both held, at the same point too', () => {
    const armed = resting(
      { arms: { both: 'mediumSlice' }, armedAt: { left: '', right: '', both: 'i5' } },
      newPrograms,
    );
    expect(given(armed).legalOf(0, 'arm')).toHaveLength(2);
    const again = given(armed).play(0, arm, 2, 1);
    expect(again.krusher('A')).toMatchObject({
      arms: { left: 'smallThrust', right: '', both: '' },
      armedAt: { left: 'i5', right: '', both: '' },
      initiative: 1,
    });
    const nothing = given(armed).play(0, arm, 6, 6);
    expect(nothing.krusher('A').arms).toEqual({ left: '', right: '', both: 'mediumSlice' });
  });
});
