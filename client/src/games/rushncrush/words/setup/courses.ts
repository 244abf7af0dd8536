import {
  COURSES,
  READY_COURSE_IDS,
  type ReadyCourseId,
} from '@gearhall/shared/games/rushncrush/content/courses';
import {
  formatCourse,
  isFault,
  isWanted,
  parseCourse,
  type Course,
} from '@gearhall/shared/games/rushncrush/rules/course/courses';
import type { OptionWords } from '../../../../stage/contract/words';
import { capital, count } from '../../../../ui/words/language/grammar';

export const READY_NAMES: Readonly<Record<ReadyCourseId, string>> = {
  shortOpen: 'Short open course',
  shortRing: 'Short ring',
  normalOpen: 'Normal open course',
  longOpen: 'Long open course',
  normalRing: 'Normal ring',
  hardRing: 'Hard ring',
};

/** "open course", "ring, 2 laps". */
export const kindInWords = ({ kind, laps }: Pick<Course, 'kind' | 'laps'>): string =>
  kind === 'open' ? 'open course' : `ring, ${count(laps, 'lap')}`;

/**
 * "Short open course", "Own ring, 2 laps, 5 tiles", "Random open course, 8 tiles": the name of an
 * option's value.
 */
export function courseName(text: string): string {
  const read = parseCourse(text);
  if (isFault(read)) return text;
  if (isWanted(read)) return capital(`random ${kindInWords(read)}, ${count(read.random, 'tile')}`);
  const same = READY_COURSE_IDS.find((id) => COURSES[id] === formatCourse(read));
  if (!same) return capital(`own ${kindInWords(read)}, ${count(read.tiles.length, 'tile')}`);
  return read.laps > 1 ? `${READY_NAMES[same]}, ${count(read.laps, 'lap')}` : READY_NAMES[same];
}

/** The text beside the course for a table's creator. */
export const COURSE_WORDS: OptionWords = { label: 'Course', tell: courseName };
