import { botTurn } from './botTurn';
import type { TypedThing } from '../game';
import { refuse } from '../ground/result';

/** Plays a turn in which only these actions are legal; returns what was played, and what went wrong before. */
function played(legal: readonly string[], choose: () => TypedThing) {
  const failures: unknown[] = [];
  const done = botTurn({
    choose,
    fallback: () => ({ type: 'pass' }),
    play(action) {
      if (action.type === 'boom') throw new Error('A rule is broken.');
      return legal.includes(action.type) ? { did: action.type } : refuse('notYourTurn');
    },
    onFailure: (error, choice) => failures.push([String(error), choice?.type]),
  });
  return { ...done, failures };
}

test('a bot does what it chooses', () => {
  expect(played(['move', 'pass'], () => ({ type: 'move' }))).toEqual({ did: 'move', failures: [] });
});

test.each<readonly [string, () => TypedThing, unknown]>([
  [
    'throws',
    () => {
      throw new RangeError('There is nothing to pick from.');
    },
    ['RangeError: There is nothing to pick from.', undefined],
  ],
  [
    'chooses what is refused',
    () => ({ type: 'move' }),
    ['BrokenRule: A bot\'s "move" is refused: notYourTurn.', 'move'],
  ],
  ['chooses what breaks a rule', () => ({ type: 'boom' }), ['Error: A rule is broken.', 'boom']],
  ['chooses nothing', () => undefined as never, [expect.stringMatching(/^TypeError/u), undefined]],
])('a bot that %s is told of, and the fallback acts', (_, choose, failure) => {
  expect(played(['pass'], choose)).toEqual({ did: 'pass', failures: [failure] });
});

test('where the fallback is refused too, that is our bug', () => {
  expect(() => played([], () => ({ type: 'move' }))).toThrow('A bot\'s "pass" is refused: notYourTurn.');
});
