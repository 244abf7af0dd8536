import { useEffect } from 'preact/hooks';
import { games, loadGames } from '../net/lobby';
import { Shell } from '../ui/Shell';
import { listed, WORDS } from '../ui/words';

/** Whose games these are. */
export function CreditsScreen() {
  useEffect(() => void loadGames(), []);
  return (
    <Shell>
      <article class="prose">
        <h1>{WORDS.credits.title}</h1>
        <p>{WORDS.credits.intro}</p>
        {games.value?.map(({ id, title, credits }) => (
          <section key={id} class="credit">
            <img src={`/faces/${id}.svg`} alt="" width="160" height="87" loading="lazy" />
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
