import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Link } from '../../app/Link';
import { learnPath } from '../../app/router';
import { hasCourse, loadCourse } from '../../games';
import type { Course } from '../../lessons/lesson';
import { lessonsDone } from '../../net/lessonsDone';
import { Icon } from '../../ui/Icon';
import { GAME_PAGE } from '../../ui/words/gamePage';

/** The lessons of a game, those completed marked. */
export function GameLessons({ game }: { readonly game: string }) {
  const course = useSignal<Course | undefined>(undefined);
  useEffect(() => {
    void loadCourse(game).then(
      (loaded) => (course.value = loaded),
      () => undefined,
    );
  }, [game, course]);
  if (!hasCourse(game)) return undefined;
  const done = lessonsDone(game);
  const entries = course.value ? [...course.value.lessons, course.value.game] : [];
  return (
    <section aria-labelledby="game-lessons">
      <header class="section-head">
        <h2 id="game-lessons">{GAME_PAGE.lessons}</h2>
        {entries.length > 0 && (
          <p class="quiet-text">
            {GAME_PAGE.lessonsDone(entries.filter(({ id }) => done.has(id)).length, entries.length)}
          </p>
        )}
      </header>
      <ol class="game-lessons">
        {entries.map(({ id, title }, at) => (
          <li key={id}>
            <Link to={learnPath(game, id)}>
              <span class="game-lesson-mark" aria-hidden="true">
                {done.has(id) ? <Icon name="check" size={16} /> : at + 1}
              </span>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
