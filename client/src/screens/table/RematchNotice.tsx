import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { go, tablePath } from '../../app/router';
import { WORDS } from '../../ui/words';
import { useSeating } from './seating';

const SECONDS = 5;

/** Takes everybody along to the next table, after a moment in which one may say no. */
export function RematchNotice() {
  const { model } = useSeating();
  const stays = useSignal(false);
  const seconds = useSignal(SECONDS);
  const table = model.table.value;
  /** What stood here when I came: whoever opens an old link is not carried off. */
  const atFirst = useRef<string | undefined>(undefined);
  if (table) atFirst.current ??= table.rematch;
  const next = table && table.rematch !== atFirst.current ? table.rematch : '';
  useEffect(() => {
    if (next === '') return;
    const timer = setInterval(() => {
      if (stays.peek()) return;
      seconds.value -= 1;
      if (seconds.peek() <= 0) go(tablePath(next));
    }, 1_000);
    return () => clearInterval(timer);
  }, [next, seconds, stays]);
  if (next === '' || stays.value) return undefined;
  return (
    <section class="rematch-notice" role="status" aria-label={WORDS.ending.ready}>
      <p>
        <strong>{WORDS.ending.ready}</strong>{' '}
        <span aria-hidden="true">{WORDS.ending.follows(seconds.value)}</span>
      </p>
      <div class="button-row">
        <button type="button" class="button primary" onClick={() => go(tablePath(next))}>
          {WORDS.ending.goNow}
        </button>
        <button type="button" class="button" onClick={() => (stays.value = true)}>
          {WORDS.ending.stay}
        </button>
      </div>
    </section>
  );
}
