import { useId } from 'preact/hooks';
import { COURSES, READY_COURSE_IDS } from '@gearhall/shared/games/rushncrush/content/courses';
import { roadOf } from '@gearhall/shared/games/rushncrush/rules/course/road';
import { BUILDER } from '../words/setup/builder';
import { READY_NAMES } from '../words/setup/courses';
import { CourseMap } from './CourseMap';
import { lengthOf } from './lengthOf';

interface ReadyCoursesProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Opens the chosen course in the builder. */
  readonly onRebuild: () => void;
}

/** The six courses of the box, each with its map. */
export function ReadyCourses({ value, onChange, onRebuild }: ReadyCoursesProps) {
  const name = useId();
  return (
    <>
      <div class="ready-courses" role="radiogroup" aria-label={BUILDER.ready}>
        {READY_COURSE_IDS.map((id) => {
          const { course } = roadOf(COURSES[id]);
          return (
            <label key={id} class="ready-course">
              <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
              <span class="ready-card">
                <CourseMap course={course} detail="map" />
                <strong>{READY_NAMES[id]}</strong>
                <span class="hint">{BUILDER.facts(course)}</span>
                <span class="hint">{BUILDER.spaces(lengthOf(course))}</span>
              </span>
            </label>
          );
        })}
      </div>
      <button type="button" class="button quiet rebuild" onClick={onRebuild}>
        {BUILDER.rebuild}
      </button>
    </>
  );
}
