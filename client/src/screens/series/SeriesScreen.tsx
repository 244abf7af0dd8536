import '../home/home.css';
import '../watch/watch.css';
import './series.css';
import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { aboutOf } from '../../games';
import { api, ApiError, type SeriesPage } from '../../net/api';
import { asGuest, isSomebody } from '../../net/guest';
import { Shell } from '../../ui/Shell';
import { WORDS } from '../../ui/words';
import { SERIES, seriesEnd, seriesHelp, titleOfSeries } from '../../ui/words/series';
import { LostScreen } from '../LostScreen';
import { SeriesMatches } from './SeriesMatches';
import { SeriesScore } from './SeriesScore';
import { SeriesTodo } from './SeriesTodo';
import { memberName } from './memberName';

/** The page of a series: its score, its games, and who has to do what next. */
export function SeriesScreen({ id }: { readonly id: string }) {
  const page = useSeriesPage(id).value;
  const title = typeof page === 'object' ? titleOfPage(page) : '';
  useEffect(() => {
    document.title = title === '' ? WORDS.hall.name : `${title} · ${WORDS.hall.name}`;
  }, [title]);
  if (page === 'missing') return <LostScreen words={SERIES.missing} />;
  return (
    <Shell>
      <div class="watch-page series-page">
        {page === undefined && <p role="status">{WORDS.hall.loading}</p>}
        {page === 'failed' && (
          <p class="hint warning" role="status">
            {SERIES.failed}
          </p>
        )}
        {typeof page === 'object' && <Page page={page} title={title} />}
      </div>
    </Shell>
  );
}

const titleOfPage = (page: SeriesPage): string =>
  `${aboutOf(page.game)?.title ?? page.game}: ${titleOfSeries(page)}`;

function Page({ page, title }: { readonly page: SeriesPage; readonly title: string }) {
  const { outcome } = page;
  return (
    <>
      <header>
        <h1>{title}</h1>
        {outcome ? (
          <p>
            <strong>{seriesEnd(page, outcome, memberName(page))}</strong>
          </p>
        ) : (
          <p>{seriesHelp(page)}</p>
        )}
      </header>
      <SeriesScore page={page} />
      {!outcome && <SeriesTodo page={page} />}
      <SeriesMatches page={page} />
    </>
  );
}

/** Milliseconds between two looks at a page that stays open. */
const LOOK_AGAIN = 10_000;

/** Kept up to date while the page can be seen. */
function useSeriesPage(id: string): Signal<SeriesPage | 'missing' | 'failed' | undefined> {
  const page = useSignal<SeriesPage | 'missing' | 'failed' | undefined>(undefined);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      // Somebody who has never sat at a table is not made known to the server by looking.
      const asked = isSomebody() ? asGuest((token) => api.series(id, token)) : api.series(id);
      void asked.then(
        (found) => (page.value = found),
        (error: unknown) => {
          const isMissing = error instanceof ApiError && error.status === 404;
          page.value = isMissing ? 'missing' : typeof page.peek() === 'object' ? page.peek() : 'failed';
        },
      );
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, page]);
  return page;
}
