import { useId, useState } from 'preact/hooks';
import { formatCourse } from '@gearhall/shared/games/rushncrush/rules/courses';
import { BUILDER } from '../words/builder';
import { courseName } from '../words/courses';
import { CourseMap } from './CourseMap';
import { isRefused, missingOf, pasted, type Draft } from './draft';
import {
  NAME_LENGTH,
  saveCourses,
  savedCourses,
  savedWith,
  savedWithout,
  tidyName,
  type SavedCourse,
} from './keeping';
import { onEnter } from './onEnter';

interface SavedCoursesProps {
  readonly draft: Draft;
  readonly onLay: (draft: Draft, said: string) => void;
  readonly say: (sentence: string, isRefusal?: boolean) => void;
}

/** Courses kept in this browser, by name. */
export function SavedCourses({ draft, onLay, say }: SavedCoursesProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [saved, setSaved] = useState(savedCourses);
  const store = (next: readonly SavedCourse[], said: string): void => {
    saveCourses(next);
    setSaved(next);
    say(said);
  };
  const save = (): void => {
    const tidy = tidyName(name);
    if (missingOf(draft)) say(BUILDER.notWhole, true);
    else if (tidy === '') say(BUILDER.nameFirst, true);
    else store(savedWith(saved, { name: tidy, text: formatCourse(draft) }), BUILDER.savedNow(tidy));
  };
  return (
    <div class="course-choice">
      <label for={id}>{BUILDER.name}</label>
      <div class="course-row">
        <input
          id={id}
          class="field"
          value={name}
          maxLength={NAME_LENGTH}
          autocomplete="off"
          onInput={(event) => setName(event.currentTarget.value)}
          onKeyDown={onEnter(save)}
        />
        <button type="button" class="button" aria-disabled={missingOf(draft) !== undefined} onClick={save}>
          {BUILDER.save}
        </button>
      </div>
      <details class="saved-courses" hidden={saved.length === 0}>
        <summary>{BUILDER.saved(saved.length)}</summary>
        <ul>
          {saved.map((one) => (
            <SavedRow
              key={one.name}
              one={one}
              onLoad={(course) => {
                setName(one.name);
                onLay(course, BUILDER.load(one.name));
              }}
              onDelete={() => store(savedWithout(saved, one.name), BUILDER.deleted(one.name))}
            />
          ))}
        </ul>
      </details>
    </div>
  );
}

interface SavedRowProps {
  readonly one: SavedCourse;
  readonly onLoad: (course: Draft) => void;
  readonly onDelete: () => void;
}

function SavedRow({ one, onLoad, onDelete }: SavedRowProps) {
  const course = pasted(one.text);
  if (isRefused(course)) return undefined;
  return (
    <li>
      <button type="button" class="saved-course" onClick={() => onLoad(course)}>
        <CourseMap course={course} detail="map" />
        <span>
          <strong>{one.name}</strong>
          <span class="hint">{courseName(one.text)}</span>
        </span>
      </button>
      <button type="button" class="button quiet" aria-label={BUILDER.deleteOne(one.name)} onClick={onDelete}>
        {BUILDER.delete}
      </button>
    </li>
  );
}
