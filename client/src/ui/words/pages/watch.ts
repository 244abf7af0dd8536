import { count } from '../language/counting';
import { listed } from '../language/listed';

/** What is on, and what has been played. */
export const WATCH = {
  title: 'What is on',
  lead: 'Games that are being played in public, and some that are over.',
  live: 'Being played now',
  none: 'No public table is being played at.',
  recorded: 'Watch a recorded game',
  watch: 'Watch',
  watchOf: (game: string, names: readonly string[]) => `Watch ${game}: ${listed(names)}`,
  finished: 'Finished games',
  noneFinished: 'Nobody has finished a public game yet.',
  replay: 'Replay',
  replayOf: (game: string, names: readonly string[]) => `Replay of ${game}: ${listed(names)}`,
  won: (names: readonly string[]) => `${listed(names)} won`,
  noWinner: (names: readonly string[]) =>
    names.length === 1 ? `${listed(names)} did not win` : 'Nobody won',
  actions: (n: number) => count(n, 'action', 'actions'),
} as const;
