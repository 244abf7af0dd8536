import { formatPlace, parsePlace } from './address';

test.each([
  ['', { at: 0, eyes: undefined }],
  ['?at=120', { at: 120, eyes: undefined }],
  ['?at=120&eyes=0', { at: 120, eyes: 0 }],
  ['?eyes=watchers', { at: 0, eyes: 'spectator' }],
  ['?at=3&eyes=all', { at: 3, eyes: 'everyone' }],
] as const)('%s leads to its place and back', (search, place) => {
  expect(parsePlace(search)).toEqual(place);
  expect(formatPlace(place)).toBe(search);
});

test.each(['?at=-1', '?at=1.5', '?at=1e3', '?at=99999999999', '?eyes=toString', '?eyes=', '?at=&x=1'])(
  '%s makes no sense: the beginning, and nobody’s eyes in particular',
  (search) => {
    expect(parsePlace(search)).toEqual({ at: 0, eyes: undefined });
  },
);

test('a moment may be come upon from the step before it, which the beginning has not', () => {
  const place = { at: 120, eyes: undefined, plays: true };
  expect(formatPlace(place)).toBe('?at=120&play');
  expect(parsePlace('?at=120&play')).toEqual(place);
  expect(parsePlace('?play')).toEqual({ at: 0, eyes: undefined });
});
