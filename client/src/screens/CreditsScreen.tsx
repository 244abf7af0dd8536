import type { About } from '@gearhall/shared/core/game/about';
import { CATALOG } from '@gearhall/shared/games/catalog';
import { useEffect } from 'preact/hooks';
import { posterOf } from '../games';
import { games, loadGames } from '../net/hall/lobby';
import { Shell } from '../ui/shell/Shell';
import { listed, WORDS } from '../ui/words/words';

/** Whose games these are. */
export function CreditsScreen() {
  useEffect(loadGames, []);
  // Without the hall: all that this page has.
  const shown: readonly About[] = games.value ?? Object.values(CATALOG);
  return (
    <Shell>
      <article class="prose">
        <h1>{WORDS.credits.title}</h1>
        <p>{WORDS.credits.intro}</p>
        {shown.map(({ id, title, credits }) => (
          <section key={id} class="credit">
            <img src={posterOf(id)} alt="" width="160" height="100" loading="lazy" />
            <div>
              <h2>{title}</h2>
              <p>{WORDS.credits.designed(listed(credits.designers))}</p>
              <p>{WORDS.credits.published(credits.publisher, credits.year)}</p>
            </div>
          </section>
        ))}
        <p>{WORDS.credits.ours}</p>
        <p>{WORDS.credits.font}</p>
      </article>
    </Shell>
  );
}
