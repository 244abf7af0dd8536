import { formatCourse, type Course } from '@gearhall/shared/games/rushncrush/rules/courses';
import { stepsToGo } from '@gearhall/shared/games/rushncrush/rules/distance';
import { roadOf } from '@gearhall/shared/games/rushncrush/rules/road';

/** The shortest drive of a whole course that meets nothing, with all its laps, from the front of the grid. */
export function lengthOf(course: Course): number {
  const road = roadOf(formatCourse(course));
  return Math.min(...road.grid.map((at) => stepsToGo(road, { at, lap: 0 })));
}
