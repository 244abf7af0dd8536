import { isWorthTelling, mayTell, parseKnown, withKnown } from './offer';

const known = { mine: 10, seen: 14 };
const LOOKING = { isReturn: false, isCalled: false };

test.each([
  ['back, and others have acted meanwhile', known, { ...LOOKING, actions: 15, isReturn: true }, true],
  ['back, and nothing has happened', known, { ...LOOKING, actions: 14, isReturn: true }, false],
  ['back, and I acted last', { mine: 15, seen: 12 }, { ...LOOKING, actions: 15, isReturn: true }, false],
  ['never acted here', undefined, { ...LOOKING, actions: 99, isReturn: true, isCalled: true }, false],
  ['called after many actions', known, { ...LOOKING, actions: 20, isCalled: true }, true],
  ['called after a few', known, { ...LOOKING, actions: 19, isCalled: true }, false],
  ['many actions, and still not my turn', known, { ...LOOKING, actions: 40 }, false],
] as const)('%s', (_name, past, occasion, expected) => {
  expect(isWorthTelling(past, occasion)).toBe(expected);
});

const SITTING = { isPlaying: true, isSeated: true, isMyTurn: true, answerDeadline: 0 };
test.each([
  [{}, true],
  [{ isMyTurn: false }, true],
  [{ answerDeadline: 5000 }, false],
  [{ answerDeadline: 5000, isMyTurn: false }, true],
  [{ isSeated: false }, false],
  [{ isPlaying: false }, false],
])('it may be told with %j: %s', (change, expected) => {
  expect(mayTell({ ...SITTING, ...change })).toBe(expected);
});

test('progress is kept by table, the latest first, up to a limit', () => {
  const one = withKnown('', 'aa', known);
  expect(parseKnown(one, 'aa')).toEqual(known);
  const two = withKnown(withKnown(one, 'b', { mine: 1, seen: 2 }), 'aa', { mine: 11, seen: 11 });
  expect(two).toBe('aa:11:11 b:1:2');
  expect(parseKnown(two, 'a')).toBeUndefined();
  let many = two;
  for (let at = 0; at < 20; at += 1) many = withKnown(many, `t${at}`, known);
  expect(many.split(' ')).toHaveLength(12);
  expect(parseKnown(many, 'b')).toBeUndefined();
});

test.each(['', 'aa', 'aa:', 'aa:x:1', 'aa:1:1e99'])('what makes no sense is not known: %s', (text) => {
  expect(parseKnown(text, 'aa')).toBeUndefined();
});
