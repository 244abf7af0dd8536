import { Link } from '../../../app/Link';
import { LINK_SENTENCES } from '../../../ui/refusals';
import { WORDS } from '../../../ui/words';
import { usePanels } from '../panels/panels';
import { useTableSession } from '../tableSession';

/** A calm notice over the board while the table cannot be reached, or is paused. */
export function Banner() {
  const { model } = useTableSession();
  const connectionStatus = model.connectionStatus.value;
  if (connectionStatus === 'refused') return <Refused />;
  const sentence = sentenceNow();
  return (
    <p class={sentence === '' ? 'banner' : 'banner shown'} role="status">
      {sentence}
    </p>
  );

  function sentenceNow(): string {
    if (connectionStatus === 'joining') return WORDS.connection.joining;
    if (connectionStatus === 'restarting') return WORDS.connection.restarting;
    if (connectionStatus === 'lost')
      return navigator.onLine ? WORDS.connection.lost : WORDS.connection.offline;
    const table = model.table.value;
    const rests = table?.status === 'paused' || (table !== undefined && table.pause !== '');
    return rests ? WORDS.connection.pauses[table.pause] : '';
  }
}

/** The table was left for a reason that does not pass by itself. */
function Refused() {
  const { model } = useTableSession();
  const { dialog } = usePanels();
  const why = model.linkRefusal.value ?? 'refused';
  const canReturn = why !== 'noSuchTable' && why !== 'tableClosed' && why !== 'tableDamaged';
  return (
    <section class="notice-card over-board" role="alert">
      <p>{LINK_SENTENCES[why]}</p>
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
