import './series.css';
import { Link } from '../../../app/routing/Link';
import { seriesPath } from '../../../app/routing/router';
import { ofSeries, SERIES, seriesScore } from '../../../ui/words/pages/series';
import { useSeries } from './useSeries';

/** Which game of which series this is, and how the series stands; leads to its page. */
export function SeriesLine() {
  const { value: there } = useSeries();
  if (!there) return undefined;
  const { series, nameOf } = there;
  return (
    <p class="series-line">
      <Link to={seriesPath(series.id)}>
        {SERIES.line(series.number, ofSeries(series), seriesScore(series, nameOf))}
      </Link>
    </p>
  );
}
