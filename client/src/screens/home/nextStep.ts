import { runningGames } from '../../net/stored/runningGames';
import { lastGameHere } from '../../net/stored/lastGame';
import { openTableSeen } from './YourTables';

/** The one next step of somebody on the home page: a game that goes on in this page, a seat at a table, or a new game. */
export type NextStep = { readonly kind: 'goOn' | 'table' } | { readonly kind: 'game'; readonly game: string };

/** `offered`: the games of the hall in their order. */
export function nextStep(offered: readonly { readonly id: string }[]): NextStep {
  if (runningGames().length > 0) return { kind: 'goOn' };
  if (openTableSeen()) return { kind: 'table' };
  const last = offered.find(({ id }) => id === lastGameHere());
  return { kind: 'game', game: (last ?? offered[0])?.id ?? '' };
}
