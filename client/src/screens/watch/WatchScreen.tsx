import '../home/home.css';
import './watch.css';
import { useEffect } from 'preact/hooks';
import { CATALOG } from '@gearhall/shared/games/catalog';
import { Link } from '../../app/routing/Link';
import { examplePath } from '../../app/routing/router';
import { hasExample } from '../../games';
import { lastGameHere } from '../../net/stored/lastGame';
import { followTables, games, loadGames, lobbyState, tables } from '../../net/hall/lobby';
import { EmptyStand } from '../../ui/display/EmptyStand';
import { Icon } from '../../ui/display/Icon';
import { ListState } from '../../ui/display/ListState';
import { Shell } from '../../ui/shell/Shell';
import { WORDS } from '../../ui/words/words';
import { WATCH } from '../../ui/words/pages/watch';
import { Examples } from '../home/Examples';
import { FinishedList } from './FinishedList';
import { LiveTable } from './LiveTable';
import { useFinished } from './useFinished';

/** To the recorded game of the game that one had to do with last. */
function Recorded() {
  const recorded = Object.values(CATALOG).filter(({ id }) => hasExample(id));
  const game = recorded.find(({ id }) => id === lastGameHere()) ?? recorded[0];
  return (
    game && (
      <Link to={examplePath(game.id)} class="button primary" label={WORDS.lobby.exampleOf(game.title)}>
        <Icon name="play" size={16} /> {WATCH.recorded}
      </Link>
    )
  );
}

/** What is on: the tables that are being played, and finished games. */
export function WatchScreen() {
  useEffect(loadGames, []);
  useEffect(() => followTables(), []);
  useEffect(() => {
    document.title = `${WATCH.title} · ${WORDS.hall.name}`;
  }, []);
  const live = tables.value?.filter(
    ({ status, watching }) => status === 'playing' && watching.type !== 'closed',
  );
  const finished = useFinished();
  return (
    <Shell>
      <div class="watch-page">
        <header>
          <h1>{WATCH.title}</h1>
          <p>{WATCH.lead}</p>
        </header>
        <section aria-labelledby="live-tables">
          <h2 id="live-tables">{WATCH.live}</h2>
          {live && live.length > 0 && (
            <ul class="live-list">
              {live.map((table) => (
                <li key={table.id}>
                  <LiveTable table={table} />
                </li>
              ))}
            </ul>
          )}
          <ListState of={lobbyState(live)} empty={WATCH.none}>
            <EmptyStand covered="fighter" words={WATCH.none}>
              <Recorded />
            </EmptyStand>
          </ListState>
        </section>
        <section aria-labelledby="finished-games">
          <h2 id="finished-games">{WATCH.finished}</h2>
          {finished.answer && <FinishedList games={finished.answer} />}
          <ListState of={finished} empty={WATCH.noneFinished} />
        </section>
        {games.value && finished.answer?.length === 0 && <Examples games={games.value} />}
      </div>
    </Shell>
  );
}
