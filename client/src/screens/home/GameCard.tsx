import type { About } from '@gearhall/shared/core/game';
import { Link } from '../../app/Link';
import { botPath, gamePath, learnPath, newTablePath } from '../../app/router';
import { hasBots, hasCourse } from '../../games';
import { WORDS } from '../../ui/words';

/** A game on offer: leads to a game against a bot at once, to its lessons, to a new table, and to its page. */
export function GameCard({ game }: { readonly game: About }) {
  const { id, title, tagline, seats, minutes } = game;
  const { lobby } = WORDS;
  return (
    <article class="game-card">
      <img class="game-face" src={`/faces/${id}.svg`} alt="" width="480" height="260" />
      <div class="game-words">
        <h3>
          <Link to={gamePath(id)}>{title}</Link>
        </h3>
        <p class="game-figures">
          <span>{lobby.players(seats.min, seats.max)}</span>
          <span>{lobby.minutes(minutes.min, minutes.max)}</span>
        </p>
        <p class="game-tagline">{tagline}</p>
      </div>
      <div class="game-ways">
        {hasBots(id) && (
          <Link to={botPath(id)} class="button primary" label={lobby.playBotAt(title)}>
            {lobby.playBot}
          </Link>
        )}
        {hasCourse(id) && (
          <Link to={learnPath(id)} class="button" label={lobby.learnGame(title)}>
            {lobby.learn}
          </Link>
        )}
        <Link to={newTablePath(id)} class="button" label={lobby.newTableOf(title)}>
          {lobby.newTable}
        </Link>
      </div>
    </article>
  );
}
