import { doneByGame } from './doneByGame';

/** The puzzles of a game that have been solved in this browser, by their ids (shared, core/puzzles/puzzle.ts). */
export const puzzlesSolved = doneByGame('puzzles');
