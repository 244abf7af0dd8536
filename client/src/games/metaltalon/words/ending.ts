import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { EndCause } from '@gearhall/shared/games/metaltalon/events';
import { listOf, nameOf } from './names';

const CAUSES: Readonly<Record<EndCause, string>> = {
  lastOne: 'nobody else is left',
  roundLimit: 'the last round is over, and no fortune is greater',
};

/** "Ada wins: nobody else is left." */
export function endingSentence(winners: readonly Seat[], cause: string, names: readonly string[]): string {
  const who = listOf(winners.map((seat) => nameOf(names, seat)));
  const why = cause in CAUSES ? `: ${CAUSES[cause as EndCause]}` : '';
  if (winners.length === 0) return `The game is over${why}.`;
  return winners.length === 1 ? `${who} wins${why}.` : `${who} share the win${why}.`;
}
