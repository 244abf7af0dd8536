import type { About } from '@gearhall/shared/core/game/about';
import { useId } from 'preact/hooks';
import { HallLink } from '../../app/routing/HallLink';
import { Link } from '../../app/routing/Link';
import { botPath, gamePath, learnPath, newTablePath } from '../../app/routing/router';
import { accentOf, difficultyOf, hasCourse, posterOf } from '../../games';
import { progressIn } from '../../games/lessonProgress';
import { Icon } from '../../ui/display/Icon';
import { WORDS } from '../../ui/words/words';
import { HOME } from '../../ui/words/pages/home';

interface OfGame {
  readonly game: About;
}

interface GameCardProps extends OfGame {
  /** Whether a game of it is the one next step of the page. */
  readonly isNext: boolean;
  /** Called when somebody points at it or reaches it by key, and with false when they leave it. */
  readonly onLooked: (isLooked: boolean) => void;
}

/**
 * A game on offer: leads to a game against a bot at once, to its lessons, and to a new table. Everywhere else the card
 * leads to the game's page, by the link of its title (home.css).
 */
export function GameCard({ game, isNext, onLooked }: GameCardProps) {
  const { id, title, tagline } = game;
  const progress = useId();
  return (
    <article
      class="game-card"
      style={{ '--accent': accentOf(id) }}
      onPointerEnter={() => onLooked(true)}
      onPointerLeave={() => onLooked(false)}
      onFocusIn={() => onLooked(true)}
      onFocusOut={() => onLooked(false)}
    >
      <img class="game-face" src={posterOf(id)} alt="" width="800" height="500" />
      <div class="game-words">
        <h3>
          <Link to={gamePath(id)}>{title}</Link>
        </h3>
        <Figures game={game} />
        <p class="game-tagline">{tagline}</p>
        <LessonProgress game={id} id={progress} />
      </div>
      <Ways game={game} isNext={isNext} describedBy={progress} />
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

interface WaysProps extends Pick<GameCardProps, 'game' | 'isNext'> {
  /** The id of what tells how far one has learned. */
  readonly describedBy: string;
}

function Ways({ game: { id, title }, isNext, describedBy }: WaysProps) {
  const { lobby } = WORDS;
  return (
    <div class="game-ways">
      <Link
        to={botPath(id)}
        class={isNext ? 'button primary bot-way' : 'button bot-way'}
        label={lobby.playBotAt(title)}
      >
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
