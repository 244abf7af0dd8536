import {
  formatCourse,
  isFault,
  isWanted,
  parseCourse,
} from '@gearhall/shared/games/rushncrush/rules/courses';
import { keep, readKept } from '../../../net/kept';
import { draftIn, EMPTY, type Draft } from './draft';

/** What the track builder keeps in this browser: the course on the table, and courses for other days. */

const DRAFT = 'rush.draft';
const SAVED = 'rush.courses';
const MOST_SAVED = 40;
export const NAME_LENGTH = 30;

export interface SavedCourse {
  readonly name: string;
  /** As `formatCourse` writes it. */
  readonly text: string;
}

/** Only names with courses; whatever else may be in the text is left out. */
export function savedIn(text: string | undefined): readonly SavedCourse[] {
  const value = parsed(text);
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => (isSaved(one) ? [{ name: one.name, text: one.text }] : []));
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
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

const isCalled = (name: string) => (saved: SavedCourse) => saved.name.toLowerCase() === name.toLowerCase();

/** The newest first; it takes the place of one with the same name. */
export const savedWith = (saved: readonly SavedCourse[], one: SavedCourse): readonly SavedCourse[] =>
  [one, ...savedWithout(saved, one.name)].slice(0, MOST_SAVED);

export const savedWithout = (saved: readonly SavedCourse[], name: string): readonly SavedCourse[] =>
  saved.filter((one) => !isCalled(name)(one));

export const savedCourses = (): readonly SavedCourse[] => savedIn(readKept(SAVED));
export const saveCourses = (saved: readonly SavedCourse[]): void => keep(SAVED, JSON.stringify(saved));

export const keptDraft = (): Draft => draftIn(readKept(DRAFT) ?? '') ?? EMPTY;
export const keepDraft = (draft: Draft): void => keep(DRAFT, formatCourse(draft));
