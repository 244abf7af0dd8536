import { BrokenRule, isRefusal, expectDefined, refuse } from './result';

test('a refusal is a code, with figures where there are some', () => {
  expect(refuse('tooFar')).toEqual({ refused: 'tooFar' });
  expect(refuse('tooFar', { spaces: 3 })).toEqual({ refused: 'tooFar', detail: { spaces: 3 } });
  expect(isRefusal(refuse('tooFar'))).toBe(true);
  expect(isRefusal({ state: {}, events: [] })).toBe(false);
});

test('known gives back the value, or throws with a sentence', () => {
  expect(expectDefined(0, 'a number')).toBe(0);
  expect(expectDefined(null, 'nothing at all')).toBeNull();
  expect(() => expectDefined(undefined, 'a ship')).toThrow(
    new BrokenRule('The rules expected a ship, but there was none.'),
  );
  expect(new BrokenRule('x').name).toBe('BrokenRule');
});
