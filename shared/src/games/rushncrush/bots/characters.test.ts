import { seededDice, seedFrom } from '../../../core/dice/dice';
import { withDice } from '../../../core/testing/means';
import { rushncrush } from '..';
import type { Action } from '../actions';
import { BARE, given, type Given } from '../testing/given';
import { characters } from './characters';

function choice(character: keyof typeof characters, situation: Given): Action {
  const { state } = given(situation);
  const [seat = 0] = rushncrush.toAct(state);
  const view = rushncrush.project(state, seat);
  const means = withDice(seededDice(seedFrom('a')));
  return characters[character].choose(view, seat, rushncrush.legal(view, seat), means);
}

test('behind an undamaged car the brawler crushes it, and the runner goes around', () => {
  const behind: Given = {
    course: BARE,
    cars: { a: { at: '1.3.1' }, b: { at: '1.3.2' } },
    movement: 10,
    mover: 'a',
  };
  expect(choice('brawler', behind).type).toBe('rushNCrush');
  expect(choice('runner', behind).type).toBe('drive');
});

test('the brawler shoots and arms for fights; the runner arms for the way', () => {
  const behind: Given = {
    course: BARE,
    cars: { a: { at: '1.3.1', armed: ['machineGun'] }, b: { at: '1.3.3' } },
    mover: 'a',
  };
  expect(choice('brawler', behind)).toEqual({ type: 'use', item: 'machineGun' });
  expect(choice('runner', behind).type).not.toBe('use');
  const after: Given = {
    course: BARE,
    cars: { a: { at: '1.3.1' }, b: { at: '1.3.3' } },
    step: 'after',
    mover: 'a',
  };
  expect(choice('brawler', after)).toEqual({ type: 'arm', item: 'machineGun' });
  expect(choice('runner', after)).toEqual({ type: 'arm', item: 'rocketBooster' });
});
