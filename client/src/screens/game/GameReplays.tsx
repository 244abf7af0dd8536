import { Link } from '../../app/routing/Link';
import { examplePath } from '../../app/routing/router';
import { aboutOf, hasExample } from '../../games';
import { Icon } from '../../ui/display/Icon';
import { ListState } from '../../ui/display/ListState';
import { FinishedList } from '../watch/FinishedList';
import { useFinished } from '../watch/useFinished';
import { GAME_PAGE } from '../../ui/words/pages/gamePage';

/** Finished games to watch. */
export function GameReplays({ game }: { readonly game: string }) {
  const finished = useFinished(game);
  const title = aboutOf(game)?.title ?? game;
  return (
    <section aria-labelledby="game-replays">
      <h2 id="game-replays">{GAME_PAGE.replays}</h2>
      {finished.answer && <FinishedList games={finished.answer} />}
      <ListState of={finished} empty={GAME_PAGE.noReplays} />
      {hasExample(game) && (
        <p class="button-row">
          <Link to={examplePath(game)} class="button" label={GAME_PAGE.watchExample(title)}>
            <Icon name="play" size={16} /> {GAME_PAGE.example}
          </Link>
        </p>
      )}
    </section>
  );
}
