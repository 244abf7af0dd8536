import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { EndCause } from '@gearhall/shared/games/metalkrushers/events';
import { noWinner } from '../../../ui/words/language/noWinner';
import { listOf, nameOf } from './names';

const CAUSES: Readonly<Record<EndCause, string>> = {
  lastStanding: 'no enemy is left standing',
  draw: 'the last Krushers fell in the same turn',
  turnLimit: 'the last turn is over, and no side is sounder',
};
const VERBS: Readonly<Record<EndCause, string>> = {
  lastStanding: 'win together',
  draw: 'share a draw',
  turnLimit: 'share the win',
};

const isCause = (cause: string): cause is EndCause => Object.hasOwn(CAUSES, cause);

/** "Ada wins: no enemy is left standing." */
export function endingSentence(winners: readonly Seat[], cause: string, names: readonly string[]): string {
  const who = listOf(winners.map((seat) => nameOf(names, seat)));
  const why = isCause(cause) ? `: ${CAUSES[cause]}` : '';
  if (winners.length === 0) return `${noWinner(names)}${why}.`;
  if (winners.length === 1) return `${who} wins${why}.`;
  return `${who} ${isCause(cause) ? VERBS[cause] : 'win'}${why}.`;
}
