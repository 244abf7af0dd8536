/** The ready-made courses, as texts that `rules/course/courses.ts` parses. (R10) */
export const COURSES = {
  shortOpen: 'open:1A-5A-3A-9B-6B-2A',
  shortRing: 'ring*1:7A-9A-2A-10A-8A-3A-1A',
  normalOpen: 'open:1A-5B-10A-4A-6A-2B-7B-3A',
  longOpen: 'open:1A-5A-2A-9B-7B-4A-10A-6A-3B-8B',
  normalRing: 'ring*2:5A-9A-6A-10A',
  hardRing: 'ring*2:5B-9B-10B-6B-1A',
} as const;
export type ReadyCourseId = keyof typeof COURSES;

/** The default: the ready-made course that is fairest to the back of the grid. (R15) */
export const DEFAULT_COURSE: ReadyCourseId = 'normalRing';

export const isReadyCourse = (id: string): id is ReadyCourseId => Object.hasOwn(COURSES, id);
export const READY_COURSE_IDS: readonly ReadyCourseId[] = Object.keys(COURSES).filter(isReadyCourse);
