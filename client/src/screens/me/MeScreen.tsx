import type { OwnTables } from '@gearhall/shared/core/hallPages';
import '../home/home.css';
import './me.css';
import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../net/api';
import { asGuest, isSomebody } from '../../net/guest';
import { Shell } from '../../ui/Shell';
import { WORDS } from '../../ui/words';
import { ME } from '../../ui/words/me';
import { FinishedGames } from './FinishedGames';
import { MyData } from './MyData';
import { MyLessons } from './MyLessons';
import { Results } from './Results';
import { RunningGames } from './RunningGames';

const NONE: OwnTables = { running: [], finished: [] };

/** A person's own page: their games, results, lessons and data. */
export function MeScreen() {
  const own = useOwnTables();
  useEffect(() => {
    document.title = `${ME.title} · ${WORDS.hall.name}`;
  }, []);
  const tables = own.value;
  return (
    <Shell>
      <div class="watch-page me-page">
        <header>
          <h1>{ME.title}</h1>
          <p>{ME.lead}</p>
        </header>
        {tables === 'failed' && (
          <p class="hint warning" role="status">
            {ME.offline}
          </p>
        )}
        {tables === undefined && <p role="status">{WORDS.hall.loading}</p>}
        {typeof tables === 'object' && (
          <>
            <RunningGames games={tables.running} />
            <FinishedGames games={tables.finished} />
            <Results games={tables.finished} />
          </>
        )}
        <MyLessons />
        <MyData onDeleted={() => (own.value = NONE)} />
      </div>
    </Shell>
  );
}

/** Milliseconds between two looks at a page that stays open: games end, and it becomes somebody's turn. */
const LOOK_AGAIN = 15_000;

/**
 * The lists, kept up to date while the page can be seen. Somebody who has never sat at a table is not made known
 * to the server by looking at this page.
 */
function useOwnTables(): Signal<OwnTables | 'failed' | undefined> {
  const own = useSignal<OwnTables | 'failed' | undefined>(isSomebody() ? undefined : NONE);
  useEffect(() => {
    const look = () => {
      if (!isSomebody() || document.visibilityState !== 'visible') return;
      void asGuest(api.ownTables).then(
        (tables) => (own.value = tables),
        () => (own.value = 'failed'),
      );
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [own]);
  return own;
}
