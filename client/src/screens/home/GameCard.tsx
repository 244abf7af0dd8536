import type { About } from '@gearhall/shared/core/game/about';
import { useId } from 'preact/hooks';
import { HallLink } from '../../app/routing/HallLink';
import { Link } from '../../app/routing/Link';
import { botPath, gamePath, learnPath, newTablePath } from '../../app/routing/router';
import { difficultyOf, hasCourse } from '../../games';
import { progressIn } from '../../games/lessonProgress';
import { Icon } from '../../ui/display/Icon';
import { WORDS } from '../../ui/words/words';
import { HOME } from '../../ui/words/pages/home';

interface OfGame {
  readonly game: About;
}

/**
 * A game on offer: leads to a game against a bot at once, to its lessons, and to a new table. Everywhere else the card
 * leads to the game's page, by the link of its title (home.css).
 */
export function GameCard({ game }: OfGame) {
  const { id, title, tagline } = game;
  const progress = useId();
  return (
    <article class="game-card">
      <img class="game-face" src={`/faces/${id}.svg`} alt="" width="480" height="260" />
      <div class="game-words">
        <h3>
          <Link to={gamePath(id)}>{title}</Link>
        </h3>
        <Figures game={game} />
        <p class="game-tagline">{tagline}</p>
        <LessonProgress game={id} id={progress} />
      </div>
      <Ways game={game} describedBy={progress} />
    </article>
  );
}

/** Players, minutes, and how much there is to learn. */
function Figures({ game: { id, seats, minutes } }: OfGame) {
  const { lobby } = WORDS;
  const difficulty = difficultyOf(id);
  return (
    <p class="game-figures">
      <span>{lobby.players(seats.min, seats.max)}</span>
      <span>{lobby.minutes(minutes.min, minutes.max)}</span>
      {difficulty && <span>{HOME.difficulty[difficulty]}</span>}
    </p>
  );
}

/** What has been learned so far; nothing before the first lesson. */
function LessonProgress({ game, id }: { readonly game: string; readonly id: string }) {
  const { done, all } = progressIn(game);
  if (done === 0) return undefined;
  return (
    <p class={done === all ? 'game-progress whole' : 'game-progress'}>
      {done === all && <Icon name="check" size={16} />}
      <span id={id}>{HOME.lessonsDone(done, all)}</span>
      <progress value={done} max={all} aria-hidden="true" />
    </p>
  );
}

interface WaysProps extends OfGame {
  /** The id of what tells how far one has learned. */
  readonly describedBy: string;
}

function Ways({ game: { id, title }, describedBy }: WaysProps) {
  const { lobby } = WORDS;
  return (
    <div class="game-ways">
      <Link to={botPath(id)} class="button primary" label={lobby.playBotAt(title)}>
        {lobby.playBot}
      </Link>
      {hasCourse(id) && (
        <Link
          to={learnPath(id)}
          class="button"
          label={lobby.learnGame(title)}
          describedBy={progressIn(id).done > 0 ? describedBy : undefined}
        >
          {lobby.learn}
        </Link>
      )}
      <HallLink to={newTablePath(id)} class="button" label={lobby.newTableOf(title)}>
        {lobby.newTable}
      </HallLink>
    </div>
  );
}
