import { idOf, isOfToday, type Puzzle } from '@gearhall/shared/core/puzzles/puzzle';
import { aboutOf } from '../../games';
import { api } from '../../net/requests/api';

/** A puzzle that can be played by today's rules. */
export interface ListedPuzzle {
  /** From 1. */
  readonly number: number;
  readonly id: string;
  readonly puzzle: Puzzle;
}

export async function loadPuzzles(game: string): Promise<readonly ListedPuzzle[]> {
  const about = aboutOf(game);
  const all = await api.puzzles(game);
  return all
    .filter((puzzle) => about !== undefined && isOfToday(about, puzzle))
    .map((puzzle, at) => ({ number: at + 1, id: idOf(puzzle), puzzle }));
}
