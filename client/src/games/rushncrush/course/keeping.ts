import {
  formatCourse,
  isFault,
  isWanted,
  parseCourse,
} from '@gearhall/shared/games/rushncrush/rules/courses';
import { keep, readKept } from '../../../net/kept';
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
  if (typeof name !== 'string' || name !== tidyName(name) || name === '') return false;
  if (typeof text !== 'string') return false;
  const course = parseCourse(text);
  return !isFault(course) && !isWanted(course);
}

export const tidyName = (name: string): string =>
  [...name.normalize().replace(/\s+/gu, ' ').trim()].slice(0, NAME_LENGTH).join('').trim();

export const SHELF = shelfOf<Pick<SavedCourse, 'name'>, SavedCourse>('rush.courses', (value) =>
  isSaved(value) ? { name: value.name, text: value.text } : undefined,
);

export const keptDraft = (): Draft => draftIn(readKept(DRAFT) ?? '') ?? EMPTY;
export const keepDraft = (draft: Draft): void => keep(DRAFT, formatCourse(draft));
