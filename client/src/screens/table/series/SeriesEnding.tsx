import { SERIES, seriesEnd, seriesLead } from '../../../ui/words/pages/series';
import { useSeries } from './useSeries';

/** After a game of a series: how the series stands, or how it has ended, and what comes next. */
export function SeriesEnding() {
  const { value: there } = useSeries();
  if (!there) return undefined;
  const { series, nameOf } = there;
  const { outcome, number } = series;
  return (
    <p class="ending-series">
      {outcome
        ? seriesEnd(series, outcome, nameOf)
        : `${seriesLead(series, nameOf)} ${SERIES.next(number + 1)}`}
    </p>
  );
}
