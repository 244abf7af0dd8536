import { Link } from '../../app/Link';
import { examplePath } from '../../app/router';
import { aboutOf, hasExample } from '../../games';
import { Icon } from '../../ui/Icon';
import { FinishedList } from '../watch/FinishedList';
import { useFinished } from '../watch/useFinished';
import { GAME_PAGE } from '../../ui/words/gamePage';

/** Finished games to watch. */
export function GameReplays({ game }: { readonly game: string }) {
  const finished = useFinished(game);
  const title = aboutOf(game)?.title ?? game;
  return (
    <section aria-labelledby="game-replays">
      <h2 id="game-replays">{GAME_PAGE.replays}</h2>
      {finished && finished.length > 0 && <FinishedList games={finished} />}
      {finished?.length === 0 && <p class="quiet-text">{GAME_PAGE.noReplays}</p>}
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
