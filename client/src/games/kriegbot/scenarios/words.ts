import { count, listOf } from '../../../ui/words/language/grammar';
import type { Casting } from './casting';

const seat = (index: number): string => String(index + 1);

/** Sentences of the form for a new table. */
export const FORM_WORDS = {
  /** "2 robots, run by seats 1 and 3"; "1 robot and 5 footsoldiers, run by seat 2". */
  runs: ({ robots, pilots, tents: { foot, motorized }, seats }: Casting): string => {
    const units = [
      ...(robots > 0 ? [count(robots, 'robot')] : []),
      ...(pilots > 0 ? [count(pilots, 'pilot')] : []),
      ...(foot > 0 ? [count(foot, 'footsoldier')] : []),
      ...(motorized > 0 ? [`${motorized} motorized`] : []),
    ];
    if (seats.length === 0) return `${listOf(units)}, run by the rules`;
    return `${listOf(units)}, run by ${seats.length === 1 ? 'seat' : 'seats'} ${listOf(seats.map(seat))}`;
  },
  time: ([from, to]: readonly [number, number], turns: number): string =>
    `About ${from} to ${to} minutes, at most ${turns} turns.`,
  hard: {
    1: 'Easy to learn: good for a first game.',
    2: 'Easier when you know the rules.',
    3: 'For players who know the game well.',
  },
  drawing: 'The picture is being drawn.',
  failed: 'The picture could not be loaded.',
} as const;
