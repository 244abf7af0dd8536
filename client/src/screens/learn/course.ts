import type { Outcome } from '@gearhall/shared/core/game';
import type { Course, Lesson } from '../../lessons/lesson';

/** The place of a lesson among the others, and what follows it. */
export interface Place {
  readonly lesson: Lesson;
  /** From 1. */
  readonly number: number;
  /** Of the lessons and the whole game. */
  readonly all: number;
  /** The id of the next lesson; `game` after the last one. */
  readonly next: string;
}

export function placeOf({ lessons, game }: Course, id: string): Place | undefined {
  const at = lessons.findIndex((lesson) => lesson.id === id);
  const lesson = lessons[at];
  return lesson && { lesson, number: at + 1, all: lessons.length + 1, next: lessons[at + 1]?.id ?? game.id };
}

/** The first lesson that has not been completed; the first of all when none is left. */
export function nextToDo({ lessons, game }: Course, done: ReadonlySet<string>): string {
  const ids = [...lessons.map(({ id }) => id), game.id];
  return ids.find((id) => !done.has(id)) ?? ids[0] ?? game.id;
}

/** The seat of the learner in the whole game. */
const LEARNER = 0;

/** The goal of the whole game is to win it: a game that was lost leaves it open. */
export const reachesGoal = (outcome: Outcome | undefined): boolean =>
  outcome?.winners.includes(LEARNER) === true;
