import { RANDOM_ARMAMENT } from '../content/charts';
import { ITEM_IDS } from '../content/items';
import { given, type Given, type GivenKrusher } from '../testing/given';

/** A rests on the pick-up point i5; B waits far away. */
const resting = (change: Partial<GivenKrusher> = {}, options: Given['options'] = {}): Given => ({
  options: { scenario: 'pickUp', ...options },
  krushers: { A: { at: 'i5', restedOn: 'i5', ...change }, B: { at: 'a1' } },
  mover: 'A',
});

describe('G28: arming', () => {
  test('the first die is the row, the second the column; the arm holds what comes up', () => {
    const game = given(resting()).play(0, { type: 'arm', arm: 'left' }, 1, 3);
    expect(game.told('armamentRolled')).toEqual([
      { type: 'armamentRolled', krusher: 'A', arm: 'left', row: 1, column: 3, item: 'weightedLargeThrust' },
    ]);
    expect(game.krusher('A').arms).toEqual({ left: 'weightedLargeThrust', right: '', both: '' });
    expect(game.krusher('A').armedAt).toEqual({ left: 'i5', right: '', both: '' });
  });

  test('it takes the whole turn: no move, and nothing else until the next one', () => {
    const game = given(resting()).play(0, { type: 'arm', arm: 'right' }, 2, 1);
    expect(game.krusher('A').marks).toMatchObject({ busy: true, moved: true });
    expect(game.krusher('A')).toMatchObject({ at: 'i5', restedOn: 'i5' });
    expect(game.question).toMatchObject({ kind: 'move', krusher: 'B' });
  });

  test('the initiative modifier goes with what is held', () => {
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
    expect(game.told('armamentRolled')).toEqual([
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
        const [{ item, any } = { item: undefined, any: undefined }] = game.told('armamentRolled');
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

  test('the other arm needs another pick-up point, the same one may be armed anew', () => {
    const armed = resting({ arms: { left: 'smallSlice' }, armedAt: { left: 'i5', right: '', both: '' } });
    expect(given(armed).legalOf(0, 'arm')).toEqual([left]);
    expect(given(armed).refusal(0, { type: 'arm', arm: 'right' }).refused).toBe('otherArmHere');
    const elsewhere = resting({ arms: { left: 'smallSlice' }, armedAt: { left: 'e5', right: '', both: '' } });
    expect(given(elsewhere).legalOf(0, 'arm')).toHaveLength(2);
  });

  test('whoever is ousted from it while arming keeps what it got, and the point that it got it from', () => {
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
    expect(anySlice.told('armamentRolled')).toEqual([
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
    expect(game.told('armed')).toEqual([{ type: 'armed', krusher: 'A', arm: 'right', item: 'largeSlice' }]);
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
