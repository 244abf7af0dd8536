import { Link } from '../../app/Link';
import { LINK_SENTENCES } from '../../ui/refusals';
import { WORDS } from '../../ui/words';
import { usePanels } from './panels';
import { useSeating } from './seating';

/** Calm words over the board while the table is not reached, or rests. */
export function Banner() {
  const { model } = useSeating();
  const connection = model.connection.value;
  if (connection === 'refused') return <Refused />;
  const sentence = sentenceNow();
  return (
    <p class={sentence === '' ? 'banner' : 'banner shown'} role="status">
      {sentence}
    </p>
  );

  function sentenceNow(): string {
    if (connection === 'joining') return WORDS.connection.joining;
    if (connection === 'restarting') return WORDS.connection.restarting;
    if (connection === 'lost') return navigator.onLine ? WORDS.connection.lost : WORDS.connection.offline;
    const table = model.table.value;
    const rests = table?.status === 'paused' || (table !== undefined && table.pause !== '');
    return rests ? WORDS.connection.pauses[table.pause] : '';
  }
}

/** The table has been left for a reason that does not pass by itself. */
function Refused() {
  const { model } = useSeating();
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
