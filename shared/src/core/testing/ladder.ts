import type { AnyGame } from '../game';
import { type Player, playout } from './playout';

/** Two players of unequal strength, and the games that they play against each other. */
export interface Duel {
  readonly game: AnyGame;
  /** As the game's own schema takes them; `{}` for the standard game. */
  readonly options?: object;
  readonly stronger: Player;
  readonly weaker: Player;
  /** An even number: each seed is played from both seats. */
  readonly games: number;
  readonly seed: string;
}

/** The share of games that the stronger player wins alone, in per cent; a draw is not a win. */
export function shareOfWins({ game, options, stronger, weaker, games, seed }: Duel): number {
  const parsed = game.options.parse(options ?? {});
  let wins = 0;
  for (let number = 0; number < games; number += 1) {
    const seat = number % 2;
    const players = seat === 0 ? [stronger, weaker] : [weaker, stronger];
    let winners: readonly number[] = [];
    for (const { match } of playout({ game, options: parsed, seed: `${seed} ${number >> 1}`, players }))
      winners = match.outcome?.winners ?? [];
    if (winners.length === 1 && winners[0] === seat) wins += 1;
  }
  return (100 * wins) / games;
}
