import { OwnDecisions, OwnStory } from '../../series/OwnParts';
import { decided, useSeriesPage } from '../../series/useSeriesPage';
import { SERIES } from '../../../ui/words/pages/series';
import { listed } from '../../../ui/words/words';
import { useSeries, type SeriesAtTable } from './useSeries';

/** What members decide at the table where the next game will be played, and what they know. */
export function TableDecisions() {
  const { value: there } = useSeries();
  if (!there?.series.deciding) return undefined;
  return <Deciding there={there} />;
}

function Deciding({ there: { series, nameOf } }: { readonly there: SeriesAtTable }) {
  const { id, deciding = [] } = series;
  const { page, look } = useSeriesPage(id, JSON.stringify(series));
  const { answer: seen } = page.value;
  return (
    <section class="series-notes deciding" aria-label={SERIES.todo}>
      <p role="status">{SERIES.decides(listed(deciding.map(nameOf)))}</p>
      {seen && (
        <>
          <OwnDecisions page={seen} decide={(decision) => decided(seen, decision, look)} />
          <details class="fold">
            <summary>{SERIES.stands}</summary>
            <OwnStory page={seen} />
          </details>
        </>
      )}
    </section>
  );
}
