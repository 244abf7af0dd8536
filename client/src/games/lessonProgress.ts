import { hasCourse, lessonsOf } from './';
import { lessonsDone } from '../net/stored/lessonsDone';
import { settings } from '../ui/theme/settings';

/** How far somebody has come with the lessons of a game. */
export interface Progress {
  readonly done: number;
  readonly all: number;
  /** The first lesson that has not been done; undefined when none is left, and where there are none. */
  readonly next: string | undefined;
}

export function progressIn(game: string): Progress {
  const ids = lessonsOf(game);
  const done = lessonsDone(game);
  const left = ids.filter((id) => !done.has(id));
  return { done: ids.length - left.length, all: ids.length, next: left[0] };
}

/** There are lessons, and not one of them has been done. */
export const isNewTo = (game: string): boolean => hasCourse(game) && progressIn(game).done === 0;

/**
 * Whether the coach speaks, wherever the game is played: until its lessons are done, unless somebody has switched it
 * on or off by hand.
 */
export const isCoached = (game: string): boolean =>
  hasCourse(game) && (settings.coach.value ?? progressIn(game).next !== undefined);
