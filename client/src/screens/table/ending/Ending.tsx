import './ending.css';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { ABANDONED } from '@gearhall/shared/core/table/table';
import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { Link } from '../../../app/routing/Link';
import { replayPath } from '../../../app/routing/router';
import { Icon } from '../../../ui/display/Icon';
import { SeatLooksContext, SeatMark } from '../../../ui/display/SeatMark';
import { WORDS } from '../../../ui/words/words';
import { ENDING } from '../../../ui/words/table/ending';
import { REPLAY } from '../../../ui/words/pages/replay';
import { formatPlace } from '../../replay/playback/address';
import { usePanels } from '../session/panels';
import { useTableSession, type TableSession } from '../session/tableSession';
import type { Fact } from '../../../stage/contract/words';
import { endingOf, endingTitleOf, lotOf } from '../session/sentences';
import { SERIES } from '../../../ui/words/pages/series';
import { SeatMachine, useSeatColour } from '../machine/SeatMachine';
import { SeatPicture } from '../seats/SeatDashboard';
import { SeriesEnding } from '../series/SeriesEnding';
import { useIsClosed } from '../series/useIsClosed';
import { RematchButton } from './RematchButton';
import { SumsTable } from './SumsTable';
import { OwnBest, Telling } from './Telling';
import { useSums } from './useSums';

/** How the game ended: who won and how, what decided it, where to go from here; and its figures. */
export function Ending() {
  const session = useTableSession();
  const table = session.presenter.table.value;
  const { local } = session;
  const heading = useFocusKept();
  if (!table) return undefined;
  return (
    <div class="ending">
      <h2 tabIndex={-1} data-first ref={heading} style={useWinnersColour(session)}>
        {endingTitleOf(session)}
      </h2>
      <Winners winners={table.winners} />
      <p class="ending-words">{endingOf(session)}</p>
      {table.scores.length > 0 && <Scores scores={table.scores} />}
      <SeriesEnding />
      {(!local || local.past) && <Telling />}
      {local ? <local.Ways /> : <Ways />}
      {local?.past && <LookAgain />}
      {(!local || local.past) && <OwnBest />}
      {(!local || local.past) && <Figures />}
    </div>
  );
}

/** Their signs, with my own name where nothing else says it; a single winner also with a picture of their machine. */
function Winners({ winners }: { readonly winners: readonly Seat[] }) {
  const session = useTableSession();
  const [winner] = winners;
  const isMine = lotOf(session) === 'won';
  return (
    <>
      {winner !== undefined && winners.length === 1 && <WinnerPicture seat={winner} />}
      <p class="winners">
        {winners.map((seat) => (
          <Winner key={seat} seat={seat} name={isMine ? (session.names.value[seat] ?? '') : ''} />
        ))}
      </p>
    </>
  );
}

function Winner({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  return (
    <span class="winner-name" style={useSeatColour(seat)}>
      <SeatMark seat={seat} size={name === '' ? 30 : 24} /> {name}
    </span>
  );
}

/** What the winner has played with, as it is now. */
function WinnerPicture({ seat }: { readonly seat: Seat }) {
  const { presenter, game } = useTableSession();
  const view = presenter.view.value;
  return (
    <div class="winner-picture" style={useSeatColour(seat)}>
      {game.seatPicture ? <SeatPicture {...{ game, view, seat }} /> : <SeatMachine {...{ view, seat }} />}
    </div>
  );
}

/** The points of each seat, best first, with what they are made of. */
function Scores({ scores }: { readonly scores: readonly number[] }) {
  const { presenter, game, names } = useTableSession();
  const view = presenter.view.value;
  const factsOf = (seat: number) => (view === undefined ? [] : (game.words.scoreFacts?.(view, seat) ?? []));
  const inOrder = scores.map((score, seat) => ({ score, seat })).toSorted((a, b) => b.score - a.score);
  return (
    <dl class="ending-scores" aria-label={ENDING.scores}>
      {inOrder.map(({ score, seat }) => (
        <div key={seat}>
          <dt>
            <SeatMark seat={seat} size={16} /> {names.value[seat] ?? ''}
          </dt>
          <dd>{score.toLocaleString('en-GB').replace('-', '−')}</dd>
          <ScoreParts facts={factsOf(seat)} />
        </div>
      ))}
    </dl>
  );
}

/** "Robots 14, abilities +4". */
function ScoreParts({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return undefined;
  return (
    <dd class="score-parts">
      {facts.map(({ label, value }) => (
        <span key={label}>
          {label} <b>{value}</b>
        </span>
      ))}
    </dd>
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
  const { cause } = model.table.value ?? {};
  const isClosed = useIsClosed();
  if (cause === ABANDONED) return undefined;
  if (isClosed) return <p class="hint">{SERIES.sealed}</p>;
  return (
    <Link to={replayPath(model.id)} class="button">
      <Icon name="replay" size={18} /> {REPLAY.watch}
    </Link>
  );
}

/** Where others have won, their colour says so too. */
function useWinnersColour(session: TableSession): { readonly color: string } | undefined {
  const lookOf = useContext(SeatLooksContext);
  const winner = session.presenter.table.value?.winners[0];
  return winner === undefined || lotOf(session) === 'won' ? undefined : { color: lookOf(winner).colour };
}

/** Everything that one may do now. */
function Ways() {
  return (
    <>
      <div class="ending-ways">
        <RematchButton />
        <ReplayWay />
        <Link to="/" class="button quiet">
          {WORDS.hall.back}
        </Link>
      </div>
      <MomentWay>{(step) => <MomentLink step={step} />}</MomentWay>
    </>
  );
}

/** A game of this page has no other record: it is looked at again here. */
function LookAgain() {
  const { looksAgain } = usePanels();
  return (
    <>
      <div class="ending-ways">
        <button type="button" class="button" onClick={() => (looksAgain.value = { step: 0, plays: false })}>
          <Icon name="replay" size={18} /> {ENDING.watchAgain}
        </button>
      </div>
      <MomentWay>
        {(step) => (
          <button type="button" class="button" onClick={() => (looksAgain.value = { step, plays: step > 0 })}>
            <Icon name="eye" size={18} /> {ENDING.watchMoment}
          </button>
        )}
      </MomentWay>
    </>
  );
}

/** The way to the deciding moment. It comes last, and in a row of its own, so that no other one moves from under the pointer. */
function MomentWay({ children }: { readonly children: (step: number) => ComponentChildren }) {
  const { sums } = useSums();
  const decided = typeof sums === 'object' ? sums.summary?.decided : undefined;
  return decided && <div class="ending-ways">{children(decided.step)}</div>;
}

/** What each seat has done, in figures. */
function Figures() {
  const { model } = useTableSession();
  const { sums, again } = useSums();
  if (model.table.value?.cause === ABANDONED) return undefined;
  if (typeof sums === 'object') return <SumsTable sums={sums} />;
  if (sums === 'closed') return <p class="hint">{SERIES.sealedFigures}</p>;
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
