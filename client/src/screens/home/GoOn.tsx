import { BOT_LEVELS } from '@gearhall/shared/core/bots/bot';
import { Link } from '../../app/routing/Link';
import { alonePath, botPath, learnPath, sandboxPath, togetherPath } from '../../app/routing/router';
import { aboutOf, accentOf, aloneGameOf, posterOf } from '../../games';
import { runningGames, type RunningGame } from '../../net/stored/runningGames';
import { HOME } from '../../ui/words/pages/home';

/** How many are listed. */
const MOST = 4;

/** What kind of game it is, by the first part of its name: where it is, and what it is called. */
interface Kind {
  readonly path: (game: string) => string;
  readonly words: (title: string, running: RunningGame) => string;
}

const againstBot = (title: string, { level }: RunningGame): string =>
  HOME.against(title, BOT_LEVELS.find((one) => one === level) ?? 'easy');

const KINDS: Readonly<Record<string, Kind>> = {
  bot: { path: botPath, words: againstBot },
  lesson: { path: (game) => learnPath(game, 'game'), words: againstBot },
  alone: {
    path: alonePath,
    words: (title, { game }) => HOME.alone(aloneGameOf(game)?.name ?? '', title),
  },
  together: { path: togetherPath, words: HOME.together },
  sandbox: { path: () => sandboxPath(), words: HOME.sandbox },
};

const kindOf = ({ keptAs }: RunningGame): Kind | undefined => {
  const [kind = ''] = keptAs.split('.');
  return Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
};

/** Games in this browser that have been begun and not finished; nothing where there is none. */
export function GoOn() {
  const games = runningGames().filter((one) => kindOf(one) && aboutOf(one.game));
  if (games.length === 0) return undefined;
  return (
    <section aria-labelledby="go-on">
      <header class="section-head">
        <h2 id="go-on">{HOME.goOn}</h2>
        <p class="quiet-text">{HOME.goOnHelp}</p>
      </header>
      <ul class="go-on-list">
        {games.slice(0, MOST).map((one, index) => (
          <li key={one.keptAs}>
            <GoOnRow running={one} isNext={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface GoOnRowProps {
  readonly running: RunningGame;
  readonly isNext: boolean;
}

function GoOnRow({ running, isNext }: GoOnRowProps) {
  const { game } = running;
  const kind = kindOf(running);
  if (!kind) return undefined;
  const words = kind.words(aboutOf(game)?.title ?? game, running);
  return (
    <div class="go-on-row" style={{ '--accent': accentOf(game) }}>
      <img src={posterOf(game)} alt="" width="800" height="500" />
      <p>{words}</p>
      <Link to={kind.path(game)} class={isNext ? 'button primary' : 'button'} label={HOME.goOnAt(words)}>
        {HOME.goOnButton}
      </Link>
    </div>
  );
}
