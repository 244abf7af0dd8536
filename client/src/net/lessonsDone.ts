import { signal } from '@preact/signals';
import { keep, readKept } from './kept';

/** Lesson ids by game, as this browser keeps them. */
const done = signal<Readonly<Record<string, readonly string[]>>>(read());

function read(): Readonly<Record<string, readonly string[]>> {
  try {
    const kept: unknown = JSON.parse(readKept('lessons') ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, readonly string[]>) : {};
  } catch {
    return {};
  }
}

/** The lessons of a game that have been completed in this browser; a component that asks follows changes. */
export function lessonsDone(game: string): ReadonlySet<string> {
  const ids = done.value[game];
  return new Set(Array.isArray(ids) ? ids : []);
}

export function markLessonDone(game: string, lesson: string): void {
  const ids = [...lessonsDone(game)];
  if (ids.includes(lesson)) return;
  done.value = { ...done.value, [game]: [...ids, lesson] };
  keep('lessons', JSON.stringify(done.value));
}

/** Forgets them all. */
export function forgetLessons(): void {
  done.value = {};
  keep('lessons', undefined);
}
