import { useEffect } from 'preact/hooks';
import { Link } from '../../app/Link';
import { newTablePath } from '../../app/router';
import { aboutOf } from '../../games';
import { Shell } from '../../ui/Shell';
import { WORDS } from '../../ui/words';
import { HELP_WORDS } from '../../ui/words/help';
import { LostScreen } from '../LostScreen';
import { Rulebook } from './Rulebook';

/** The rules of a game, for readers without a table. */
export function RulesScreen({ game }: { readonly game: string }) {
  const title = aboutOf(game)?.title;
  useEffect(() => {
    if (title !== undefined) document.title = `${HELP_WORDS.title(title)} · ${WORDS.hall.name}`;
  }, [title]);
  if (title === undefined) return <LostScreen />;
  return (
    <Shell>
      <article class="rules-page">
        <header class="rules-head">
          <h1>{HELP_WORDS.title(title)}</h1>
          <Link to={newTablePath(game)} class="button primary" label={HELP_WORDS.play(title)}>
            {WORDS.lobby.newTable}
          </Link>
        </header>
        <Rulebook game={game} />
      </article>
    </Shell>
  );
}
