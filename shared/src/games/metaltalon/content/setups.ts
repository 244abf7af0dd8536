import type { BaseId } from './board';

/** The order of the turns, "to the left": clockwise round the board (T14). */
export const CLOCKWISE: readonly BaseId[] = ['A', 'B', 'D', 'F', 'E', 'C'];

/** The sets of bases for each number of players, in corners and middles (source L67-70, T7, T13). */
export const SETUPS: Readonly<Record<number, readonly (readonly BaseId[])[]>> = {
  2: [
    ['A', 'F'],
    ['B', 'E'],
  ],
  3: [
    ['C', 'B', 'F'],
    ['D', 'A', 'E'],
  ],
  4: [['A', 'B', 'E', 'F']],
  5: [
    ['B', 'C', 'D', 'E', 'F'],
    ['A', 'C', 'D', 'E', 'F'],
    ['A', 'B', 'C', 'D', 'F'],
    ['A', 'B', 'C', 'D', 'E'],
  ],
  6: [['A', 'B', 'C', 'D', 'E', 'F']],
};
