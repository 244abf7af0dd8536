import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Link } from '../../../app/routing/Link';
import { RestoredNote } from '../../../ui/notices/RestoredNote';
import type { LinkRefusal } from '../../../net/table/tableLink';
import { LINK_SENTENCES } from '../../../ui/words/refusals';
import { WORDS } from '../../../ui/words/words';
import { usePanels } from '../session/panels';
import { useTableSession } from '../session/tableSession';

/** A calm notice over the board while the table cannot be reached, or is paused. */
export function Banner() {
  const { model } = useTableSession();
  const connectionStatus = model.connectionStatus.value;
  if (connectionStatus === 'refused') return <Refused />;
  const sentence = sentenceNow();
  return (
    <div class={sentence === '' ? 'banner' : 'banner shown'}>
      <span role="status">{sentence}</span>
      {connectionStatus === 'lost' && <NextTry />}
    </div>
  );

  function sentenceNow(): string {
    if (connectionStatus === 'joining') return WORDS.connection.joining;
    if (connectionStatus === 'restarting') return WORDS.connection.restarting;
    if (connectionStatus === 'lost')
      return navigator.onLine ? WORDS.connection.lost : WORDS.connection.offline;
    const table = model.table.value;
    // A game of other rules that is over says so where its result would stand, and one that is not has a card.
    if (table?.pause === 'rules') return '';
    const rests = table?.status === 'paused' || (table !== undefined && table.pause !== '');
    return rests ? WORDS.connection.pauses[table.pause] : '';
  }
}

/** Counts down to the next try; it can be made at once. */
function NextTry() {
  const { model } = useTableSession();
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 1000);
    return () => clearInterval(timer);
  }, [now]);
  const left = Math.ceil((model.retryAt.value - now.value) / 1000);
  if (left <= 0) return <span class="banner-next">{WORDS.connection.trying}</span>;
  return (
    <>
      <span class="banner-next">{WORDS.connection.nextTry(left)}</span>
      <button type="button" class="button" onClick={() => model.hurry()}>
        {WORDS.connection.tryNow}
      </button>
    </>
  );
}

/** Coming back would not help. */
const FINAL: readonly LinkRefusal[] = [
  ...(['noSuchTable', 'tableClosed', 'tableDamaged', 'banned', 'closedByHall', 'keptOff'] as const),
];

/** The table was left for a reason that does not pass by itself. */
function Refused() {
  const { model } = useTableSession();
  const { dialog } = usePanels();
  const why = model.linkRefusal.value ?? 'refused';
  const canReturn = !FINAL.includes(why);
  return (
    <section class="notice-card over-board" role="alert">
      <p>{LINK_SENTENCES[why]}</p>
      <RestoredNote />
      <div class="button-row">
        {why === 'badName' && (
          <button type="button" class="button" onClick={() => (dialog.value = 'name')}>
            {WORDS.name.change}
          </button>
        )}
        {canReturn && (
          <button type="button" class="button primary" onClick={() => model.reopen()}>
            {WORDS.connection.again}
          </button>
        )}
        <Link to="/" class="button">
          {WORDS.hall.back}
        </Link>
      </div>
    </section>
  );
}
