import type { FinishedGame } from '@gearhall/shared/core/pages/hallPages';
import './watch.css';
import type { ComponentChildren } from 'preact';
import { Link } from '../../app/routing/Link';
import { replayPath } from '../../app/routing/router';
import { aboutOf } from '../../games';
import { Icon } from '../../ui/display/Icon';
import { SeatMark } from '../../ui/display/SeatMark';
import { WORDS } from '../../ui/words/words';
import { WATCH } from '../../ui/words/pages/watch';

const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

interface FinishedListProps {
  readonly games: readonly FinishedGame[];
  /** What is said of a game beside its result. */
  readonly tell?: (game: FinishedGame) => string;
  /** What stands below it. */
  readonly below?: (game: FinishedGame) => ComponentChildren;
}

/** Finished games, each with the way to its replay. */
export function FinishedList({ games, tell, below }: FinishedListProps) {
  return (
    <ul class="table-list">
      {games.map((game) => (
        <li key={game.table} class="table-row">
          <FinishedRow game={game} told={tell?.(game) ?? ''} below={below?.(game)} />
        </li>
      ))}
    </ul>
  );
}

const namesIn = ({ seats }: Pick<FinishedGame, 'seats'>): readonly string[] =>
  seats.map(({ name }, seat) => name || WORDS.table.seat(seat + 1));

interface FinishedRowProps {
  readonly game: FinishedGame;
  readonly told: string;
  readonly below: ComponentChildren;
}

function FinishedRow({ game, told, below }: FinishedRowProps) {
  const title = aboutOf(game.game)?.title ?? game.game;
  const names = namesIn(game);
  const winners = game.winners.flatMap((seat) => names[seat] ?? []);
  return (
    <>
      <div class="table-row-words">
        <h3>
          {title} {told !== '' && <span class="tag">{told}</span>}
        </h3>
        <p class="finished-names">
          {names.map((name, seat) => (
            <span key={seat}>
              <SeatMark seat={seat} size={14} /> {name}
              {game.scores && <span class="quiet-text"> {game.scores[seat]}</span>}
            </span>
          ))}
        </p>
        <p class="quiet-text">
          {winners.length > 0 ? WATCH.won(winners) : WATCH.noWinner(names)} · {WATCH.actions(game.actions)} ·{' '}
          <time dateTime={new Date(game.at).toISOString()}>{DAY.format(game.at)}</time>
        </p>
        {below}
      </div>
      <Link to={replayPath(game.table)} class="button" label={WATCH.replayOf(title, names)}>
        <Icon name="play" size={16} /> {WATCH.replay}
      </Link>
    </>
  );
}
