import type { SeriesPage } from '@gearhall/shared/games/series';
import '../home/home.css';
import '../watch/watch.css';
import './series.css';
import { useEffect } from 'preact/hooks';
import { aboutOf, type DecisionsProps } from '../../games';
import { Shell } from '../../ui/shell/Shell';
import { WORDS } from '../../ui/words/words';
import { SERIES, seriesEnd, seriesHelp, titleOfSeries } from '../../ui/words/pages/series';
import { LostScreen } from '../LostScreen';
import { SeriesMatches } from './SeriesMatches';
import { SeriesScore } from './SeriesScore';
import { SeriesTodo } from './SeriesTodo';
import { memberName } from './memberName';
import { OwnStory } from './OwnParts';
import { decided, isMissing, useSeriesPage } from './useSeriesPage';

/** The page of a series: its score, its games, and who has to do what next. */
export function SeriesScreen({ id }: { readonly id: string }) {
  const { page: kept, look } = useSeriesPage(id);
  const { answer: page, error } = kept.value;
  const title = page ? titleOfPage(page) : '';
  useEffect(() => {
    document.title = title === '' ? WORDS.hall.name : `${title} · ${WORDS.hall.name}`;
  }, [title]);
  if (isMissing(error)) return <LostScreen words={SERIES.missing} />;
  return (
    <Shell>
      <div class="watch-page series-page">
        {!page && error === undefined && <p role="status">{WORDS.hall.loading}</p>}
        {!page && error !== undefined && (
          <p class="hint warning" role="status">
            {SERIES.failed}
          </p>
        )}
        {page && <Page page={page} title={title} decide={(decision) => decided(page, decision, look)} />}
      </div>
    </Shell>
  );
}

const titleOfPage = (page: SeriesPage): string =>
  `${aboutOf(page.game)?.title ?? page.game}: ${titleOfSeries(page)}`;

interface PageProps extends DecisionsProps {
  readonly title: string;
}

function Page({ page, title, decide }: PageProps) {
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
      {!outcome && <SeriesTodo page={page} decide={decide} />}
      <OwnStory page={page} />
      <SeriesMatches page={page} />
    </>
  );
}
