import type { RunningTable } from '@gearhall/shared/core/pages/hallPages';
import { Link } from '../../app/routing/Link';
import { seriesPath } from '../../app/routing/router';
import { SERIES } from '../../ui/words/pages/series';

/** Which game of its series a game is; leads to the page of the series. */
export function SeriesLink({ series: { id, number } }: Required<Pick<RunningTable, 'series'>>) {
  return (
    <p class="quiet-text">
      <Link to={seriesPath(id)}>{SERIES.inSeries(number)}</Link>
    </p>
  );
}
