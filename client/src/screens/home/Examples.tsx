import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Link } from '../../app/routing/Link';
import { examplePath } from '../../app/routing/router';
import { hasExample } from '../../games';
import type { OfferedGame } from '@gearhall/shared/core/pages/hallPages';
import { tables } from '../../net/hall/lobby';
import { Icon } from '../../ui/display/Icon';
import { WORDS } from '../../ui/words/words';
import { ExcerptPicture } from './excerpt/ExcerptPicture';

/** The liveliest of them. */
const FIRST = 'metalkrushers';

/** While nobody plays where all can watch: a recorded game of each kind, where there is one. */
export function Examples({ games }: { readonly games: readonly OfferedGame[] }) {
  const recorded = useMemo(() => games.filter(({ id }) => hasExample(id)), [games]);
  if (tables.value === undefined || tables.value.some(({ listed }) => listed)) return undefined;
  return recorded.length > 0 && <Recorded games={recorded} />;
}

/** The picture goes through all of them; one that is pointed at, or has the focus, is shown at once. */
function Recorded({ games }: { readonly games: readonly OfferedGame[] }) {
  const shown = useSignal((games.find(({ id }) => id === FIRST) ?? games[0])?.id ?? '');
  return (
    <section class="examples" aria-labelledby="examples">
      <ExcerptPicture games={games} shown={shown} />
      <h2 id="examples">{WORDS.lobby.example}</h2>
      <p class="quiet-text">{WORDS.lobby.exampleHelp}</p>
      <ul class="example-list">
        {games.map(({ id, title }) => (
          <li key={id} onPointerEnter={() => (shown.value = id)} onFocusCapture={() => (shown.value = id)}>
            <Link to={examplePath(id)} class="button" label={WORDS.lobby.exampleOf(title)}>
              <Icon name="play" size={16} /> {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
