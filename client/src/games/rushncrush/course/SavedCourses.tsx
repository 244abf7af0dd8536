import { useId, useState } from 'preact/hooks';
import { formatCourse } from '@gearhall/shared/games/rushncrush/rules/course/courses';
import { SavedList } from '../../../ui/shelf/SavedList';
import { useShelf } from '../../../ui/shelf/useShelf';
import { BUILDER } from '../words/setup/builder';
import { courseName } from '../words/setup/courses';
import { CourseMap } from './CourseMap';
import { isRefused, missingOf, pasted, type Draft } from './draft';
import { SHELF, tidyName, type SavedCourse } from './keeping';
import { onEnter } from './onEnter';

interface SavedCoursesProps {
  readonly draft: Draft;
  readonly onLay: (draft: Draft, said: string) => void;
  readonly say: (sentence: string, isRefusal?: boolean) => void;
}

/** Courses saved in this browser, by name. */
export function SavedCourses({ draft, onLay, say }: SavedCoursesProps) {
  const id = useId();
  const [name, setName] = useState('');
  const shelf = useShelf(SHELF);
  const save = (): void => {
    const tidy = tidyName(name);
    if (missingOf(draft)) say(BUILDER.notWhole, true);
    else if (tidy === '') say(BUILDER.nameFirst, true);
    else {
      shelf.save({ name: tidy, text: formatCourse(draft) });
      say(BUILDER.savedNow(tidy));
    }
  };
  return (
    <div class="course-choice">
      <label for={id}>{BUILDER.name}</label>
      <div class="course-row">
        <input
          id={id}
          class="field"
          value={name}
          autocomplete="off"
          onInput={(event) => setName(event.currentTarget.value)}
          onKeyDown={onEnter(save)}
        />
        <button type="button" class="button" aria-disabled={missingOf(draft) !== undefined} onClick={save}>
          {BUILDER.save}
        </button>
      </div>
      <SavedList
        title={BUILDER.saved(shelf.saved.length)}
        things={shelf.saved}
        nameOf={({ name }) => `“${name}”`}
        onDelete={(one) => {
          shelf.remove(one);
          say(BUILDER.deleted(one.name));
        }}
      >
        {(one) => (
          <Take
            one={one}
            onLoad={(course) => {
              setName(one.name);
              onLay(course, BUILDER.load(one.name));
            }}
          />
        )}
      </SavedList>
    </div>
  );
}

interface TakeProps {
  readonly one: SavedCourse;
  readonly onLoad: (course: Draft) => void;
}

function Take({ one, onLoad }: TakeProps) {
  const course = pasted(one.text);
  if (isRefused(course)) return undefined;
  return (
    <button type="button" class="saved-course" onClick={() => onLoad(course)}>
      <CourseMap course={course} detail="map" />
      <span>
        <strong>{one.name}</strong>
        <span class="hint">{courseName(one.text)}</span>
      </span>
    </button>
  );
}
