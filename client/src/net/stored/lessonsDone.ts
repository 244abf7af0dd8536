import { keptValue } from './kept';

type LessonsDone = Readonly<Record<string, readonly string[]>>;

/** Lesson ids by game, as this browser keeps them. */
const done = keptValue<LessonsDone>('lessons', {
  parse,
  format: (all) => (Object.keys(all).length > 0 ? JSON.stringify(all) : undefined),
});

function parse(text = '{}'): LessonsDone {
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? (kept as LessonsDone) : {};
  } catch {
    return {};
  }
}

const idsIn = (all: LessonsDone, game: string): readonly string[] => {
  const ids = all[game];
  return Array.isArray(ids) ? ids : [];
};

/** The lessons of a game that have been completed in this browser; a component that asks follows changes. */
export const lessonsDone = (game: string): ReadonlySet<string> => new Set(idsIn(done.current.value, game));

/** Those that were completed in other tabs stay. */
export function markLessonDone(game: string, lesson: string): void {
  done.change((all) => ({ ...all, [game]: [...new Set([...idsIn(all, game), lesson])] }));
}

/** Forgets them all. */
export const forgetLessons = (): void => done.set({});
