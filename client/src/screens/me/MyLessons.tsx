import { CATALOG } from '@gearhall/shared/games/catalog';
import { Link } from '../../app/Link';
import { learnPath } from '../../app/router';
import { hasCourse } from '../../games';
import { lessonsDone } from '../../net/lessonsDone';
import { WORDS } from '../../ui/words';
import { ME } from '../../ui/words/me';

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
                <p class="quiet-text">{ME.lessonsDone(lessonsDone(id).size)}</p>
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
