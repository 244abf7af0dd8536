import './ending.css';
import { useEffect, useRef } from 'preact/hooks';
import { Link } from '../../../app/Link';
import { replayPath } from '../../../app/router';
import { Icon } from '../../../ui/Icon';
import { SeatMark } from '../../../ui/SeatMark';
import { WORDS } from '../../../ui/words';
import { ENDING } from '../../../ui/words/ending';
import { REPLAY } from '../../../ui/words/replay';
import { formatPlace } from '../../replay/address';
import { useTableSession } from '../tableSession';
import { endingOf } from '../notices/sentences';
import { isSealed, SERIES } from '../../../ui/words/series';
import { SeriesEnding } from '../series/SeriesEnding';
import { useSeries } from '../series/useSeries';
import { RematchButton } from './RematchButton';
import { SumsTable } from './SumsTable';
import { useSums } from './useSums';

/**
 * How the game ended: who won and how, what decided it, where to go from here; and its figures, unless
 * they are shown elsewhere.
 */
export function Ending({ hasFigures = true }: { readonly hasFigures?: boolean }) {
  const session = useTableSession();
  const { model } = session;
  const table = model.table.value;
  const Local = session.local?.Ways;
  const heading = useFocusKept();
  if (!table) return undefined;
  const won = model.seat.value !== undefined && table.winners.includes(model.seat.value);
  return (
    <div class="ending">
      <h2 tabIndex={-1} data-first ref={heading}>
        {won ? ENDING.won : ENDING.title}
      </h2>
      <p class="winners">
        {table.winners.map((seat) => (
          <SeatMark key={seat} seat={seat} size={30} />
        ))}
      </p>
      <p class="ending-words">{endingOf(session)}</p>
      {table.scores.length > 0 && <Scores scores={table.scores} names={session.names.value} />}
      <SeriesEnding />
      {Local ? <Local /> : <Ways />}
      {hasFigures && !Local && <Figures />}
    </div>
  );
}

/** The points of each seat, best first. */
function Scores({
  scores,
  names,
}: {
  readonly scores: readonly number[];
  readonly names: readonly string[];
}) {
  const inOrder = scores.map((score, seat) => ({ score, seat })).toSorted((a, b) => b.score - a.score);
  return (
    <dl class="ending-scores" aria-label={ENDING.scores}>
      {inOrder.map(({ score, seat }) => (
        <div key={seat}>
          <dt>
            <SeatMark seat={seat} size={16} /> {names[seat] ?? ''}
          </dt>
          <dd>{score.toLocaleString('en-GB').replace('-', '−')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The order that had the focus is gone when a game ends, and so is the way to put the result aside. */
function useFocusKept() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

/** The way to the replay, unless a series keeps it closed. */
function ReplayWay() {
  const { model } = useTableSession();
  if (useIsClosed()) return <p class="hint">{SERIES.sealed}</p>;
  return (
    <Link to={replayPath(model.id)} class="button">
      <Icon name="replay" size={18} /> {REPLAY.watch}
    </Link>
  );
}

function useIsClosed(): boolean {
  const series = useSeries().value?.series;
  return series !== undefined && isSealed(series.type, series.outcome);
}

/** What decided the game, and everything that one may do now. */
function Ways() {
  const { sums } = useSums();
  const isClosed = useIsClosed();
  const isKnown = typeof sums === 'object';
  return (
    <>
      {isKnown && sums.moment !== '' && (
        <p class="ending-moment">
          <strong>{ENDING.moment}:</strong> {sums.moment}
        </p>
      )}
      <div class="ending-ways">
        <RematchButton />
        {isKnown && !isClosed && sums.summary?.decided && <MomentLink step={sums.summary.decided.step} />}
        <ReplayWay />
        <Link to="/" class="button quiet">
          {WORDS.hall.back}
        </Link>
      </div>
    </>
  );
}

/** The game in figures. */
export function Figures() {
  const { sums, again } = useSums();
  if (typeof sums === 'object') return <SumsTable sums={sums} />;
  if (sums === 'summing') return <p class="hint">{ENDING.summing}</p>;
  return (
    <p class="hint">
      {ENDING.noSummary}{' '}
      <button type="button" class="button quiet" onClick={again}>
        {ENDING.again}
      </button>
    </p>
  );
}

/** Leads to the replay, at the action that decided the game. */
function MomentLink({ step }: { readonly step: number }) {
  const { model } = useTableSession();
  return (
    <Link
      to={replayPath(model.id) + formatPlace({ at: step, pointOfView: undefined, plays: true })}
      class="button"
    >
      <Icon name="eye" size={18} /> {ENDING.watchMoment}
    </Link>
  );
}
