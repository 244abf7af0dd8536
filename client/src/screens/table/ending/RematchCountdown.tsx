import './ending.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TableView } from '@gearhall/shared/core/table/table';
import { ActButton } from '../../../ui/controls/ActButton';
import { say } from '../../../ui/notices/notices';
import { listed, WORDS } from '../../../ui/words/words';
import { REMATCH } from '../../../ui/words/table/ending';
import { countdownWords } from '../../../ui/words/pages/series';
import { useSeries } from '../series/useSeries';
import { useTableSession } from '../session/tableSession';

/** A rematch begins by itself: when, whom it waits for, and how to stop it. */
export function RematchCountdown() {
  const { model } = useTableSession();
  const table = model.table.value;
  useHeldSaid(table);
  // Before the game of some series something has to be decided.
  const isUndecided = useSeries().value?.series.deciding !== undefined;
  if (!table?.startsItself || table.status !== 'gathering' || isUndecided) return undefined;
  return <Countdown table={table} />;
}

function Countdown({ table }: { readonly table: TableView }) {
  const { model, isLive } = useTableSession();
  const words = useWords();
  const isCounting = table.startsAt > 0;
  return (
    <section class="rematch-countdown" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p class="visually-hidden" role="status">
        {isCounting ? words.startsSoon : ''}
      </p>
      {isCounting ? <Seconds startsAt={table.startsAt} /> : <Missing table={table} />}
      {model.seat.value !== undefined && (
        <>
          <ActButton off={!isLive.value} onClick={() => model.request('holdStart', {})}>
            {REMATCH.notYet}
          </ActButton>
          <p class="hint">{REMATCH.notYetHelp}</p>
        </>
      )}
    </section>
  );
}

/** A rematch, or a game of a series: its first one may begin by itself too, once something has been decided. */
const useWords = () => countdownWords(useSeries().value?.series);

function Missing({ table }: { readonly table: TableView }) {
  const { names } = useTableSession();
  const missing = table.seats.flatMap(({ sitter, presence }, seat) =>
    sitter === 'person' && presence !== 'here' ? [names.value[seat] ?? ''] : [],
  );
  const free = table.seats.filter(({ sitter }) => sitter === 'nobody').length;
  return (
    <>
      {missing.length > 0 && <p>{REMATCH.waitsFor(listed(missing))}</p>}
      {free > 0 && <p>{WORDS.gathering.missing(free)}</p>}
    </>
  );
}

const TICK = 200;

/** By the server's clock. */
function Seconds({ startsAt }: { readonly startsAt: number }) {
  const { model } = useTableSession();
  const left = useSignal(secondsTo(startsAt, model.clockAhead.peek()));
  useEffect(() => {
    const look = () => (left.value = secondsTo(startsAt, model.clockAhead.peek()));
    look();
    const timer = setInterval(look, TICK);
    return () => clearInterval(timer);
  }, [startsAt, left, model]);
  return (
    <p class="rematch-seconds" aria-hidden="true">
      {REMATCH.startsIn(left.value)}
    </p>
  );
}

const secondsTo = (startsAt: number, ahead: number): number =>
  Math.max(0, Math.ceil((startsAt - Date.now() - ahead) / 1000));

/** Announces once to everybody that somebody is not ready yet. */
function useHeldSaid(table: TableView | undefined): void {
  const didCount = useRef(false);
  const starts = table?.startsItself === true;
  const gathers = table?.status === 'gathering';
  const { held } = useWords();
  useEffect(() => {
    if (didCount.current && !starts && gathers && held !== '') say(held);
    didCount.current = starts;
  }, [starts, gathers, held]);
}
