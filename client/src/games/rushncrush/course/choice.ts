import { isReadyCourse } from '@gearhall/shared/games/rushncrush/content/courses';
import {
  isFault,
  isWanted,
  mostLaps,
  parseCourse,
  type Kind,
  type Wanted,
} from '@gearhall/shared/games/rushncrush/rules/course/courses';
import { BUILDER, faultInWords } from '../words/setup/builder';

/** The ways to choose a course; the option's value is a text (rules/course/courses.ts). */

export const WAYS = ['ready', 'random', 'own'] as const;
export type Way = (typeof WAYS)[number];

export function wayOf(value: string): Way {
  if (isReadyCourse(value)) return 'ready';
  return value.startsWith('random ') ? 'random' : 'own';
}

export const FIRST_WISH: Wanted = { kind: 'open', laps: 1, random: 8 };

export function wishIn(value: string): Wanted {
  const read = parseCourse(value);
  return isWanted(read) ? read : FIRST_WISH;
}

export const wishWithKind = (wish: Wanted, kind: Kind): Wanted => ({
  ...wish,
  kind,
  laps: Math.min(wish.laps, mostLaps(kind)),
});

/** Why no table can be made with this value; empty when one can. */
export function problemOf(value: string): string {
  const read = parseCourse(value);
  return isFault(read) ? BUILDER.problem(faultInWords(read, value.split(':')[1]?.split('-') ?? [])) : '';
}
