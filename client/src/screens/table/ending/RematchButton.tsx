import { Link } from '../../../app/routing/Link';
import { tablePath } from '../../../app/routing/router';
import { ActButton } from '../../../ui/controls/ActButton';
import { REMATCH } from '../../../ui/words/table/ending';
import { SERIES, seriesName } from '../../../ui/words/pages/series';
import { useSeries, type SeriesAtTable } from '../series/useSeries';
import { useTableSession } from '../session/tableSession';

/** What the next table is called: a rematch, the next game of the series, or another series. */
interface Words {
  readonly ask: string;
  readonly help: string;
  readonly go: string;
}

function wordsFor(there: SeriesAtTable | undefined): Words {
  const { ask, help, goLater: go } = REMATCH;
  if (!there) return { ask, help, go };
  const { series } = there;
  const next = series.number + 1;
  if (series.outcome) return { ask: SERIES.again(seriesName(series)), help, go };
  return { ask: SERIES.openNext(next), help: SERIES.openHelp, go: SERIES.goNext(next) };
}

/** The next table: requested from a seat, unless it has opened by itself; once there is one, the link to it for everybody. */
export function RematchButton() {
  const { model, isLive } = useTableSession();
  const table = model.table.value;
  const seat = model.seat.value;
  const words = wordsFor(useSeries().value);
  if (!table) return undefined;
  if (table.rematch !== '') {
    return (
      <Link to={tablePath(table.rematch)} class="button primary">
        {words.go}
      </Link>
    );
  }
  if (seat === undefined) return undefined;
  return (
    <div class="rematch-button">
      <ActButton class="primary" off={!isLive.value} onClick={() => model.request('rematch', {})}>
        {words.ask}
      </ActButton>
      <p class="hint">{words.help}</p>
    </div>
  );
}
