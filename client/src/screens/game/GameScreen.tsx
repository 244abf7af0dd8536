import '../home/home.css';
import './game.css';
import { useEffect } from 'preact/hooks';
import type { About } from '@gearhall/shared/core/game/about';
import { HallLink } from '../../app/routing/HallLink';
import { Link } from '../../app/routing/Link';
import {
  alonePath,
  botPath,
  editorPath,
  learnPath,
  newTablePath,
  rulesPath,
  togetherPath,
} from '../../app/routing/router';
import {
  aboutOf,
  aloneGameOf,
  difficultyOf,
  hasCourse,
  hasEditor,
  hasHelp,
  loadGameHelp,
  loadGameIntro,
  posterOf,
} from '../../games';
import { followTables, loadGames } from '../../net/hall/lobby';
import { useAnswer } from '../../net/requests/useAnswer';
import type { GameHelp, GameIntro } from '../../stage/contract/help';
import type { Fact } from '../../stage/contract/words';
import { FactList } from '../../ui/display/FactList';
import { Icon } from '../../ui/display/Icon';
import { Shell } from '../../ui/shell/Shell';
import { WORDS } from '../../ui/words/words';
import { GAME_PAGE } from '../../ui/words/pages/gamePage';
import { HOME } from '../../ui/words/pages/home';
import { LostScreen } from '../LostScreen';
import { Figure, PicturesOf } from '../rules/Figure';
import { GameLessons } from './GameLessons';
import { GamePuzzles } from './GamePuzzles';
import { GameReplays } from './GameReplays';
import { GameTables } from './GameTables';

/** The page of a game: what it is like, how to learn it, and who plays it. */
export function GameScreen({ game }: { readonly game: string }) {
  const about = aboutOf(game);
  const read = useAnswer({ key: game, ask: () => loadReading(game) }).value.answer;
  useEffect(loadGames, []);
  useEffect(() => followTables(), []);
  useEffect(() => {
    document.title = `${about?.title ?? ''} · ${WORDS.hall.name}`;
  }, [about]);
  if (!about) return <LostScreen />;
  return (
    <Shell>
      <article class="game-page">
        <Front about={about} intro={read?.intro} />
        {read?.help && read.intro && <Pictures help={read.help} intro={read.intro} />}
        <GamePuzzles game={game} />
        <div class="game-columns">
          <GameLessons game={game} />
          <GameTables game={game} />
          <GameReplays game={game} />
        </div>
      </article>
    </Shell>
  );
}

/** What there is to read and to look at; a game may have neither. */
async function loadReading(game: string) {
  const [intro, help] = await Promise.all([loadGameIntro(game), loadGameHelp(game)]);
  return { intro, help };
}

interface FrontProps {
  readonly about: About;
  /** Undefined while it is loaded, and where nobody has written it. */
  readonly intro: GameIntro | undefined;
}

function Front({ about, intro }: FrontProps) {
  return (
    <header class="game-front">
      <img class="game-face" src={posterOf(about.id)} alt="" width="800" height="500" />
      <div class="game-front-words">
        <h1>{about.title}</h1>
        <p class="game-intro">{intro?.words ?? about.tagline}</p>
        <Ways about={about} />
        <FactList class="game-facts" facts={factsOf(about, intro)} />
      </div>
    </header>
  );
}

function factsOf({ id, seats, minutes, secrets }: About, intro: GameIntro | undefined): Fact[] {
  const level = difficultyOf(id);
  const { players, duration, difficulty, secret, alone, minutes: between } = GAME_PAGE;
  return [
    { label: players, value: alone(seats.min, seats.max) },
    { label: duration, value: between(minutes.min, minutes.max) },
    ...(level ? [{ label: difficulty, value: HOME.difficulty[level] }] : []),
    { label: secret, value: intro?.secrets ?? secrets.join('; ') },
  ];
}

function Ways({ about: { id, title } }: { readonly about: About }) {
  const { lobby } = WORDS;
  const alone = aloneGameOf(id);
  return (
    <p class="button-row">
      <Link to={botPath(id)} class="button primary large" label={lobby.playBotAt(title)}>
        <Icon name="play" size={18} /> {lobby.playBot}
      </Link>
      {hasCourse(id) && (
        <Link to={learnPath(id)} class="button large" label={lobby.learnGame(title)}>
          {lobby.learn}
        </Link>
      )}
      <HallLink to={newTablePath(id)} class="button large" label={lobby.newTableOf(title)}>
        {lobby.newTable}
      </HallLink>
      {alone && (
        <Link to={alonePath(id)} class="button" label={HOME.alone(alone.name, title)}>
          {alone.name}
        </Link>
      )}
      <Link to={togetherPath(id)} class="button" label={HOME.oneDeviceOf(title)}>
        {HOME.oneDevice}
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
