import { Link } from '../../app/Link';
import { newTablePath, rulesPath } from '../../app/router';
import { hasHelp } from '../../games';
import type { OfferedGame } from '../../net/api';
import { WORDS } from '../../ui/words';
import { PlayBot } from './PlayBot';

/** A game on offer, with its picture: leads to a new table, or to a game against a bot at once. */
export function GameCard({ game }: { readonly game: OfferedGame }) {
  const { id, title, tagline, seats, minutes } = game;
  return (
    <article class="game-card">
      <img class="game-face" src={`/faces/${id}.svg`} alt="" width="480" height="260" />
      <div class="game-words">
        <div class="game-title">
          <h3>{title}</h3>
          {hasHelp(id) && (
            <Link to={rulesPath(id)} class="button quiet" label={WORDS.lobby.rulesOf(title)}>
              {WORDS.lobby.rules}
            </Link>
          )}
        </div>
        <p class="game-figures">
          <span>{WORDS.lobby.players(seats.min, seats.max)}</span>
          <span>{WORDS.lobby.minutes(minutes.min, minutes.max)}</span>
        </p>
        <p class="game-tagline">{tagline}</p>
      </div>
      <div class="game-ways">
        <Link to={newTablePath(id)} class="button primary" label={WORDS.lobby.newTableOf(title)}>
          {WORDS.lobby.newTable}
        </Link>
        <PlayBot game={game} />
      </div>
    </article>
  );
}
