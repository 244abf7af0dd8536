import { formatCourse, type Course } from '@gearhall/shared/games/rushncrush/rules/course/courses';
import { stepsToGo } from '@gearhall/shared/games/rushncrush/rules/course/distance';
import { roadOf } from '@gearhall/shared/games/rushncrush/rules/course/road';
import { gridOf } from '@gearhall/shared/games/rushncrush/rules/course/startingGrid';

const ALONE = 1;

/** The shortest drive of a whole course that meets nothing, with all its laps, from the front of the grid. */
export function lengthOf(course: Course): number {
  const road = roadOf(formatCourse(course));
  return Math.min(...gridOf(road, {}, ALONE).map((at) => stepsToGo(road, { at, lap: 0 })));
}
