import { formatPlace, parsePlace } from './address';

test.each([
  ['', { at: 0, pointOfView: undefined }],
  ['?at=120', { at: 120, pointOfView: undefined }],
  ['?at=120&view=0', { at: 120, pointOfView: 0 }],
  ['?view=spectators', { at: 0, pointOfView: 'spectator' }],
  ['?at=3&view=all', { at: 3, pointOfView: 'everyone' }],
] as const)('%s leads to its place and back', (search, place) => {
  expect(parsePlace(search)).toEqual(place);
  expect(formatPlace(place)).toBe(search);
});

test.each(['?at=-1', '?at=1.5', '?at=1e3', '?at=99999999999', '?view=toString', '?view=', '?at=&x=1'])(
  '%s makes no sense: the beginning, and nobody’s point of view',
  (search) => {
    expect(parsePlace(search)).toEqual({ at: 0, pointOfView: undefined });
  },
);

test('a link from before version 0.2.0 leads to its place', () => {
  expect(parsePlace('?at=3&eyes=all')).toEqual({ at: 3, pointOfView: 'everyone' });
  expect(parsePlace('?eyes=watchers')).toEqual({ at: 0, pointOfView: 'spectator' });
  expect(parsePlace('?eyes=1')).toEqual({ at: 0, pointOfView: 1 });
});

test('a moment may be played from the step before it, except for the beginning', () => {
  const place = { at: 120, pointOfView: undefined, plays: true };
  expect(formatPlace(place)).toBe('?at=120&play');
  expect(parsePlace('?at=120&play')).toEqual(place);
  expect(parsePlace('?play')).toEqual({ at: 0, pointOfView: undefined });
});
