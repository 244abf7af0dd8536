import '../home/home.css';
import './watch.css';
import { useEffect } from 'preact/hooks';
import { followTables, games, loadGames, lobbyState, tables } from '../../net/hall/lobby';
import { ListState } from '../../ui/display/ListState';
import { Shell } from '../../ui/shell/Shell';
import { WORDS } from '../../ui/words/words';
import { WATCH } from '../../ui/words/pages/watch';
import { Examples } from '../home/Examples';
import { FinishedList } from './FinishedList';
import { LiveTable } from './LiveTable';
import { useFinished } from './useFinished';

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
          <ListState of={lobbyState(live)} empty={WATCH.none} />
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
