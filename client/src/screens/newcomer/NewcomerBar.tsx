import './newcomer.css';
import { Link } from '../../app/routing/Link';
import { learnPath } from '../../app/routing/router';
import { isNewTo, progressIn } from '../../games/lessonProgress';
import { Icon } from '../../ui/display/Icon';
import { NEWCOMER } from '../../ui/words/pages/home';
import { hasDeclined, putAway } from './declined';

/** The way to the first lesson, for those to whom the game is new. */
export function FirstLesson({ game }: { readonly game: string }) {
  if (!isNewTo(game)) return undefined;
  return (
    <p class="newcomer-line">
      <span>{NEWCOMER.asked}</span>
      <Link to={learnPath(game, progressIn(game).next)} class="newcomer-way">
        <Icon name="play" size={16} /> {NEWCOMER.first}
      </Link>
    </p>
  );
}

/** Above the board of a first game: one line, and one tap to the first lesson. */
export function NewcomerBar({ game }: { readonly game: string }) {
  if (!isNewTo(game) || hasDeclined(game)) return undefined;
  return (
    <div class="newcomer-bar">
      <FirstLesson game={game} />
      <PutAway game={game} />
    </div>
  );
}

/** At a table of the hall, which stays open in its own tab: for those to whom the game is new. */
export function LearnWhileYouWait({ game }: { readonly game: string }) {
  if (!isNewTo(game)) return undefined;
  return (
    <p class="newcomer-line">
      <a href={learnPath(game, progressIn(game).next)} target="_blank" class="newcomer-way">
        <Icon name="play" size={16} />
        <span>
          {NEWCOMER.asked} {NEWCOMER.wait} <span class="visually-hidden">{NEWCOMER.newTab}</span>
        </span>
      </a>
    </p>
  );
}

/** The same above the board of a running game, until it is put away. */
export function WaitingBar({ game }: { readonly game: string }) {
  if (!isNewTo(game) || hasDeclined(game)) return undefined;
  return (
    <div class="newcomer-bar">
      <LearnWhileYouWait game={game} />
      <PutAway game={game} />
    </div>
  );
}

function PutAway({ game }: { readonly game: string }) {
  return (
    <button
      type="button"
      class="button quiet square"
      aria-label={NEWCOMER.away}
      title={NEWCOMER.away}
      onClick={() => putAway(game)}
    >
      <Icon name="close" size={16} />
    </button>
  );
}
