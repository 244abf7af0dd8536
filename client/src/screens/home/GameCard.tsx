import { Link } from '../../app/Link';
import { newTablePath } from '../../app/router';
import type { OfferedGame } from '../../net/api';
import { WORDS } from '../../ui/words';

/** A game on offer, with its face. */
export function GameCard({ game }: { readonly game: OfferedGame }) {
  const { id, title, tagline, seats, minutes } = game;
  return (
    <article class="game-card">
      <img class="game-face" src={`/faces/${id}.svg`} alt="" width="480" height="260" />
      <div class="game-words">
        <h3>{title}</h3>
        <p>{tagline}</p>
        <p class="game-figures">
          <span>{WORDS.lobby.players(seats.min, seats.max)}</span>
          <span>{WORDS.lobby.minutes(minutes.min, minutes.max)}</span>
        </p>
        <Link to={newTablePath(id)} class="button primary" label={WORDS.lobby.newTableOf(title)}>
          {WORDS.lobby.newTable}
        </Link>
      </div>
    </article>
  );
}
