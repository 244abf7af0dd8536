import { keep, readKept } from '../net/stored/kept';
import type { CoachNote, Moment } from './lesson';

const keyOf = (game: string): string => `coach.${game}`;

/** The notes of a game that have been read in this browser. */
export const notesRead = (game: string): ReadonlySet<string> =>
  new Set((readKept(keyOf(game)) ?? '').split(' ').filter((id) => id !== ''));

export function markNoteRead(game: string, id: string): void {
  keep(keyOf(game), [...notesRead(game), id].join(' '));
}

/** The first note that fits the moment and has not been read. */
export const noteFor = (
  notes: readonly CoachNote[],
  moment: Moment,
  read: ReadonlySet<string>,
): CoachNote | undefined => notes.find(({ id, when }) => !read.has(id) && when(moment));
