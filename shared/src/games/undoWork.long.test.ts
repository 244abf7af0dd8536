import type { AnyGame } from '../core/game';
import type { Match } from '../core/match';
import { playout, randomPlayer } from '../core/testing/playout';
import { seatsOf } from '../core/ground/seats';
import { undoOf, undoWork } from '../core/match/undo';
import type { Work } from '../core/ground/timeSliced';
import { RULES } from './rules';

const CALLS = ['apply', 'redeal', 'legal', 'project'] as const;

interface Counted {
  readonly game: AnyGame;
  /** Calls of the game since the last one was taken. */
  take(): number;
}

function counted(game: AnyGame): Counted {
  let calls = 0;
  const counting = Object.fromEntries(
    CALLS.map((name) => [
      name,
      (...args: unknown[]) => {
        calls += 1;
        return (game[name] as (...all: unknown[]) => unknown)(...args);
      },
    ]),
  );
  return {
    game: { ...game, ...counting } as AnyGame,
    take() {
      const taken = calls;
      calls = 0;
      return taken;
    },
  };
}

/** Positions of one game of random players: many at first, then fewer. */
function positionsOf(game: AnyGame): Match[] {
  const seats = game.about.seats.max;
  const players = seatsOf(seats).map(() => randomPlayer);
  const plan = { game, options: game.options.parse({}), seed: 'pieces', players, limit: 150 };
  return [...playout(plan)]
    .map(({ match }) => match)
    .filter(({ length }) => length < 12 || length % 29 === 0);
}

/** Runs several works concurrently, a piece of each in turn. */
function inTurn<Result>(works: readonly Work<Result>[]): Result[] {
  const results = new Map<Work<Result>, Result>();
  while (results.size < works.length) {
    for (const work of works) {
      if (results.has(work)) continue;
      const piece = work.next();
      if (piece.done) results.set(work, piece.value);
    }
  }
  return works.flatMap((work) => (results.has(work) ? [results.get(work) as Result] : []));
}

describe.each(Object.values(RULES).map((game) => [game.about.title, game] as const))('%s', (_, game) => {
  const { game: watched, take } = counted(game);
  const positions = positionsOf(watched);

  test('the result is the same in pieces, alternating with those of other seats, as at once', () => {
    for (const match of positions) {
      const seats = seatsOf(match.start.seats);
      const pieces = inTurn(seats.map((seat) => undoWork(match, seat)));
      expect(pieces).toEqual(seats.map((seat) => undoOf(match, seat)));
    }
  });

  test('a piece makes few calls of the game, however much there is to compute', () => {
    let most = 0;
    let longest = 0;
    for (const match of positions) {
      for (const seat of seatsOf(match.start.seats)) {
        take();
        let pieces = 0;
        for (const work = undoWork(match, seat); !work.next().done; pieces += 1) {
          most = Math.max(most, take());
        }
        longest = Math.max(longest, pieces);
      }
    }
    expect(longest).toBeGreaterThan(game.about.secrets.length === 0 ? 3 : 50);
    expect(most).toBeLessThan(12);
  });
});
