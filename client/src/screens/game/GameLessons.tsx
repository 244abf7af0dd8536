import { Link } from '../../app/routing/Link';
import { learnPath } from '../../app/routing/router';
import { hasCourse, loadCourse } from '../../games';
import { progressIn } from '../../games/lessonProgress';
import { lessonsDone } from '../../net/stored/lessonsDone';
import { useAnswer } from '../../net/requests/useAnswer';
import { Icon } from '../../ui/display/Icon';
import { GAME_PAGE } from '../../ui/words/pages/gamePage';

/** The lessons of a game, those completed marked. */
export function GameLessons({ game }: { readonly game: string }) {
  const isTaught = hasCourse(game);
  const course = useAnswer(isTaught ? { key: game, ask: () => loadCourse(game) } : undefined).value.answer;
  if (!isTaught) return undefined;
  const done = lessonsDone(game);
  const progress = progressIn(game);
  const entries = course ? [...course.lessons, course.game] : [];
  return (
    <section aria-labelledby="game-lessons">
      <header class="section-head">
        <h2 id="game-lessons">{GAME_PAGE.lessons}</h2>
        <p class="quiet-text">{GAME_PAGE.lessonsDone(progress.done, progress.all)}</p>
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
