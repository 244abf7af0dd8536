import fc from 'fast-check';
import { BEST_OF, bestOf } from './bestOf';
import type { Member } from './series';

const OPTIONS = { course: 'standard' };
const ADA = 0;
const BO = 1;
const DRAW: readonly Member[] = [];

type State = ReturnType<typeof bestOf.begin>;
type Games = (typeof BEST_OF)[number];

const begun = (games: Games, seats = 2): State =>
  bestOf.begin({ type: 'bestOf', games }, { options: OPTIONS, seats });

/** After matches with these winners; whatever comes after the end of the series is not played. */
const after = (state: State, results: readonly (readonly Member[])[]): State =>
  results.reduce((now, winners) => (bestOf.next(now) ? bestOf.matchEnded(now, { winners }) : now), state);

const winnersOf = (state: State) => bestOf.outcome(state)?.winners;

test('the first to win more than half of the games wins the series', () => {
  const one = after(begun(3), [[ADA], [BO]]);
  expect(bestOf.outcome(one)).toBeUndefined();
  expect(bestOf.outcome(bestOf.matchEnded(one, { winners: [BO] }))).toEqual({
    winners: [BO],
    cause: 'target',
  });
});

test('nothing is played once it is decided', () => {
  const decided = after(begun(3), [[ADA], [ADA]]);
  expect(bestOf.next(decided)).toBeUndefined();
  expect(bestOf.project(decided, 'spectator')).toEqual({
    ...{ games: 3, target: 2, wins: [2, 0], draws: 0, gone: [] },
  });
});

test('all matches have the same options, and the two sides are swapped for each', () => {
  const seatings = [0, 1, 2, 3].map((drawn) => bestOf.next(after(begun(5), Array(drawn).fill(DRAW))));
  expect(seatings).toEqual([
    { options: OPTIONS, seating: [ADA, BO] },
    { options: OPTIONS, seating: [BO, ADA] },
    { options: OPTIONS, seating: [ADA, BO] },
    { options: OPTIONS, seating: [BO, ADA] },
  ]);
});

test('with more seats, everybody moves on by one', () => {
  const seatings = [0, 1, 2, 3].map(
    (drawn) => bestOf.next(after(begun(5, 3), Array(drawn).fill(DRAW)))?.seating,
  );
  expect(seatings).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
    [0, 1, 2],
  ]);
});

test('a draw counts for nobody', () => {
  const state = after(begun(3), [DRAW, [ADA], DRAW]);
  expect(bestOf.project(state, ADA)).toMatchObject({ wins: [1, 0], draws: 2 });
  expect(bestOf.outcome(state)).toBeUndefined();
});

test('a shared win counts for each of those who share it, and a series can be shared too', () => {
  const state = after(begun(3, 4), [
    [0, 2],
    [0, 2],
  ]);
  expect(bestOf.outcome(state)).toEqual({ winners: [0, 2], cause: 'target' });
});

test.each([
  [3, 5],
  [5, 9],
  [7, 13],
] as const)('best of %i has at most %i matches; then most wins count', (games, most) => {
  const draws = Array<readonly Member[]>(most - 1).fill(DRAW);
  const before = after(begun(games), draws);
  expect(bestOf.outcome(before)).toBeUndefined();
  expect(bestOf.outcome(after(before, [[BO]]))).toEqual({ winners: [BO], cause: 'bound' });
  expect(bestOf.outcome(after(before, [DRAW]))).toEqual({ winners: [], cause: 'bound' });
});

test('who gives up against one other loses the series, whatever the score', () => {
  const state = bestOf.giveUp(after(begun(5), [[ADA], [ADA]]), ADA);
  expect(bestOf.outcome(state)).toEqual({ winners: [BO], cause: 'givenUp' });
  expect(bestOf.next(state)).toBeUndefined();
});

test('with more people the others go on, and who has given up can win no more', () => {
  const gone = bestOf.giveUp(after(begun(3, 3), [[ADA]]), ADA);
  expect(bestOf.giveUp(gone, ADA)).toEqual(gone);
  expect(bestOf.next(gone)?.seating).toEqual([1, 2, 0]);
  const won = after(gone, [[ADA], [BO], [BO]]);
  expect(bestOf.outcome(won)).toEqual({ winners: [BO], cause: 'target' });
  expect(winnersOf(bestOf.giveUp(gone, 2))).toEqual([BO]);
});

test('where nobody is left to go on, most wins count among those who have not given up', () => {
  const state = bestOf.giveUp(after(begun(5, 3), [[ADA], [ADA], [BO]]), ADA);
  expect(bestOf.outcome(bestOf.close(state))).toEqual({ winners: [BO], cause: 'closed' });
  expect(winnersOf(bestOf.close(begun(5, 3)))).toEqual([]);
});

describe('whatever happens', () => {
  const course = fc.integer({ min: 1, max: 6 }).chain((seats) =>
    fc.record({
      games: fc.constantFrom(...BEST_OF),
      seats: fc.constant(seats),
      results: fc.array(fc.subarray([...Array(seats).keys()]), { minLength: 13, maxLength: 13 }),
    }),
  );

  test('it ends within its bound, and its winner has most wins', () => {
    fc.assert(
      fc.property(course, ({ games, seats, results }) => {
        const end = after(begun(games, seats), results);
        const { wins, draws } = bestOf.project(end, 'spectator');
        const winners = winnersOf(end) ?? [];
        expect(bestOf.outcome(end)).toBeDefined();
        expect(end.results.length).toBeLessThanOrEqual(2 * games - 1);
        expect(draws).toBe(end.results.filter(({ length }) => length === 0).length);
        const [most, target] = [Math.max(...wins), (games + 1) / 2];
        for (const member of winners) expect(wins[member]).toBeGreaterThanOrEqual(Math.min(most, target));
      }),
    );
  });

  test('there is a next match exactly until it is over, and its state survives JSON', () => {
    fc.assert(
      fc.property(course, ({ games, seats, results }) => {
        let state = begun(games, seats);
        for (const winners of results) {
          expect(JSON.parse(JSON.stringify(state))).toEqual(state);
          expect(bestOf.next(state) === undefined).toBe(bestOf.outcome(state) !== undefined);
          if (bestOf.next(state)) state = bestOf.matchEnded(state, { winners });
        }
      }),
    );
  });

  test('each match seats everybody once, and nobody begins twice more often than another', () => {
    fc.assert(
      fc.property(course, ({ games, seats, results }) => {
        const begins = Array<number>(seats).fill(0);
        let state = begun(games, seats);
        for (const winners of results) {
          const next = bestOf.next(state);
          if (!next) break;
          expect([...next.seating].sort()).toEqual([...Array(seats).keys()]);
          begins[next.seating[0]!]! += 1;
          state = bestOf.matchEnded(state, { winners });
        }
        expect(Math.max(...begins) - Math.min(...begins)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('what was given up is never won', () => {
    fc.assert(
      fc.property(course, fc.nat(12), fc.nat(5), ({ games, seats, results }, at, who) => {
        const before = after(begun(games, seats), results.slice(0, at));
        fc.pre(bestOf.outcome(before) === undefined);
        const member = who % seats;
        const end = after(bestOf.giveUp(before, member), results.slice(at).concat(results));
        expect(winnersOf(end)).toBeDefined();
        expect(winnersOf(end)).not.toContain(member);
      }),
    );
  });
});
