import './series.css';
import { Link } from '../../../app/routing/Link';
import { seriesPath } from '../../../app/routing/router';
import { TwoStepButton } from '../../../ui/controls/TwoStepButton';
import { SERIES, seriesEnd } from '../../../ui/words/pages/series';
import { useTableSession } from '../session/tableSession';
import { useSeries } from './useSeries';

/** Before a game from the second on: what is special about its seats, and the way out of the series. */
export function SeriesNotes() {
  const { model } = useTableSession();
  const { value: there } = useSeries();
  if (!there || there.series.number === 1) return undefined;
  return (
    <section class="series-notes" aria-label={SERIES.game(there.series.number)}>
      <p class="hint">{SERIES.seatsFixed}</p>
      {model.seat.value !== undefined && (
        <TwoStepButton
          class="quiet"
          first={SERIES.giveUp}
          second={SERIES.giveUpYes}
          title={SERIES.giveUpTitle}
          warning={SERIES.giveUpWarning}
          onDone={() => model.request('giveUpSeries', {})}
        />
      )}
    </section>
  );
}

/** A game that is not played any more, because the series is over. */
export function CalledOff() {
  const { value: there } = useSeries();
  const outcome = there?.series.outcome;
  if (!there || !outcome) return undefined;
  const { series, nameOf } = there;
  return (
    <section class="series-notes" aria-live="polite">
      <h2 tabIndex={-1}>{seriesEnd(series, outcome, nameOf)}</h2>
      <Link to={seriesPath(series.id)} class="button primary">
        {SERIES.page}
      </Link>
    </section>
  );
}
