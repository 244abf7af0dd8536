import { useEffect } from 'preact/hooks';
import { HallLink } from '../../app/routing/HallLink';
import { newTablePath } from '../../app/routing/router';
import { aboutOf } from '../../games';
import { Shell } from '../../ui/shell/Shell';
import { WORDS } from '../../ui/words/words';
import { HELP_WORDS } from '../../ui/words/pages/help';
import { LostScreen } from '../LostScreen';
import { FirstLesson } from '../newcomer/NewcomerBar';
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
          <HallLink to={newTablePath(game)} class="button primary" label={HELP_WORDS.play(title)}>
            {WORDS.lobby.newTable}
          </HallLink>
        </header>
        <FirstLesson game={game} />
        <Rulebook game={game} />
      </article>
    </Shell>
  );
}
