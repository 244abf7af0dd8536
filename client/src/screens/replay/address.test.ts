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
