import { doneByGame } from './doneByGame';

const done = doneByGame('lessons');

/** The lessons of a game that have been completed in this browser; a component that asks follows changes. */
export const lessonsDone = (game: string): ReadonlySet<string> => done.of(game);

/** Those that were completed in other tabs stay. */
export const markLessonDone = (game: string, lesson: string): void => done.mark(game, lesson);

/** Forgets them all. */
export const forgetLessons = (): void => done.forget();
