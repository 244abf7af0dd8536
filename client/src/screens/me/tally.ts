import type { OwnTables } from '@gearhall/shared/core/pages/hallPages';

export type OwnFinished = OwnTables['finished'][number];
/** `alone`: without another player who could have won. */
export type Result = 'won' | 'lost' | 'draw' | 'alone';

export function resultOf({ winners, seat, seats }: Pick<OwnFinished, 'winners' | 'seat' | 'seats'>): Result {
  if (winners.length === 0) return seats.length === 1 ? 'alone' : 'draw';
  return winners.includes(seat) ? 'won' : 'lost';
}

/** Results under a heading: a game, or an opponent. */
export interface Tally {
  readonly key: string;
  readonly played: number;
  readonly won: number;
  readonly lost: number;
}

export const tallyByGame = (games: readonly OwnFinished[]): readonly Tally[] =>
  tally(games, ({ game }) => [game]);

/** By the names of the people in the other seats; all bots are one opponent. A team-mate who won with me is none. */
export const tallyByOpponent = (
  games: readonly OwnFinished[],
  words: { readonly bots: string; readonly alone: string },
): readonly Tally[] =>
  tally(games, (game) => {
    const others = game.seats.filter((_, seat) => seat !== game.seat && !wonTogether(game, seat));
    const names = others.map(({ sitter, name }) => (sitter === 'person' ? name : words.bots));
    if (game.seats.length === 1) return [words.alone];
    return [...new Set(names.filter((name) => name !== ''))];
  });

const wonTogether = ({ winners, seat }: OwnFinished, other: number): boolean =>
  winners.includes(seat) && winners.includes(other);

/** The most played first. */
function tally(
  games: readonly OwnFinished[],
  keysOf: (game: OwnFinished) => readonly string[],
): readonly Tally[] {
  const tallies = new Map<string, Tally>();
  for (const game of games) {
    const result = resultOf(game);
    for (const key of keysOf(game)) {
      const { played, won, lost } = tallies.get(key) ?? { played: 0, won: 0, lost: 0 };
      tallies.set(key, {
        key,
        played: played + 1,
        won: won + Number(result === 'won'),
        lost: lost + Number(result === 'lost'),
      });
    }
  }
  return [...tallies.values()].sort(
    (one, other) => other.played - one.played || one.key.localeCompare(other.key),
  );
}
