import { rigged } from '../../core/testing/rigged';
import type { Action } from './actions';
import { REFUSALS } from './refusals';
import { emptyArena } from './rules/turn/building';
import { GOOD, TABLE, WRONG_BUILDS } from './testing/wrong/building';
import { WRONG_FIGHTS } from './testing/wrong/combat';
import { begun, beside, WRONG_MOVES } from './testing/wrong/movement';
import { apply } from './turn';

describe('while all build', () => {
  const build = (...krushers: readonly (typeof GOOD)[]): Action => ({
    type: 'build',
    krushers: [...krushers],
  });
  const arena = emptyArena(TABLE, 2);

  test.each(WRONG_BUILDS)('%s: says which Krusher, and what is wrong with it', (refused, design, figures) => {
    expect(apply(arena, 0, build(GOOD, design), rigged())).toEqual({
      refused,
      detail: { krusher: 2, ...figures },
    });
  });

  test('wrongNumber: one Krusher where two are to be built', () => {
    expect(apply(arena, 0, build(GOOD), rigged())).toEqual({
      refused: 'wrongNumber',
      detail: { krushers: 2 },
    });
  });

  test('alreadyBuilt: a build is final', () => {
    const step = apply(arena, 0, build(GOOD, GOOD), rigged());
    if (!('state' in step)) throw new Error(`A good build is refused: ${step.refused}.`);
    expect(apply(step.state, 0, build(GOOD, GOOD), rigged())).toEqual({ refused: 'alreadyBuilt' });
  });

  test('wrongPhase: nothing but building is done before the reveal', () => {
    expect(apply(arena, 0, { type: 'endMove' }, rigged())).toEqual({ refused: 'wrongPhase' });
  });
});

describe('while Krushers move', () => {
  test.each(Object.entries(WRONG_MOVES))('%s', (code, [game, seat, action]) => {
    expect(game.refusal(seat, action).refused).toBe(code);
  });

  test('what does not answer the question is refused, whatever it is', () => {
    const moving = beside('i10');
    const others: readonly Action[] = [
      { type: 'save', krusher: 'A' },
      { type: 'chooseMover', krusher: 'A' },
      { type: 'chooseArmament', item: 'smallSlice' },
      { type: 'attack', target: 'B' },
      { type: 'strike', arms: ['left'] },
      { type: 'reflex', facing: 1 },
    ];
    for (const action of others) expect(moving.refusal(0, action).refused).toBe('wrongPhase');
    for (const type of ['move', 'endMove', 'oust', 'arm'] as const)
      expect(begun(6, 1).legalOf(0, type)).toEqual([]);
  });
});

describe('while Krushers fight', () => {
  test.each(WRONG_FIGHTS)('%s: %s', (code, _, [game, seat, action]) => {
    expect(game.refusal(seat, action).refused).toBe(code);
  });
});

test('every code is given', () => {
  const given = new Set<string>([
    'wrongNumber',
    'alreadyBuilt',
    ...WRONG_BUILDS.map(([code]) => code),
    ...Object.keys(WRONG_MOVES),
    ...WRONG_FIGHTS.map(([code]) => code),
  ]);
  expect(REFUSALS.filter((code) => !given.has(code))).toEqual([]);
});
