import { useEffect } from 'preact/hooks';
import { aboutOf, accentOf } from '../games';
import { ban } from '../net/hall/hallNews';
import { noteGame } from '../net/stored/lastGame';
import { BannedScreen } from '../screens/BannedScreen';
import { ContinueScreen } from '../screens/continue/ContinueScreen';
import { CreditsScreen } from '../screens/CreditsScreen';
import { HomeScreen } from '../screens/home/HomeScreen';
import { LostScreen } from '../screens/LostScreen';
import { NewTableScreen } from '../screens/newTable/NewTableScreen';
import { NameDialog } from '../ui/dialogs/NameForm';
import { isContinuing, isNaming } from '../ui/dialogs/openDialogs';
import { Notices } from '../ui/notices/Notices';
import { WORDS } from '../ui/words/words';
import { LazyDeviceDialog } from './LazyDeviceDialog';
import { LazyScreen } from './LazyScreen';
import { route, type Route } from './routing/router';

const loadTable = async () => (await import('../screens/table/TableScreen')).TableScreen;
const loadRules = async () => (await import('../screens/rules/RulesScreen')).RulesScreen;
const loadReplay = async () => (await import('../screens/replay/ReplayScreen')).ReplayScreen;
const loadGame = async () => (await import('../screens/game/GameScreen')).GameScreen;
const loadLearn = async () => (await import('../screens/learn/LearnScreen')).LearnScreen;
const loadPuzzle = async () => (await import('../screens/puzzle/PuzzleScreen')).PuzzleScreen;
const loadBot = async () => (await import('../screens/local/BotScreen')).BotScreen;
const loadAlone = async () => (await import('../screens/local/AloneScreen')).AloneScreen;
const loadTogether = async () => (await import('../screens/local/TogetherScreen')).TogetherScreen;
const loadSandbox = async () => (await import('../screens/local/SandboxScreen')).SandboxScreen;
const loadEditor = async () => (await import('../screens/editor/EditorScreen')).EditorScreen;

const loadWatch = async () => (await import('../screens/watch/WatchScreen')).WatchScreen;
const loadPrivacy = async () => (await import('../screens/PrivacyScreen')).PrivacyScreen;
const loadAdmin = async () => (await import('../screens/admin/AdminScreen')).AdminScreen;
const loadSeries = async () => (await import('../screens/series/SeriesScreen')).SeriesScreen;
const loadMe = async () => (await import('../screens/me/MeScreen')).MeScreen;

const SCREENS = {
  home: () => <HomeScreen />,
  new: ({ game }) => <NewTableScreen key={game} gameId={game} />,
  continue: () => <ContinueScreen />,
  table: ({ id, sit }) => <LazyScreen key={`table ${id}`} load={loadTable} props={{ id, sit }} />,
  replay: ({ table, search }) => (
    <LazyScreen key={`replay ${table ?? ''}`} load={loadReplay} props={{ table, search }} />
  ),
  rules: ({ game }) => <LazyScreen key={`rules ${game}`} load={loadRules} props={{ game }} />,
  game: ({ game }) => <LazyScreen key={`game ${game}`} load={loadGame} props={{ game }} />,
  learn: ({ game, lesson }) => <LazyScreen key={`learn ${game}`} load={loadLearn} props={{ game, lesson }} />,
  puzzle: ({ game, number }) => (
    <LazyScreen key={`puzzle ${game}`} load={loadPuzzle} props={{ game, number }} />
  ),
  bot: ({ game }) => <LazyScreen key={`bot ${game}`} load={loadBot} props={{ game }} />,
  alone: ({ game }) => <LazyScreen key={`alone ${game}`} load={loadAlone} props={{ game }} />,
  together: ({ game }) => <LazyScreen key={`together ${game}`} load={loadTogether} props={{ game }} />,
  sandbox: () => <LazyScreen key="sandbox" load={loadSandbox} props={{}} />,
  editor: ({ game }) => <LazyScreen key={`editor ${game}`} load={loadEditor} props={{ game }} />,
  watch: () => <LazyScreen key="watch" load={loadWatch} props={{}} />,
  series: ({ id }) => <LazyScreen key={`series ${id}`} load={loadSeries} props={{ id }} />,
  me: () => <LazyScreen key="me" load={loadMe} props={{}} />,
  credits: () => <CreditsScreen />,
  privacy: () => <LazyScreen key="privacy" load={loadPrivacy} props={{}} />,
  admin: () => <LazyScreen key="admin" load={loadAdmin} props={{}} />,
  lost: () => <LostScreen />,
} satisfies { [S in Route['screen']]: (route: Extract<Route, { screen: S }>) => preact.JSX.Element };

/** Where a game is played or learned. */
const PLAYED: readonly Route['screen'][] = ['new', 'learn', 'puzzle', 'bot', 'alone', 'together'];

/** Where nobody comes whom the operator has banned. */
const NEEDS_HALL: readonly Route['screen'][] = ['home', 'new', 'table', 'watch'];

/** All of a page that is about one game has its light. A game that somebody plays or learns is offered first from then on. */
function lightFor(now: Route): void {
  const game = 'game' in now ? now.game : undefined;
  const { style } = document.documentElement;
  if (game === undefined) return void style.removeProperty('--accent');
  style.setProperty('--accent', accentOf(game));
  if (PLAYED.includes(now.screen) && aboutOf(game)) noteGame(game);
}

/** The whole page: one screen, and the notices over it. */
export function App() {
  const now = route.value;
  useEffect(() => {
    document.title = WORDS.hall.name;
    lightFor(now);
  }, [now]);
  const screen = SCREENS[now.screen] as (route: Route) => preact.JSX.Element;
  const { value: banned } = ban;
  return (
    <>
      {banned && NEEDS_HALL.includes(now.screen) ? <BannedScreen until={banned.until} /> : screen(now)}
      <Notices />
      {isNaming.value && <NameDialog onClose={() => (isNaming.value = false)} />}
      {isContinuing.value && <LazyDeviceDialog onClose={() => (isContinuing.value = false)} />}
    </>
  );
}
