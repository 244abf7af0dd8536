import { Link } from '../../app/routing/Link';
import { examplePath } from '../../app/routing/router';
import { hasExample } from '../../games';
import type { OfferedGame } from '@gearhall/shared/core/pages/hallPages';
import { tables } from '../../net/hall/lobby';
import { Icon } from '../../ui/display/Icon';
import { WORDS } from '../../ui/words/words';
import { ExcerptPicture } from './excerpt/ExcerptPicture';

/** While nobody plays where all can watch: a recorded game of each kind, where there is one. */
export function Examples({ games }: { readonly games: readonly OfferedGame[] }) {
  if (tables.value === undefined || tables.value.some(({ listed }) => listed)) return undefined;
  const recorded = games.filter(({ id }) => hasExample(id));
  if (recorded.length === 0) return undefined;
  return (
    <section class="examples" aria-labelledby="examples">
      <ExcerptPicture />
      <h2 id="examples">{WORDS.lobby.example}</h2>
      <p class="quiet-text">{WORDS.lobby.exampleHelp}</p>
      <ul class="example-list">
        {recorded.map(({ id, title }) => (
          <li key={id}>
            <Link to={examplePath(id)} class="button" label={WORDS.lobby.exampleOf(title)}>
              <Icon name="play" size={16} /> {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
