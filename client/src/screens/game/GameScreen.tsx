import '../home/home.css';
import './game.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { About } from '@gearhall/shared/core/game';
import { Link } from '../../app/Link';
import { botPath, editorPath, learnPath, newTablePath, rulesPath, togetherPath } from '../../app/router';
import { aboutOf, hasBots, hasCourse, hasEditor, hasHelp, loadGameHelp, loadGameIntro } from '../../games';
import { followTables, loadGames } from '../../net/lobby';
import type { GameHelp, GameIntro } from '../../stage/contract';
import type { Fact } from '../../stage/words';
import { FactList } from '../../ui/FactList';
import { Icon } from '../../ui/Icon';
import { Shell } from '../../ui/Shell';
import { WORDS } from '../../ui/words';
import { GAME_PAGE } from '../../ui/words/gamePage';
import { LostScreen } from '../LostScreen';
import { Figure, PicturesOf } from '../rules/Figure';
import { GameLessons } from './GameLessons';
import { GameReplays } from './GameReplays';
import { GameTables } from './GameTables';

/** The page of a game: what it is like, how to learn it, and who plays it. */
export function GameScreen({ game }: { readonly game: string }) {
  const about = aboutOf(game);
  const help = useSignal<GameHelp | undefined>(undefined);
  const intro = useSignal<GameIntro | undefined>(undefined);
  useEffect(() => void loadGames(), []);
  useEffect(() => followTables(), []);
  useEffect(() => {
    document.title = `${about?.title ?? ''} · ${WORDS.hall.name}`;
    void Promise.all([loadGameIntro(game), loadGameHelp(game)]).then(
      ([read, loaded]) => {
        intro.value = read;
        help.value = loaded;
      },
      () => undefined,
    );
  }, [game, about, help, intro]);
  if (!about) return <LostScreen />;
  return (
    <Shell>
      <article class="game-page">
        <Front about={about} intro={intro.value} />
        {help.value && intro.value && <Pictures help={help.value} intro={intro.value} />}
        <div class="game-columns">
          <GameLessons game={game} />
          <GameTables game={game} />
          <GameReplays game={game} />
        </div>
      </article>
    </Shell>
  );
}

interface FrontProps {
  readonly about: About;
  /** Undefined while it is loaded, and where nobody has written it. */
  readonly intro: GameIntro | undefined;
}

function Front({ about, intro }: FrontProps) {
  return (
    <header class="game-front">
      <img class="game-face" src={`/faces/${about.id}.svg`} alt="" width="480" height="260" />
      <div class="game-front-words">
        <h1>{about.title}</h1>
        <p class="game-intro">{intro?.words ?? about.tagline}</p>
        <Ways about={about} />
        <FactList class="game-facts" facts={factsOf(about, intro)} />
      </div>
    </header>
  );
}

function factsOf({ seats, minutes, secrets }: About, intro: GameIntro | undefined): Fact[] {
  const { players, duration, difficulty, secret, alone, minutes: between, levels } = GAME_PAGE;
  return [
    { label: players, value: alone(seats.min, seats.max) },
    { label: duration, value: between(minutes.min, minutes.max) },
    ...(intro ? [{ label: difficulty, value: levels[intro.difficulty] }] : []),
    { label: secret, value: intro?.secrets ?? secrets.join('; ') },
  ];
}

function Ways({ about: { id, title } }: { readonly about: About }) {
  const { lobby } = WORDS;
  return (
    <p class="button-row">
      {hasBots(id) && (
        <Link to={botPath(id)} class="button primary large" label={lobby.playBotAt(title)}>
          <Icon name="play" size={18} /> {lobby.playBot}
        </Link>
      )}
      {hasCourse(id) && (
        <Link to={learnPath(id)} class="button large" label={lobby.learnGame(title)}>
          {lobby.learn}
        </Link>
      )}
      <Link to={newTablePath(id)} class="button large" label={lobby.newTableOf(title)}>
        {lobby.newTable}
      </Link>
      <Link to={togetherPath(id)} class="button" label={GAME_PAGE.togetherOf(title)}>
        {GAME_PAGE.together}
      </Link>
      {hasEditor(id) && (
        <Link to={editorPath(id)} class="button" label={GAME_PAGE.makeOf(title)}>
          {GAME_PAGE.make}
        </Link>
      )}
      {hasHelp(id) && (
        <Link to={rulesPath(id)} class="button" label={lobby.rulesOf(title)}>
          {lobby.rules}
        </Link>
      )}
    </p>
  );
}

/** Drawn by the board's own code. */
function Pictures({ help, intro }: { readonly help: GameHelp; readonly intro: GameIntro }) {
  return (
    <section class="game-pictures" aria-label={GAME_PAGE.pictures}>
      <PicturesOf help={help}>
        {intro.pictures.map(({ name, caption }) => (
          <Figure key={name} name={name} caption={caption} />
        ))}
      </PicturesOf>
    </section>
  );
}
