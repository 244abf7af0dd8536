import { readableText } from '@gearhall/shared/core/text/tidyText';
import {
  formatCourse,
  isFault,
  isWanted,
  parseCourse,
} from '@gearhall/shared/games/rushncrush/rules/course/courses';
import { keep, readKept } from '../../../net/stored/kept';
import { shelfOf } from '../../../ui/shelf/shelf';
import { draftIn, EMPTY, type Draft } from './draft';

/** What the track builder keeps in this browser: the current draft, and saved courses. */

const DRAFT = 'rush.draft';
export const NAME_LENGTH = 30;

export interface SavedCourse {
  readonly name: string;
  /** As `formatCourse` writes it. */
  readonly text: string;
}

function isSaved(value: unknown): value is SavedCourse {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('text' in value)) return false;
  const { name, text } = value;
  if (typeof name !== 'string' || name === '' || typeof text !== 'string') return false;
  const course = parseCourse(text);
  return !isFault(course) && !isWanted(course);
}

export const tidyName = (name: string): string => readableText(name, NAME_LENGTH);

export const SHELF = shelfOf<Pick<SavedCourse, 'name'>, SavedCourse>('rush.courses', (value) =>
  isSaved(value) ? { name: tidyName(value.name), text: value.text } : undefined,
);

export const keptDraft = (): Draft => draftIn(readKept(DRAFT) ?? '') ?? EMPTY;
export const keepDraft = (draft: Draft): void => keep(DRAFT, formatCourse(draft));
