import './restoredNote.css';
import { haveRead, restored } from '../../net/hall/restored';
import { WORDS } from '../words/words';

/** The hall has lost something, and goes on from a backup: what, and until when nothing is missing. */
export function RestoredNote() {
  const loss = restored.value;
  return (
    loss && (
      <p class="restored-note" role="status">
        <span>{WORDS.connection.restored(loss)}</span>
        <button type="button" class="button" onClick={haveRead}>
          {WORDS.connection.restoredRead}
        </button>
      </p>
    )
  );
}
