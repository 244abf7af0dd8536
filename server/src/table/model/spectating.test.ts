import { hasSeenTooMuch, mayLookAt, sharesEverything } from './spectating';
import { emptySeating, setShares } from '../../tableRecord/seating';
import type { Seating } from '../../store/contract/seating';

/** Two people and a bot. */
const seating: Seating = {
  host: 0,
  seats: emptySeating(3).seats.map((seat, at) =>
    at < 2 ? { ...seat, sitter: 'person' as const, person: `p${at}` } : { ...seat, sitter: 'bot' as const },
  ),
};

test('nothing is shown unless somebody shares it', () => {
  expect(mayLookAt(seating, 'table')).toBe(true);
  for (const what of [0, 1, 2, 9, 'everything'] as const) expect(mayLookAt(seating, what)).toBe(false);
});

test('a seat shares its own view alone', () => {
  const shared = setShares(seating, 1, 'seat');
  expect([0, 1, 2, 'everything' as const].map((what) => mayLookAt(shared, what as 0))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('all cards are open once every person agrees; bots are not asked', () => {
  const one = setShares(seating, 0, 'everything');
  expect(sharesEverything(one)).toBe(false);
  expect(mayLookAt(one, 0)).toBe(false);
  const both = setShares(one, 1, 'everything');
  expect(sharesEverything(both)).toBe(true);
  for (const what of [0, 1, 2, 'everything'] as const) expect(mayLookAt(both, what)).toBe(true);
  expect(sharesEverything(setShares(both, 0, 'seat'))).toBe(false);
  expect(sharesEverything(emptySeating(2))).toBe(false);
});

test('who has looked takes no seat; where very many have, no spectator does', () => {
  expect(hasSeenTooMuch({}, 'p9')).toBe(false);
  expect(hasSeenTooMuch({ haveLooked: ['p8'] }, 'p9')).toBe(false);
  expect(hasSeenTooMuch({ haveLooked: ['p8', 'p9'] }, 'p9')).toBe(true);
  const many = Array.from({ length: 200 }, (_, at) => `q${at}`);
  expect(hasSeenTooMuch({ haveLooked: many }, 'p9')).toBe(true);
});
