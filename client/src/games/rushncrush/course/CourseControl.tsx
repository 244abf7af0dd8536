import '../../../ui/shelf/shelf.css';
import './course.css';
import { useId, useState } from 'preact/hooks';
import { DEFAULT_COURSE } from '@gearhall/shared/games/rushncrush/content/courses';
import { formatCourse, formatWanted } from '@gearhall/shared/games/rushncrush/rules/course/courses';
import type { OptionControlProps } from '../../../stage/contract/words';
import { BUILDER } from '../words/setup/builder';
import { Builder } from './Builder';
import { FIRST_WISH, WAYS, wayOf, wishIn, type Way } from './choice';
import { begun, done, isRefused, pasted, type History } from './draft';
import { keepDraft, keptDraft } from './keeping';
import { RandomWish } from './RandomWish';
import { ReadyCourses } from './ReadyCourses';

/**
 * The course of a new table: ready-made, random, or built. Each way keeps its own choice while another
 * one is selected.
 */
export function CourseControl({ labelId, value, onChange }: OptionControlProps) {
  const name = useId();
  const way = wayOf(value);
  const [history, setHistory] = useState(() => begun(keptDraft()));
  const [left, setLeft] = useState<Readonly<Record<Way, string>>>({
    ready: DEFAULT_COURSE,
    random: formatWanted(FIRST_WISH),
    own: '',
  });
  const goTo = (next: Way): void => {
    setLeft({ ...left, [way]: value });
    onChange(next === 'own' ? formatCourse(history.now) : left[next]);
  };
  const build = (next: History): void => {
    setLeft({ ...left, [way]: value });
    setHistory(next);
    keepDraft(next.now);
    onChange(formatCourse(next.now));
  };
  return (
    <div class="course-control" role="group" aria-labelledby={labelId}>
      <div class="segments course-ways" role="radiogroup" aria-label={BUILDER.ways}>
        {WAYS.map((one) => (
          <label key={one} class="segment">
            <input type="radio" name={name} checked={one === way} onChange={() => goTo(one)} />
            <span>{BUILDER[one]}</span>
          </label>
        ))}
      </div>
      {way === 'ready' && (
        <ReadyCourses
          value={value}
          onChange={onChange}
          onRebuild={() => {
            const course = pasted(value);
            if (!isRefused(course)) build(done(history, course));
          }}
        />
      )}
      {way === 'random' && (
        <RandomWish wish={wishIn(value)} onChange={(wish) => onChange(formatWanted(wish))} />
      )}
      {way === 'own' && <Builder history={history} onChange={build} />}
    </div>
  );
}
