import '../home/home.css';
import './watch.css';
import { useEffect } from 'preact/hooks';
import { followTables, loadGames, games, tables } from '../../net/lobby';
import { Shell } from '../../ui/Shell';
import { WORDS } from '../../ui/words';
import { WATCH } from '../../ui/words/watch';
import { Examples } from '../home/Examples';
import { FinishedList } from './FinishedList';
import { LiveTable } from './LiveTable';
import { useFinished } from './useFinished';

/** What is on: the tables that are being played, and finished games. */
export function WatchScreen() {
  useEffect(() => void loadGames(), []);
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
          {live && live.length > 0 ? (
            <ul class="live-list">
              {live.map((table) => (
                <li key={table.id}>
                  <LiveTable table={table} />
                </li>
              ))}
            </ul>
          ) : (
            <p class="quiet-text" role="status">
              {live ? WATCH.none : WORDS.hall.loading}
            </p>
          )}
        </section>
        <section aria-labelledby="finished-games">
          <h2 id="finished-games">{WATCH.finished}</h2>
          {finished && finished.length > 0 ? (
            <FinishedList games={finished} />
          ) : (
            <p class="quiet-text">{finished ? WATCH.noneFinished : WORDS.hall.loading}</p>
          )}
        </section>
        {games.value && finished?.length === 0 && <Examples games={games.value} />}
      </div>
    </Shell>
  );
}
