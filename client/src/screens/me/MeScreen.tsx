import type { OwnTables } from '@gearhall/shared/core/pages/hallPages';
import '../home/home.css';
import './me.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../net/requests/api';
import { asGuest, isSomebody } from '../../net/guest/guest';
import { useAnswer, type Answered } from '../../net/requests/useAnswer';
import { Shell } from '../../ui/shell/Shell';
import { WORDS } from '../../ui/words/words';
import { ME } from '../../ui/words/pages/me';
import { FinishedGames } from './FinishedGames';
import { MyData } from './MyData';
import { MyLessons } from './MyLessons';
import { Results } from './Results';
import { RunningGames } from './RunningGames';

const NONE: OwnTables = { running: [], finished: [] };

/** A person's own page: their games, results, lessons and data. */
export function MeScreen() {
  const isGone = useSignal(!isSomebody());
  const own = useOwnTables(isGone.value);
  useEffect(() => {
    document.title = `${ME.title} · ${WORDS.hall.name}`;
  }, []);
  const tables = isGone.value ? NONE : own.answer;
  return (
    <Shell>
      <div class="watch-page me-page">
        <header>
          <h1>{ME.title}</h1>
          <p>{ME.lead}</p>
        </header>
        {own.error !== undefined && (
          <p class="hint warning" role="status">
            {ME.offline}
          </p>
        )}
        {!tables && own.error === undefined && <p role="status">{WORDS.hall.loading}</p>}
        {tables && (
          <>
            <RunningGames games={tables.running} />
            <FinishedGames games={tables.finished} />
            <Results games={tables.finished} />
          </>
        )}
        <MyLessons />
        <MyData onDeleted={() => (isGone.value = true)} />
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
const useOwnTables = (isNobody: boolean): Answered<OwnTables> =>
  useAnswer(isNobody ? undefined : { ask: () => asGuest(api.ownTables), every: LOOK_AGAIN }).value;
