import { seededDice, seedFrom } from '../../../core/dice/dice';
import { withDice } from '../../../core/testing/means';
import { metalkrushers } from '..';
import type { Action } from '../actions';
import { stepsBetween } from '../content/arena';
import { options } from '../options';
import type { State } from '../state';
import { given } from '../testing/given';
import { characters } from './characters';

function choiceIn(character: keyof typeof characters, state: State, seed = 'a'): Action {
  const [seat = 0] = metalkrushers.toAct(state);
  const view = metalkrushers.project(state, seat);
  const means = withDice(seededDice(seedFrom(seed)));
  return characters[character].choose(view, seat, metalkrushers.legal(view, seat), means);
}

test('face to face the brawler closes in, and the sniper keeps its distance', () => {
  const arms = { left: 'mediumSlice', right: 'mediumSlice' } as const;
  const { state } = given({
    krushers: { A: { at: 'i4', facing: 0, arms }, B: { at: 'i9', facing: 3, arms, marks: { moved: true } } },
    mover: 'A',
  });
  const stepsAfter = (character: keyof typeof characters): number => {
    const action = choiceIn(character, state);
    return stepsBetween('i9', action.type === 'move' ? action.to : 'i4');
  };
  expect(stepsAfter('brawler')).toBe(1);
  expect(stepsAfter('sniper')).toBeGreaterThan(2);
});

test('the sniper builds a projector where it may', () => {
  const { state } = metalkrushers.setup(options.parse({ newPrograms: true }), 2, seededDice(seedFrom('s')));
  for (let number = 0; number < 10; number += 1)
    expect(JSON.stringify(choiceIn('sniper', state, `build ${number}`))).toContain('Projector');
});
