import { CATALOG } from '@gearhall/shared/games/catalog';
import { Link } from '../../app/routing/Link';
import { learnPath } from '../../app/routing/router';
import { hasCourse } from '../../games';
import { progressIn } from '../../games/lessonProgress';
import { WORDS } from '../../ui/words/words';
import { ME } from '../../ui/words/pages/me';

/** What I have learned so far; kept in this browser. */
export function MyLessons() {
  return (
    <section aria-labelledby="my-lessons">
      <h2 id="my-lessons">{ME.lessons}</h2>
      <ul class="table-list">
        {Object.values(CATALOG)
          .filter(({ id }) => hasCourse(id))
          .map(({ id, title }) => (
            <li key={id} class="table-row">
              <div class="table-row-words">
                <h3>{title}</h3>
                <p class="quiet-text">{ME.lessonsDone(progressIn(id).done)}</p>
              </div>
              <Link to={learnPath(id)} class="button" label={ME.learn(title)}>
                {WORDS.lobby.learn}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
