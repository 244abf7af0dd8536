import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TableView } from '@gearhall/shared/core/table/table';
import { go, tablePath } from '../../../app/routing/router';
import { REMATCH } from '../../../ui/words/table/ending';
import { listed } from '../../../ui/words/words';
import { SERIES } from '../../../ui/words/pages/series';
import { useSeries } from '../series/useSeries';
import { useTableSession } from '../session/tableSession';

const SECONDS = 5;
/** Nobody has asked for the next game of a series: there is time to look at how this one ended. */
const SERIES_SECONDS = 20;

/**
 * Takes everybody to the rematch: those who asked for it at once, the others after a moment in which they
 * can decline.
 */
export function RematchNotice() {
  const { model } = useTableSession();
  const table = model.table.value;
  /** The rematch that existed when I came: nobody who opens an old link is taken along. */
  const atFirst = useRef<string | undefined>(undefined);
  if (table) atFirst.current ??= table.rematch;
  if (!table || table.rematch === '' || table.rematch === atFirst.current) return undefined;
  return <Leaving key={table.rematch} table={table} />;
}

const askedBy = (names: readonly string[]): string =>
  names.length > 0 ? REMATCH.asked(listed(names)) : REMATCH.askedBySomebody;

/** What the next table is in a series that is not over. */
function useNextGame() {
  const { value: there } = useSeries();
  if (!there || there.series.outcome) return undefined;
  const number = there.series.number + 1;
  return { title: SERIES.game(number), comes: SERIES.next(number) };
}

function Leaving({ table }: { readonly table: TableView }) {
  const { model, names } = useTableSession();
  const stays = useSignal(false);
  const next = useNextGame();
  const seconds = useSignal(next === undefined ? SECONDS : SERIES_SECONDS);
  const path = tablePath(table.rematch);
  const isAsker = model.seat.value !== undefined && table.seats[model.seat.value]?.again === true;
  useEffect(() => {
    if (isAsker) return go(path);
    const timer = setInterval(() => {
      if (stays.peek()) return;
      seconds.value -= 1;
      if (seconds.peek() <= 0) go(path);
    }, 1_000);
    return () => clearInterval(timer);
  }, [path, isAsker, seconds, stays]);
  if (isAsker || stays.value) return undefined;
  const askers = table.seats.flatMap(({ again }, seat) => (again ? [names.value[seat] ?? ''] : []));
  return (
    <section class="rematch-notice" role="status" aria-label={next?.title ?? REMATCH.title}>
      <p>
        <strong>{next?.comes ?? askedBy(askers)}</strong>{' '}
        <span aria-hidden="true">{REMATCH.follows(seconds.value)}</span>
      </p>
      <div class="button-row">
        <button type="button" class="button primary" onClick={() => go(path)}>
          {REMATCH.goNow}
        </button>
        <button type="button" class="button" onClick={() => (stays.value = true)}>
          {REMATCH.stay}
        </button>
      </div>
    </section>
  );
}
