import { useEffect, useRef } from 'preact/hooks';
import type { TypedThing } from '@gearhall/shared/core/game';
import { gamePath, go, puzzlePath, sandboxPath } from '../../app/routing/router';
import { Link } from '../../app/routing/Link';
import type { OpenedGame } from '../../local/localStore';
import { orderWords } from '../../ui/orders/orderWords';
import { Icon } from '../../ui/display/Icon';
import { PUZZLES } from '../../ui/words/pages/puzzles';
import { bringGame } from '../local/brought';
import { gameAt } from '../local/useLocalTable';
import { useMarkedOrder } from '../table/hints/useMarkedOrder';
import { useTableSession } from '../table/session/tableSession';
import type { Judged, PuzzleRun, Verdict } from './PuzzleRun';

export interface PuzzleTalkProps {
  readonly run: PuzzleRun;
  readonly opened: OpenedGame;
  readonly number: number;
  readonly all: number;
}

/** In place of the orders, once one has been given: what it was worth, and where to go from here. */
export function PuzzleTalk(props: PuzzleTalkProps) {
  const { run } = props;
  const verdict = run.verdict.value;
  const shown = run.shown.value;
  useMarkedOrder(shown);
  if (verdict.is === 'open') return shown && <Shown action={shown} run={run} />;
  return (
    <section class={`puzzle-talk alone ${verdict.is}`} aria-label={PUZZLES.talk}>
      <div role="status">
        <VerdictWords verdict={verdict} run={run} />
      </div>
      {verdict.is !== 'judging' && <Ways {...props} isSolved={verdict.is === 'solved'} />}
    </section>
  );
}

interface OfRun {
  readonly run: PuzzleRun;
}

/** The best choice, which can be tried now. */
function Shown({ action, run }: OfRun & { readonly action: TypedThing }) {
  return (
    <section class="puzzle-talk" aria-label={PUZZLES.talk}>
      <div role="status">
        <p>{PUZZLES.shown}</p>
        <OrderInWords action={action} run={run} />
      </div>
    </section>
  );
}

function VerdictWords({ verdict, run }: OfRun & { readonly verdict: Verdict }) {
  switch (verdict.is) {
    case 'open':
      return undefined;
    case 'failed':
      return <p>{PUZZLES.failed}</p>;
    case 'judging':
      return (
        <>
          <p>{PUZZLES.judging}</p>
          <progress max={1} value={verdict.done} aria-label={PUZZLES.judging} />
        </>
      );
    default:
      return <JudgedWords verdict={verdict} run={run} />;
  }
}

function JudgedWords({ verdict, run }: OfRun & { readonly verdict: Judged }) {
  const { action, wins } = run.best;
  return (
    <>
      <p class="puzzle-verdict">
        <strong>{verdict.is === 'solved' ? PUZZLES.solved : PUZZLES.notSolved}</strong>{' '}
        {PUZZLES.yours(verdict.wins)}
      </p>
      <p>{PUZZLES.best(wins)}</p>
      <OrderInWords action={action} run={run} />
      <p class="quiet-text">{PUZZLES.byBots}</p>
    </>
  );
}

function OrderInWords({ action, run }: OfRun & { readonly action: TypedThing }) {
  const { model, game, names } = useTableSession();
  const seat = model.seat.value ?? 0;
  const words = orderWords(game, { view: run.view, seat, names: names.value }, action);
  return (
    <p>
      <strong>{words?.label ?? PUZZLES.form}</strong>
    </p>
  );
}

function Ways({ run, opened, number, all, isSolved }: PuzzleTalkProps & { readonly isSolved: boolean }) {
  const { game } = useTableSession();
  const { id } = game.rules.about;
  const first = useRef<HTMLDivElement>(null);
  // Enter tries again, or goes on.
  useEffect(() => first.current?.querySelector<HTMLElement>('.primary')?.focus(), []);
  const playOn = () => {
    bringGame(gameAt(run.table, opened.game));
    go(sandboxPath());
  };
  const look = (isFirst: boolean): string => (isFirst ? 'button primary' : 'button');
  return (
    <div class="puzzle-ways" ref={first}>
      <button type="button" class={look(!isSolved)} onClick={() => run.again()}>
        <Icon name="undo" size={16} /> {PUZZLES.again}
      </button>
      {!isSolved && (
        <button type="button" class="button" onClick={() => run.showBest()}>
          <Icon name="eye" size={16} /> {PUZZLES.show}
        </button>
      )}
      <button type="button" class="button" onClick={playOn}>
        <Icon name="branch" size={16} /> {PUZZLES.playOn}
      </button>
      {number < all && (
        <Link to={puzzlePath(id, number + 1)} class={look(isSolved)}>
          {PUZZLES.next} <Icon name="play" size={16} />
        </Link>
      )}
      <Link to={gamePath(id)} class={number < all ? 'button quiet' : look(isSolved)}>
        {PUZZLES.all}
      </Link>
    </div>
  );
}
